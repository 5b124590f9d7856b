import type { UserItem } from '@izlog/contracts/http/admin'
import { cx } from '../../ui/cx.ts'

/** A person's initials; amber for administrators. */
export function Initials({ user }: { user: UserItem }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-control text-tiny font-bold',
        user.role === 'admin' ? 'bg-notice-line text-on-notice' : 'bg-tint2 text-on-tint',
      )}
    >
      {[user.firstName, user.lastName].map((name) => [...name][0]?.toLocaleUpperCase('sr-Latn')).join('')}
    </span>
  )
}
