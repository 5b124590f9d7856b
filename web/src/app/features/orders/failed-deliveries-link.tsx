import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { deliveryQueries } from '../../api/deliveries.ts'

/** To the failed deliveries, where there are any. */
export function FailedDeliveriesLink() {
  const { data: count = 0 } = useQuery(deliveryQueries.failedCount)
  if (count === 0) return null
  return (
    <Link to="/deliveries" className={buttonClass('secondary', 'normal', 'animate-fade')}>
      <TriangleAlert className="text-error" aria-hidden="true" />
      <span className="max-md:sr-only">Neuspele isporuke</span> <span className="tabular">{formatNumber(count)}</span>
    </Link>
  )
}
