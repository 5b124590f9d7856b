import { ResetPasswordRequest, UserItem } from '@izlog/contracts/http/admin'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { nameOf } from './person.ts'

/** Sets a new password for a user who forgot theirs; 6 characters are the minimum (docs/product/platform.md 5). */
export function ResetPasswordDialog({ user, onClose }: { user: UserItem; onClose: () => void }) {
  const [newPassword, setNewPassword] = useState('')
  const checked = ResetPasswordRequest.safeParse({ newPassword })
  const reset = useMutation({
    mutationFn: () => api.patch(`/api/admin/users/${user.id}/reset-password`, UserItem, { newPassword }),
    onSuccess: () => {
      toast({ title: 'Šifra je resetovana!', description: nameOf(user) })
      onClose()
    },
    onError: (error) => toastRefusal('Greška pri resetovanju šifre', error),
  })
  return (
    <Dialog open title="Resetovanje lozinke" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (checked.success && !reset.isPending) reset.mutate()
        }}
      >
        <p className="mb-4 text-fg2">
          <span className="font-semibold text-fg">{nameOf(user)}</span>, {user.email}. Stara lozinka odmah prestaje da
          važi i sve prijave ovog korisnika se prekidaju.
        </p>
        <PasswordField
          label="Nova šifra (minimum 6 karaktera)"
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <DialogActions onCancel={onClose} disabled={!checked.success} busy={reset.isPending && 'Čuvanje…'}>
          Resetuj lozinku
        </DialogActions>
      </form>
    </Dialog>
  )
}
