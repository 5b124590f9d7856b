import type { BuyerOrder } from '@izlog/contracts/http/buyer'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { counted, type Forms } from '../../../../shared/plural.ts'
import { formatDate, formatMoney } from '../../../ui/format.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { buyerQuery } from './buyer-api.ts'
import { lineOf, placeOf, riskLine } from './buyer-text.ts'

const OTHERS: Forms = ['druga porudžbina', 'druge porudžbine', 'drugih porudžbina']

/** What this phone ordered from the seller before, in a line, and why to look twice; nothing where it cannot be read. */
export function BuyerSummary({ orderId }: { orderId: number }) {
  const { data: buyer, isPending } = useQuery(buyerQuery(orderId))
  if (isPending)
    return (
      <Loading what="ranije porudžbine kupca" className="mt-3">
        <Skeleton className="h-5 w-52" />
      </Loading>
    )
  if (!buyer) return null
  const risk = riskLine(buyer)
  const { others, orders } = buyer
  return (
    <div className="mt-3 space-y-1.5">
      <p className="tabular text-fg2">{lineOf(buyer)}</p>
      {risk && (
        <p className="flex w-fit items-start gap-1.5 rounded-tag bg-pending-bg px-1.5 py-0.5 text-small font-semibold text-pending">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {risk}
        </p>
      )}
      {others.length > 0 && (
        <details className="no-print group">
          <summary className="-ml-1 flex min-h-control-sm w-fit cursor-pointer list-none items-center gap-1 rounded-tag text-small font-semibold text-link max-md:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-4 transition-transform group-open:rotate-90" aria-hidden="true" />
            {counted(orders - 1, OTHERS)}
          </summary>
          <ul className="divide-y divide-line border-y border-line">
            {others.map((order) => (
              <Other key={order.id} order={order} />
            ))}
          </ul>
          {orders - 1 > others.length && (
            <p className="pt-1.5 text-small text-fg2">
              Prikazano je najnovijih {others.length}; ostale nađite pretragom po telefonu.
            </p>
          )}
        </details>
      )}
    </div>
  )
}

const Other = ({ order }: { order: BuyerOrder }) => (
  <li>
    <Link
      to={`/orders?order=${order.orderId}`}
      className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-small hover:bg-well"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{order.productName}</span>
        <span className="tabular text-fg2">
          {formatDate(order.createdAt)} · {placeOf(order)}
        </span>
      </span>
      <span className="shrink-0 tabular">{formatMoney(order.sumToCollect, order.currencySymbol)}</span>
    </Link>
  </li>
)
