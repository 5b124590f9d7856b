import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

interface AskPasswordProps {
  children: ReactNode
  /** What the button says. */
  action: string
  danger?: boolean
  /** Rejects where the password was refused. */
  onPassword: (currentPassword: string) => Promise<unknown>
  onClose: () => void
}

/** The form of a dialog that goes on only with one's own password. */
export function AskPassword({ children, action, danger = false, onPassword, onClose }: AskPasswordProps) {
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState('')
  const ask = useMutation({ mutationFn: onPassword })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(password)
        ask.mutate(password)
      }}
    >
      <p className="mb-4 text-fg2">{children}</p>
      <PasswordField
        label="Trenutna lozinka"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={ask.error && password === sent ? sentenceOf(ask.error, 'Molimo pokušajte ponovo') : undefined}
      />
      <div className="mt-5 flex gap-2.5 md:justify-end">
        <Button onClick={onClose} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button
          type="submit"
          look={danger ? 'danger' : 'action'}
          disabled={password === ''}
          busy={ask.isPending && 'Provera…'}
          className="max-md:flex-1"
        >
          {action}
        </Button>
      </div>
    </form>
  )
}
