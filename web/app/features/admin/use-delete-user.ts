import { DeletedResponse, type UserItem } from '@izlog/contracts/http/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { toast } from '../../ui/toast-store.ts'
import { refreshAdmin } from './admin-queries.ts'
import { nameOf } from './person.ts'

/** Deletes a user for good, without confirmation: the caller asks first (docs/product/platform.md 7 and 8). */
export function useDeleteUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (user: UserItem) => api.delete(`/api/admin/users/${user.id}`, DeletedResponse),
    onSuccess: (_deleted, user) => {
      toast({ title: 'Korisnik je obrisan!', description: nameOf(user) })
      return refreshAdmin(client)
    },
    onError: (error) => toastRefusal('Greška pri brisanju korisnika', error),
  })
}
