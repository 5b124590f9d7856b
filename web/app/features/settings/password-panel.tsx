import { zodResolver } from '@hookform/resolvers/zod'
import { ChangePasswordRequest, ChangePasswordResponse, SETTINGS_MESSAGES } from '@izlog/contracts/http/settings'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { keepSession } from './keep-session.ts'
import { Panel, PanelForm } from './panel.tsx'

/** Changes the password. All other sessions end; this one continues with the token from the response (docs/product/platform.md 5 and 8). */
export function PasswordPanel() {
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    resolver: zodResolver(ChangePasswordRequest),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  })
  const change = useMutation({
    mutationFn: (request: ChangePasswordRequest) =>
      api.post('/api/auth/change-password', ChangePasswordResponse, request),
    onSuccess: ({ token }) => {
      keepSession(token)
      reset()
      toast({ title: 'Uspešno!', description: SETTINGS_MESSAGES.passwordChanged })
    },
    onError: (error) => {
      toastRefusal('Greška pri promeni lozinke', error, 'Molimo pokušajte ponovo')
      setFocus('currentPassword', { shouldSelect: true })
    },
  })
  const { errors } = formState
  return (
    <Panel title="Promena lozinke" about="Posle promene ostajete prijavljeni samo ovde; ostali uređaji se odjavljuju.">
      <PanelForm
        onSubmit={handleSubmit((request) => change.mutate(request))}
        busy={change.isPending && 'Čuvanje…'}
        save="Promeni lozinku"
      >
        <PasswordField
          label="Trenutna lozinka"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label="Nova lozinka"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          hint="Preporučujemo bar 8 karaktera."
          {...register('newPassword')}
        />
        <PasswordField
          label="Potvrdite novu lozinku"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </PanelForm>
    </Panel>
  )
}
