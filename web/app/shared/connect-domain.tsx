import { Globe } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/button.tsx'

/** A notice below a seller's websites while the account has no host (docs/product/builder.md 2.1). */
export function ConnectDomain() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-b-card border-t border-notice-line bg-notice px-3.5 py-2.5 md:px-5">
      <Globe className="size-4.5 shrink-0 text-on-notice" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <b className="font-semibold">Povežite svoj domen.</b> Kupci više veruju stranici na Vašem domenu.
      </p>
      <Link to="/domain" className={buttonClass('secondary', 'small', 'max-md:w-full')}>
        Poveži domen
      </Link>
    </div>
  )
}
