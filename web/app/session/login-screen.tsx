import { useTitle } from '../shared/use-title.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { LoginForm } from './login-form.tsx'

export function LoginScreen() {
  useTitle('Prijava · Izlog')
  return (
    <EntranceFrame title="Prijavite se" about="Unesite svoje podatke za pristup platformi">
      <LoginForm />
    </EntranceFrame>
  )
}
