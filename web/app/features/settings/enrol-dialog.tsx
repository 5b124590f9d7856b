import { type Enrolment, SecondFactorCode } from '@izlog/contracts/http/second-factor'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { CodeField } from '../../shared/second-factor/code-field.tsx'
import { EnrolmentSteps } from '../../shared/second-factor/enrolment-steps.tsx'
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AskPassword } from './ask-password.tsx'
import { beginEnrolment, refetchUser, setSecondFactor } from './second-factor-calls.ts'

/** Sets up the second factor in three steps: password, authenticator app with a first code, recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) {
    const done = () => {
      onClose()
      toast({ title: 'Uključeno!', description: 'Od sada se pri prijavi traži i kod.' })
      void refetchUser()
    }
    return (
      <Dialog open title="Rezervni kodovi">
        <RecoveryCodes codes={codes} onDone={done} />
      </Dialog>
    )
  }
  return (
    <Dialog open title="Podesite prijavu u dva koraka" onClose={onClose}>
      {enrolment ? (
        <FirstCode enrolment={enrolment} onSet={setCodes} onClose={onClose} />
      ) : (
        <AskPassword
          action="Nastavi"
          onPassword={async (password) => setEnrolment(await beginEnrolment(password))}
          onClose={onClose}
        >
          Prvo potvrdite da ste to Vi.
        </AskPassword>
      )}
    </Dialog>
  )
}

interface FirstCodeProps {
  enrolment: Enrolment
  onSet: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

function FirstCode({ enrolment, onSet, onClose }: FirstCodeProps) {
  const [code, setCode] = useState('')
  const [sent, setSent] = useState('')
  const set = useMutation({
    mutationFn: () => setSecondFactor(enrolment, code),
    onSuccess: ({ recoveryCodes }) => onSet(recoveryCodes),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(code)
        set.mutate()
      }}
    >
      <EnrolmentSteps enrolment={enrolment} />
      <CodeField
        value={code}
        onChange={setCode}
        error={set.error && code === sent ? sentenceOf(set.error, 'Molimo pokušajte ponovo') : undefined}
      />
      <DialogActions
        onCancel={onClose}
        disabled={!SecondFactorCode.safeParse(code).success}
        busy={set.isPending && 'Provera…'}
      >
        Uključi
      </DialogActions>
    </form>
  )
}
