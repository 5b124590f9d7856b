import { zodResolver } from '@hookform/resolvers/zod'
import { ForgottenPasswordRequest, PASSWORD_RESET_MESSAGES } from '@izlog/contracts/http/password-reset'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { useTitle } from '../shared/use-title.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EntranceFrame } from './entrance-frame.tsx'
import { FailureLine } from './failure-line.tsx'
import { askForLink, forgottenPasswordOptions } from './password-reset-calls.ts'

/** Asks for a link to a new password, or names whom to ask where no mail is sent. */
export function ForgottenPasswordScreen() {
  useTitle('Zaboravljena lozinka · Izlog')
  const options = useQuery(forgottenPasswordOptions)
  return (
    <EntranceFrame title="Zaboravljena lozinka" about="Novu lozinku birate preko linka koji stiže na Vaš email">
      {options.isPending ? (
        <Loading what="formu">
          <Skeleton className="h-32 w-full" />
        </Loading>
      ) : options.data?.byEmail === false ? (
        <p role="status" className="mb-4">
          {PASSWORD_RESET_MESSAGES.noEmail}
        </p>
      ) : (
        <AskForm />
      )}
      <BackToLogin />
    </EntranceFrame>
  )
}

function AskForm() {
  const typed: unknown = useLocation().state
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgottenPasswordRequest),
    mode: 'onTouched',
    // What was typed at sign-in.
    defaultValues: { email: typeof typed === 'string' ? typed : '' },
  })
  const ask = useMutation({ mutationFn: askForLink })
  if (ask.isSuccess)
    return (
      <p role="status" className="mb-4">
        {ask.data.message}
      </p>
    )
  return (
    <form
      noValidate
      onSubmit={handleSubmit((request) => ask.mutate(request))}
      className="space-y-4 [--spacing-field:2.875rem]"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {ask.error && <FailureLine error={ask.error} />}
      <Button type="submit" look="primary" size="large" busy={ask.isPending && 'Slanje…'} className="mt-2 w-full">
        Pošalji link
      </Button>
    </form>
  )
}

export const BackToLogin = () => (
  <Link to="/" className={buttonClass('quiet', 'large', 'mt-2 w-full')}>
    Nazad na prijavu
  </Link>
)
