import { TextField } from '../../ui/field.tsx'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string
  /** Also accepts a recovery code, which contains letters. */
  orRecovery?: boolean
}

/** The field for a second factor's code; `one-time-code` lets a password manager fill it in. */
export function CodeField({ value, onChange, error, hint = '', orRecovery = false }: CodeFieldProps) {
  return (
    <TextField
      label="Kod"
      inputMode={orRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={hint}
      className="tracking-widest tabular-nums"
    />
  )
}
