import type { OrderCounts } from '@izlog/contracts/domain/order-status'
import { Card } from '../../ui/card.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const COUNTERS = [
  { status: 'total', label: 'ukupno', tone: 'text-fg' },
  { status: 'pending', label: 'na čekanju', tone: 'text-pending' },
  { status: 'completed', label: 'završeno', tone: 'text-completed' },
] as const

/** Total, pending, completed (docs/product/platform.md 2). */
export function OrderCounters({ counts }: { counts: OrderCounts | undefined }) {
  return (
    <Card aria-label="Brojači" className="mb-4 grid grid-cols-3 divide-x divide-line md:w-113">
      {COUNTERS.map(({ status, label, tone }) => (
        <p key={status} className="px-3.5 py-2.5 md:flex md:h-13 md:items-baseline md:gap-2 md:px-5 md:py-3">
          {counts ? (
            <span className={`tabular text-count font-bold max-md:block ${tone}`}>{formatNumber(counts[status])}</span>
          ) : (
            <Skeleton className="h-5 w-9 max-md:my-1 md:self-center" />
          )}{' '}
          <span className="whitespace-nowrap text-fg2 max-md:text-small">{label}</span>
        </p>
      ))}
    </Card>
  )
}
