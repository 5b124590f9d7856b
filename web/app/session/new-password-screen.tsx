import { zodResolver } from '@hookform/resolvers/zod'
import { NewPasswordRequest, PASSWORD_RESET_MESSAGES } from '@izlog/contracts/http/password-reset'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../api/session-store.ts'
import { useTitle } from '../shared/use-title.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast-store.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { FailureLine } from './failure-line.tsx'
import { BackToLogin } from './forgotten-password-screen.tsx'
import { isLinkEnded, setNewPassword } from './password-reset-calls.ts'

/** The screen of the link in a mail. Its token stands behind #, so no server gets it with the address. */
export function NewPasswordScreen() {
  useTitle('Nova lozinka · Izlog')
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(NewPasswordRequest),
    mode: 'onTouched',
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  })
  const save = useMutation({
    mutationFn: setNewPassword,
    onSuccess: ({ message }) => {
      // Also whoever is signed in here: the server has ended all sessions of the account.
      useSession.getState().end()
      toast({ title: 'Uspešno!', description: message })
      void navigate('/', { replace: true })
    },
  })
  const { errors } = formState
  return (
    <EntranceFrame title="Nova lozinka" about="Posle promene se prijavljujete novom lozinkom, na svakom uređaju">
      {token === '' || isLinkEnded(save.error) ? (
        <>
          <p role="alert" className="mb-4">
            {PASSWORD_RESET_MESSAGES.linkEnded}
          </p>
          <Link to="/zaboravljena-lozinka" className={buttonClass('primary', 'large', 'w-full')}>
            Zatraži novi link
          </Link>
        </>
      ) : (
        <form
          noValidate
          onSubmit={handleSubmit((request) => save.mutate(request))}
          className="space-y-4 [--spacing-field:2.875rem]"
        >
          <PasswordField
            label="Nova lozinka"
            autoComplete="new-password"
            hint="Preporučujemo bar 8 karaktera."
            error={errors.newPassword?.message}
            {...register('newPassword')}
          />
          <PasswordField
            label="Potvrdite novu lozinku"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
          {save.error && <FailureLine error={save.error} />}
          <Button type="submit" look="primary" size="large" busy={save.isPending && 'Čuvanje…'} className="mt-2 w-full">
            Sačuvaj lozinku
          </Button>
        </form>
      )}
      <BackToLogin />
    </EntranceFrame>
  )
}
