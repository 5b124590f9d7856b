import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import type { OrderItem } from '@izlog/contracts/http/orders'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../ui/cx.ts'
import { formatMoney } from '../../ui/format.ts'
import { whenOf } from './order-text.ts'

/** The statuses that usually follow each status. */
const AHEAD: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'completed'],
  processing: ['completed'],
  completed: [],
  cancelled: [],
}

/** The order's changes so far, and the statuses that usually follow. */
export function OrderTimeline({ order }: { order: OrderItem }) {
  const changes = changesOf(order)
  const latest = changes.findLastIndex(({ isStatus }) => isStatus)
  const ahead = AHEAD[order.status]
  const { partOf } = order
  return (
    <>
      <h3 className="mb-3 text-small font-semibold text-fg2">Tok porudžbine</h3>
      <ol>
        <Step
          mark="done"
          title="Porudžbina primljena"
          detail={
            <>
              {whenOf(order.createdAt)} · sa /{order.website.customUrl}
              {partOf && (
                <>
                  {' '}
                  · kao deo porudžbine <OrderLink orderId={partOf.orderId} />
                </>
              )}
            </>
          }
          last={changes.length === 0 && ahead.length === 0}
        />
        {changes.map(({ key, title, detail, isStatus }, index) => (
          <Step
            key={key}
            mark={isStatus && index === latest && ahead.length > 0 ? 'now' : 'done'}
            title={title}
            detail={detail}
            last={index === changes.length - 1 && ahead.length === 0}
          />
        ))}
        {order.timeline.length === 1 && order.status === 'pending' && (
          <Step mark="now" title={ORDER_STATUS_LABELS.pending} detail="čeka poziv kupcu" />
        )}
        {ahead.map((status, index) => (
          <Step key={status} mark="ahead" title={ORDER_STATUS_LABELS[status]} last={index === ahead.length - 1} />
        ))}
      </ol>
    </>
  )
}

interface Change {
  key: string
  at: string
  title: string
  detail: ReactNode
  isStatus: boolean
}

/** Changes of status, upsells and parts that were split off, from the oldest to the newest. */
function changesOf({ timeline, upsells, parts, releasedAt, parcel, currencySymbol }: OrderItem): Change[] {
  const statuses = timeline.slice(1).map(({ status, at }): Change => {
    const tooLate = status === 'cancelled' && parcel && releasedAt && releasedAt < at
    const detail = [whenOf(at), ...(tooLate ? ['paket je već bio kod kurira'] : [])].join(' · ')
    return { key: `${status} ${at}`, at, title: ORDER_STATUS_LABELS[status], detail, isStatus: true }
  })
  const joined = upsells.map(({ orderId, title, totalPrice, acceptedAt: at }): Change => {
    const detail = [whenOf(at), `${title}, ${formatMoney(totalPrice, currencySymbol)}`, `broj ${orderId}`].join(' · ')
    return { key: orderId, at, title: 'Dodata je ponuda posle kupovine', detail, isStatus: false }
  })
  const split = parts.map(({ orderId, quantity, totalPrice, at }): Change => {
    const detail = (
      <>
        {whenOf(at)} · {quantity} kom, {formatMoney(totalPrice, currencySymbol)} · broj <OrderLink orderId={orderId} />
      </>
    )
    return { key: orderId, at, title: 'Izdvojeno u drugi paket', detail, isStatus: false }
  })
  return [...statuses, ...joined, ...split].sort((one, other) => one.at.localeCompare(other.at))
}

const OrderLink = ({ orderId }: { orderId: string }) => (
  <Link to={`/orders?order=${orderId}`} className="-my-2 py-2 text-link underline underline-offset-2">
    {orderId}
  </Link>
)

interface StepProps {
  mark: 'done' | 'now' | 'ahead'
  title: string
  detail?: ReactNode
  last?: boolean
}

const MARKS = {
  done: 'bg-brand',
  now: 'bg-a500 outline-4 outline-a100',
  ahead: 'border-2 border-field bg-surface',
} as const

function Step({ mark, title, detail, last = false }: StepProps) {
  return (
    <li className="relative flex gap-3.5 pb-4 last:pb-0">
      {!last && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-3 bottom-0 left-1.5 -ml-px w-0 translate-y-1 border-l-2',
            mark === 'done' ? 'border-brand' : 'border-dashed border-edge',
          )}
        />
      )}
      <span aria-hidden="true" className={cx('relative mt-1 size-3 shrink-0 rounded-full', MARKS[mark])} />
      <div className="min-w-0">
        <p className={cx('font-semibold', mark === 'ahead' && 'text-fg3')}>{title}</p>
        {detail && <p className="text-small tabular text-fg2">{detail}</p>}
      </div>
    </li>
  )
}
