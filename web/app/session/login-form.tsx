import { zodResolver } from '@hookform/resolvers/zod'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import { LoginRefusal, LoginRequest } from '@izlog/contracts/http/auth'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ApiError } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast-store.ts'
import { FailureLine, NO_CONNECTION } from './failure-line.tsx'
import { SecondStep } from './second-step.tsx'
import { type SignedInAs, signIn } from './session-calls.ts'

/** Email and password (docs/product/platform.md 2, 5 and 8), then a code if the user has a second factor or must set one up. */
export function LoginForm() {
  const { register, handleSubmit, formState, getValues, watch, setFocus } = useForm({
    resolver: zodResolver(LoginRequest),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const [secondStep, setSecondStep] = useState<{ enrolment: LoginRefusal['enrolment'] }>()
  const welcome = ({ user, enter }: SignedInAs) => {
    enter()
    toast({ title: 'Uspešna prijava!', description: `Dobrodošli, ${user.firstName || 'korisniče'}!` })
  }
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: (signedIn) => signedIn.recoveryCodes ?? welcome(signedIn),
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal?.code === 'login.code-required' || refusal?.code === 'login.enrol')
        return setSecondStep({ enrolment: refusal.enrolment })
      if (secondStep && isAboutCode(refusal)) return
      setSecondStep(undefined)
      toast({ tone: 'bad', title: 'Greška pri prijavi', description: reasonOf(error) })
      setFocus('password', { shouldSelect: true })
    },
  })
  const { errors } = formState
  return (
    <>
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
        {isDeactivated(login.error) && <FailureLine error={login.error} />}
        <Button
          type="submit"
          look="primary"
          busy={login.isPending && 'Prijavljivanje...'}
          size="large"
          className="mt-2 w-full"
        >
          Prijavite se
        </Button>
        <Link
          to="/zaboravljena-lozinka"
          state={watch('email')}
          className="grid h-11 place-items-center rounded-control text-body font-medium text-link hover:underline"
        >
          Zaboravljena lozinka
        </Link>
      </form>
      {secondStep && (
        <SecondStep
          enrolment={secondStep.enrolment}
          recoveryCodes={login.data?.recoveryCodes}
          refused={login.error ? reasonOf(login.error) : undefined}
          sending={login.isPending}
          onCode={(code) => login.mutate({ ...getValues(), code, enrolment: secondStep.enrolment?.token })}
          onDone={() => login.data && welcome(login.data)}
          onClose={() => setSecondStep(undefined)}
        />
      )}
    </>
  )
}

const refusalOf = (error: Error): LoginRefusal | undefined =>
  error instanceof ApiError ? LoginRefusal.safeParse(parseJson(error.body)).data : undefined

/** The reason stays on the screen: it is more than a toast holds, and trying again does not help. */
const isDeactivated = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.refusal?.code === 'login.inactive'

/** True if only the code was wrong: the dialog for the code then stays open. */
const isAboutCode = (refusal: LoginRefusal | undefined): boolean =>
  refusal?.code === 'login.code-wrong' || Boolean(refusal?.issues?.some(({ path }) => path === 'code'))

function reasonOf(error: Error): string {
  if (error instanceof ApiError) return error.sentence ?? 'Neispravni podaci za prijavu'
  // fetch throws a TypeError when there is no answer at all.
  if (error instanceof TypeError) return NO_CONNECTION
  return error.message === 'Nedostaju podaci o korisniku' ? error.message : 'Neispravni podaci za prijavu'
}
