import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { TextField } from './field.tsx'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  hint?: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Sign = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          aria-label={shown ? 'Sakrij lozinku' : 'Prikaži lozinku'}
          onClick={() => setShown(!shown)}
          className="-mr-2.5 grid size-9 place-items-center rounded-control text-fg2 hover:text-fg max-md:size-11 max-md:-mr-3"
        >
          <Sign className="size-4.5" aria-hidden="true" />
        </button>
      }
    />
  )
}
