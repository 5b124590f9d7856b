import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

interface AskPasswordProps {
  children: ReactNode
  /** The button's label. */
  action: string
  danger?: boolean
  /** Rejects if the server refuses the password. */
  onPassword: (currentPassword: string) => Promise<unknown>
  onClose: () => void
}

/** The form of a dialog whose action needs the user's current password. */
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
      <DialogActions
        onCancel={onClose}
        look={danger ? 'danger' : 'action'}
        disabled={password === ''}
        busy={ask.isPending && 'Provera…'}
      >
        {action}
      </DialogActions>
    </form>
  )
}
