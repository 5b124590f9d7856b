import { Camera, Copy, MessageCircle, Phone, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { copy } from '../../shared/copy.ts'
import { QrCode } from '../../shared/qr-code.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

/** The address of a landing page, and the ways to pass it on. */
export function SharePage({ address, title }: { address: string; title: string }) {
  const [showsCode, setShowsCode] = useState(false)
  const message = encodeURIComponent(`${title}\n${address}`)
  return (
    <div className="space-y-2.5">
      <div className="flex items-center gap-2 rounded-control border border-line bg-sunken/60 py-1 pr-1 pl-3">
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-9 min-w-0 flex-1 items-center font-semibold text-link hover:underline max-md:min-h-11"
        >
          <span className="min-w-0 break-words">{address.replace(/^https?:\/\//, '')}</span>
        </a>
        <Button look="quiet" size="icon" aria-label="Kopiraj adresu" onClick={() => void copy(address, address)}>
          <Copy aria-hidden="true" />
        </Button>
      </div>
      <ul aria-label="Podelite stranicu" className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <li className="flex">
          <a href={`viber://forward?text=${message}`} className={buttonClass('secondary', 'small', 'flex-1')}>
            <Phone aria-hidden="true" />
            Viber
          </a>
        </li>
        <li className="flex">
          <a
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'small', 'flex-1')}
          >
            <MessageCircle aria-hidden="true" />
            WhatsApp
          </a>
        </li>
        <li className="flex">
          {/* Instagram takes no text from another app or site. */}
          <Button
            size="small"
            className="flex-1"
            onClick={() => void copy(address, 'Nalepite adresu u Instagram: u priču, poruku ili opis profila.')}
          >
            <Camera aria-hidden="true" />
            Instagram
          </Button>
        </li>
        <li className="flex">
          <Button size="small" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)} className="flex-1">
            <QrIcon aria-hidden="true" />
            QR kod
          </Button>
        </li>
      </ul>
      {showsCode && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QrCode text={address} label="QR kod sa adresom stranice" />
          <p className="min-w-40 flex-1 text-small text-fg2">
            Ko ga slika telefonom, otvara stranicu. Možete da ga odštampate i stavite na paket ili izlog.
          </p>
        </div>
      )}
    </div>
  )
}
