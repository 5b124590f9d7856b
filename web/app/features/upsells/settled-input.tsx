import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/field.tsx'

interface SettledInputProps<T> {
  label: string
  /** The stored value, formatted. */
  shown: string
  after?: ReactNode
  inputMode: 'decimal' | 'numeric'
  /** Parses the typed text into a value or a Serbian error message. */
  read: (typed: string) => { value: T } | { problem: string }
  onSettled: (value: T) => void
}

/** A number field that saves on blur or Enter; Esc restores the stored value. */
export function SettledInput<T>({ label, shown, after, inputMode, read, onSettled }: SettledInputProps<T>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const drop = () => {
    setTyped(null)
    setProblem(undefined)
  }
  const settle = () => {
    if (typed === null) return
    if (typed.trim() === shown) return drop()
    const result = read(typed)
    if ('problem' in result) return setProblem(result.problem)
    drop()
    onSettled(result.value)
  }
  return (
    <TextField
      label={label}
      value={typed ?? shown}
      error={problem}
      inputMode={inputMode}
      autoComplete="off"
      className="tabular"
      after={after}
      onChange={(event) => {
        setTyped(event.target.value)
        setProblem(undefined)
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') drop()
      }}
    />
  )
}
