import { zodResolver } from '@hookform/resolvers/zod'
import { LoginRequest } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { ApiError } from '../../api/client.ts'
import { signIn } from '../../session/session-calls.ts'

/** Email and password (platform spec 2, 5 and 8). */
export function LoginForm() {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(LoginRequest),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: ({ firstName }) =>
      toast({ title: 'Uspešna prijava!', description: `Dobrodošli, ${firstName || 'korisniče'}!` }),
    onError: (error) => {
      toast({ tone: 'bad', title: 'Greška pri prijavi', description: reasonOf(error) })
      setFocus('password', { shouldSelect: true })
    },
  })
  const { errors } = formState
  return (
    <form
      noValidate
      onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
      className="space-y-4 [--spacing-field:2.75rem] max-md:[--spacing-field:2.875rem]"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Lozinka"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        look="primary"
        busy={login.isPending && 'Prijavljivanje...'}
        size="large"
        className="mt-2 w-full"
      >
        Prijavite se
      </Button>
    </form>
  )
}

function reasonOf(error: Error): string {
  if (error instanceof ApiError) return error.sentence ?? 'Neispravni podaci za prijavu'
  return error.message === 'Nedostaju podaci o korisniku' ? error.message : 'Neispravni podaci za prijavu'
}
