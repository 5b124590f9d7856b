import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

export function BackToPanel() {
  return (
    <Link
      to="/admin"
      className="-ml-1.5 mb-1 inline-flex min-h-control-sm items-center gap-1 rounded-control pr-2 text-small font-semibold text-link hover:underline"
    >
      <ChevronLeft className="size-4" aria-hidden="true" />
      Admin Panel
    </Link>
  )
}
