import type { LoginRefusal } from '@izlog/contracts/http/auth'
import { SecondFactorCode } from '@izlog/contracts/http/second-factor'
import { useState } from 'react'
import { CodeField } from '../shared/second-factor/code-field.tsx'
import { EnrolmentSteps } from '../shared/second-factor/enrolment-steps.tsx'
import { RecoveryCodes } from '../shared/second-factor/recovery-codes.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

interface SecondStepProps {
  /** If set, the user sets up the second factor first. */
  enrolment: LoginRefusal['enrolment']
  /** Set after the second factor was set up; shown so that the user stores them before continuing. */
  recoveryCodes: readonly string[] | undefined
  /** The server's message about the latest code. */
  refused: string | undefined
  sending: boolean
  onCode: (code: string) => void
  onDone: () => void
  onClose: () => void
}

/** The second step of signing in: asks for a code, and first sets up a second factor if the user must have one and has none. */
export function SecondStep(props: SecondStepProps) {
  const { enrolment, recoveryCodes, refused, sending, onCode, onDone, onClose } = props
  const [code, setCode] = useState('')
  const [sent, setSent] = useState('')
  if (recoveryCodes) {
    return (
      <Dialog open title="Rezervni kodovi">
        <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
      </Dialog>
    )
  }
  return (
    <Dialog open title={enrolment ? 'Podesite prijavu u dva koraka' : 'Potvrdite prijavu'} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(code)
          onCode(code)
        }}
      >
        {enrolment ? (
          <EnrolmentSteps enrolment={enrolment} />
        ) : (
          <p className="mb-4 text-fg2">Upišite kod od 6 cifara iz aplikacije za kodove.</p>
        )}
        <CodeField
          value={code}
          onChange={setCode}
          error={code === sent ? refused : undefined}
          orRecovery={!enrolment}
          hint={enrolment ? '' : 'Nemate telefon kod sebe? Upišite jedan od rezervnih kodova.'}
        />
        <DialogActions
          onCancel={onClose}
          disabled={!SecondFactorCode.safeParse(code).success}
          busy={sending && 'Provera…'}
        >
          Potvrdi
        </DialogActions>
      </form>
    </Dialog>
  )
}
