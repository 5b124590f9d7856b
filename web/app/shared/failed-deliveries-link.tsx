import { useQuery } from '@tanstack/react-query'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { deliveryQueries } from '../api/deliveries.ts'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { formatNumber } from '../ui/format.ts'

/** A link to the failed deliveries; nothing if there are none. */
export function FailedDeliveriesLink({ className }: { className: string }) {
  const { data: count = 0 } = useQuery(deliveryQueries.failedCount())
  if (count === 0) return null
  return (
    <Link to="/deliveries" className={buttonClass('secondary', 'normal', cx('animate-fade', className))}>
      <TriangleAlert className="text-error" aria-hidden="true" />
      Neuspele isporuke <span className="tabular">{formatNumber(count)}</span>
      <ChevronRight className="text-fg3 md:hidden" aria-hidden="true" />
    </Link>
  )
}
