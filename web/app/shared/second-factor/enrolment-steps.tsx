import type { Enrolment } from '@izlog/contracts/http/second-factor'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copy } from '../copy.ts'
import { QrCode } from '../qr-code.tsx'

/** The setup of an authenticator app: by QR code, or by typing the key on the same phone. */
export function EnrolmentSteps({ enrolment: { secret, url } }: { enrolment: Enrolment }) {
  return (
    <ol className="mb-4 space-y-4 text-fg2">
      <li>
        <b className="text-fg">1.</b> Otvorite aplikaciju za kodove, na primer Google Authenticator, Microsoft
        Authenticator ili 2FAS, i izaberite dodavanje novog naloga.
      </li>
      <li>
        <p>
          <b className="text-fg">2.</b> Slikajte kod na ekranu. Ako ste na telefonu,{' '}
          <a href={url} className="font-semibold text-brand underline">
            otvorite aplikaciju odavde
          </a>{' '}
          ili prepišite ključ.
        </p>
        <div className="mt-3 flex flex-col items-center gap-3">
          <QrCode text={url} label="QR kod za aplikaciju" />
          <div className="flex w-full items-center gap-2 rounded-control border border-line bg-sunken/60 py-1 pr-1 pl-3">
            <code className="min-w-0 flex-1 text-small break-all text-fg">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <Button look="quiet" size="icon" aria-label="Kopiraj ključ" onClick={() => void copy(secret, 'Ključ')}>
              <Copy />
            </Button>
          </div>
        </div>
      </li>
      <li>
        <b className="text-fg">3.</b> Upišite kod od 6 cifara koji aplikacija pokazuje.
      </li>
    </ol>
  )
}
