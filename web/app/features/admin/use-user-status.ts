import { UserItem } from '@izlog/contracts/http/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { toast } from '../../ui/toast-store.ts'
import { refreshAdmin } from './admin-queries.ts'
import { nameOf } from './person.ts'

interface Change {
  readonly user: UserItem
  readonly isActive: boolean
}

/** Activates or deactivates a user; the toast has an undo button (docs/product/platform.md 4, 7 and 8). */
export function useUserStatus() {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ user, isActive }: Change) => api.patch(`/api/admin/users/${user.id}/status`, UserItem, { isActive }),
    onSuccess: (_saved, { user, isActive }) => {
      toast({
        title: 'Status je ažuriran!',
        description: `${nameOf(user)}: nalog je ${isActive ? 'aktivan' : 'deaktiviran'}.`,
        action: { label: 'Vrati', run: () => change.mutate({ user, isActive: !isActive }) },
      })
      return refreshAdmin(client)
    },
    onError: (error) => toastRefusal('Greška', error, 'Greška pri ažuriranju statusa'),
  })
  return change
}
