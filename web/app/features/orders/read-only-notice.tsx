import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { Lock } from 'lucide-react'
import { cx } from '../../ui/cx.ts'

/** Why a client whose desk is read-only finds no actions. */
export const ReadOnlyNotice = ({ className }: { className?: string }) => (
  <p
    className={cx(
      'no-print flex items-start gap-2.5 rounded-control border border-notice-line bg-notice px-3.5 py-2.5 text-small text-on-notice',
      className,
    )}
  >
    <Lock className="mt-px size-4 shrink-0" aria-hidden="true" />
    {DESK_MESSAGES.readOnly}
  </p>
)
