import type { CurrentUser } from '@izlog/contracts/http/auth'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AskPassword } from './ask-password.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { Panel } from './panel.tsx'
import { refetchUser, removeSecondFactor, renewRecoveryCodes } from './second-factor-calls.ts'

type Open = 'enrol' | 'renew' | 'remove' | { codes: readonly string[] } | null

/** The second factor: a code from an authenticator app in addition to the password. */
export function SecondFactorPanel({ user: { secondFactor } }: { user: CurrentUser }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const remove = async (currentPassword: string) => {
    await removeSecondFactor(currentPassword)
    await refetchUser()
    close()
    toast({ title: 'Isključeno', description: 'Za prijavu je opet dovoljna lozinka.' })
  }
  const Sign = secondFactor ? ShieldCheck : ShieldOff
  return (
    <Panel
      title="Prijava u dva koraka"
      about="Uz lozinku se traži i kod sa Vašeg telefona, pa ukradena lozinka sama ne otvara nalog."
    >
      <div className="flex items-center gap-3 p-4 md:px-5 md:py-5">
        <Sign
          className={secondFactor ? 'size-5 shrink-0 text-completed' : 'size-5 shrink-0 text-fg3'}
          aria-hidden="true"
        />
        <p>
          {secondFactor
            ? 'Uključeno. Pri prijavi se traži kod iz aplikacije.'
            : 'Isključeno. Treba Vam aplikacija za kodove, na primer Google Authenticator.'}
        </p>
      </div>
      <footer className="flex gap-2 border-t border-line bg-sunken/50 px-4 py-3 max-md:flex-wrap md:justify-end md:px-5">
        {secondFactor ? (
          <>
            <Button onClick={() => setOpen('renew')} className="max-md:flex-1">
              Novi rezervni kodovi
            </Button>
            <Button look="remove" onClick={() => setOpen('remove')} className="max-md:flex-1">
              Isključi
            </Button>
          </>
        ) : (
          <Button look="action" onClick={() => setOpen('enrol')} className="max-md:flex-1">
            Uključi
          </Button>
        )}
      </footer>
      {open === 'enrol' && <EnrolDialog onClose={close} />}
      {open === 'renew' && (
        <Dialog open title="Novi rezervni kodovi" onClose={close}>
          <AskPassword
            action="Napravi nove"
            onPassword={async (password) => setOpen({ codes: (await renewRecoveryCodes(password)).recoveryCodes })}
            onClose={close}
          >
            Dobićete deset novih kodova. Stari više neće važiti.
          </AskPassword>
        </Dialog>
      )}
      {open === 'remove' && (
        <Dialog open title="Isključiti prijavu u dva koraka?" onClose={close}>
          <AskPassword danger action="Isključi" onPassword={remove} onClose={close}>
            Za prijavu će biti dovoljna samo lozinka, a rezervni kodovi prestaju da važe.
          </AskPassword>
        </Dialog>
      )}
      {typeof open === 'object' && open && (
        <Dialog open title="Rezervni kodovi">
          <RecoveryCodes codes={open.codes} onDone={close} />
        </Dialog>
      )}
    </Panel>
  )
}
