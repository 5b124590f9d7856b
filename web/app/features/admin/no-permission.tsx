import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'

/** The notice at /admin for users who are not administrators (docs/product/platform.md 2). */
export function NoPermission() {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-cancelled-line bg-cancelled-bg p-4 text-cancelled md:p-5"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div>
        <h1 className="text-section font-bold">Nemate dozvolu za pristup admin panelu</h1>
        <p className="mt-0.5">
          Admin panel je samo za administratore. Vaše stranice i porudžbine su na{' '}
          <Link to="/create" className="font-semibold underline">
            Dashboard
          </Link>{' '}
          strani.
        </p>
      </div>
    </div>
  )
}
