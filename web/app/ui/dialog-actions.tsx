import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface DialogActionsProps {
  onCancel: () => void
  /** The submit button's label; `busy` replaces it while the request runs. */
  children: ReactNode
  busy: string | false
  disabled: boolean
  look?: 'action' | 'danger'
}

/** The two buttons at the end of a dialog's form: cancel and submit. */
export function DialogActions({ onCancel, children, busy, disabled, look = 'action' }: DialogActionsProps) {
  return (
    <div className="mt-5 flex gap-2.5 md:justify-end">
      <Button onClick={onCancel} className="max-md:flex-1">
        Otkaži
      </Button>
      <Button type="submit" look={look} disabled={disabled} busy={busy} className="max-md:flex-1">
        {children}
      </Button>
    </div>
  )
}
