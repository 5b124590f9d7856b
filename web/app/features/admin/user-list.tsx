import { SUPER_ADMIN_ID } from '@izlog/contracts/domain/users'
import { ADMIN_MESSAGES, type UserItem } from '@izlog/contracts/http/admin'
import { Lock } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ActiveBadge } from './active-badge.tsx'
import { Initials } from './initials.tsx'
import { nameOf } from './person.ts'
import { UserMenu } from './user-menu.tsx'

interface UserListProps {
  users: readonly UserItem[]
  onEdit: (user: UserItem) => void
  onDeactivate: (user: UserItem) => void
  onResetPassword: (user: UserItem) => void
  onDelete: (user: UserItem) => void
}

/** All users, each with a menu of actions; user 1 is locked (docs/product/platform.md 6). */
export function UserList({ users, ...actions }: UserListProps) {
  return (
    <ul className="divide-y divide-line">
      {users.map((user) => (
        <li
          key={user.id}
          className="flex min-h-15 items-center gap-3 py-2 pr-2 pl-4 hover:bg-hover has-data-[state=open]:bg-tint max-md:min-h-16"
        >
          <Initials user={user} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold leading-5">{nameOf(user)}</p>
            <p className="truncate text-small text-fg2">{user.email}</p>
          </div>
          <div className="flex items-center gap-1.5 max-sm:flex-col max-sm:items-end max-sm:gap-1">
            <Badge tone={user.role === 'admin' ? 'brand' : 'plain'}>
              {user.role === 'admin' ? 'Admin' : 'Klijent'}
            </Badge>
            <ActiveBadge isActive={user.isActive} />
          </div>
          {user.id === SUPER_ADMIN_ID ? <Locked /> : <UserMenu user={user} {...actions} />}
        </li>
      ))}
    </ul>
  )
}

function Locked() {
  return (
    <Tooltip text={ADMIN_MESSAGES.superAdmin}>
      <button
        type="button"
        aria-label={ADMIN_MESSAGES.superAdmin}
        className="grid size-9 shrink-0 cursor-default place-items-center rounded-control text-fg2 max-md:size-11"
      >
        <Lock className="size-4" aria-hidden="true" />
      </button>
    </Tooltip>
  )
}
