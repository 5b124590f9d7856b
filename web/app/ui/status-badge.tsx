import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { cx } from './cx.ts'
import { StatusShape } from './status-shape.tsx'

/** The colours of each order status (docs/product/platform.md 4). */
export const STATUS_TINT: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-pending-bg text-pending border-pending-line',
  processing: 'bg-processing-bg text-processing border-processing-line',
  completed: 'bg-completed-bg text-completed border-completed-line',
  cancelled: 'bg-cancelled-bg text-cancelled border-cancelled-line',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-tag px-1.5 py-0.5 text-tiny font-semibold leading-4.5',
        STATUS_TINT[status],
      )}
    >
      <StatusShape status={status} />
      {ORDER_STATUS_LABELS[status]}
    </span>
  )
}
