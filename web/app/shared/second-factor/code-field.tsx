import { TextField } from '../../ui/field.tsx'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string
  /** A recovery code, which has letters, may stand in for it. */
  orRecovery?: boolean
}

/** The code of the second factor; phones offer it by themselves. */
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
