import { TextField } from '../../../ui/field.tsx'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string
}

/** The code of the second factor; phones offer it by themselves. */
export function CodeField({ value, onChange, error, hint = '' }: CodeFieldProps) {
  return (
    <TextField
      label="Kod"
      inputMode="text"
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
