import type { UserItem } from '@izlog/contracts/http/admin'
import { Ban, CircleCheck, Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { nameOf } from './person.ts'
import { useUserStatus } from './use-user-status.ts'

interface UserMenuProps {
  user: UserItem
  onEdit: (user: UserItem) => void
  onDeactivate: (user: UserItem) => void
  onResetPassword: (user: UserItem) => void
  onDelete: (user: UserItem) => void
}

/** An administrator's actions on a user; administrators cannot be deleted (docs/product/platform.md 2). */
export function UserMenu({ user, onEdit, onDeactivate, onResetPassword, onDelete }: UserMenuProps) {
  const status = useUserStatus()
  if (status.isPending) {
    return (
      <span role="status" className="grid size-9 shrink-0 place-items-center text-fg2 max-md:size-11">
        <Spinner />
        <span className="sr-only">Čuvanje…</span>
      </span>
    )
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Akcije za korisnika ${nameOf(user)}`}
          className="grid size-9 shrink-0 place-items-center rounded-control text-fg2 hover:bg-well hover:text-fg data-[state=open]:bg-well max-md:size-11"
        >
          <Ellipsis className="size-4" aria-hidden="true" />
        </button>
      }
    >
      {user.role === 'client' && (
        <MenuItem onSelect={() => onEdit(user)}>
          <Pencil aria-hidden="true" />
          Izmeni podatke
        </MenuItem>
      )}
      {user.isActive ? (
        <MenuItem onSelect={() => onDeactivate(user)}>
          <Ban aria-hidden="true" />
          Deaktiviraj…
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => status.mutate({ user, isActive: true })}>
          <CircleCheck aria-hidden="true" />
          Aktiviraj
        </MenuItem>
      )}
      <MenuItem onSelect={() => onResetPassword(user)}>
        <KeyRound aria-hidden="true" />
        Resetuj lozinku
      </MenuItem>
      {user.role !== 'admin' && (
        <MenuItem grave onSelect={() => onDelete(user)}>
          <Trash2 aria-hidden="true" />
          Obriši…
        </MenuItem>
      )}
    </Menu>
  )
}
