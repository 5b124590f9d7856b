import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'

/** The notice above the dashboard at its former address (docs/product/platform.md 2, /sync). */
export function MovedNotice() {
  return (
    <aside
      aria-label="Obaveštenje"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-card border border-notice-line bg-notice px-4 py-3"
    >
      <p className="min-w-0">
        <b className="font-semibold">Ova stranica je premeštena na /create.</b> Sačuvajte novu adresu, ova vodi na isti
        dashboard.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/sync-setup" className={buttonClass('secondary', 'small')}>
          Podesi sinhronizaciju
        </Link>
        <Link to="/create" replace className={buttonClass('secondary', 'small')}>
          Idi na /create
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </aside>
  )
}
