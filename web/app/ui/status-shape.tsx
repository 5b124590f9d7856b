import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { cx } from './cx.ts'

/** The icon of a status, so that statuses differ by shape too and not only by colour: dashed ring, half ring, tick, cross. */
export function StatusShape({ status, className }: { status: OrderStatus; className?: string }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className={cx('size-3.5 shrink-0', className)}>
      {SHAPES[status]}
    </svg>
  )
}

const SHAPES = {
  pending: (
    <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="2.2 2.2" />
  ),
  processing: (
    <>
      <circle cx="7" cy="7" r="5.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M7 2.6a4.4 4.4 0 0 1 0 8.8z" fill="currentColor" />
    </>
  ),
  completed: (
    <>
      <circle cx="7" cy="7" r="6.4" fill="currentColor" />
      <path
        d="M4.3 7.2 6.2 9l3.5-3.8"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="stroke-completed-bg"
      />
    </>
  ),
  cancelled: (
    <>
      <circle cx="7" cy="7" r="6.4" fill="currentColor" />
      <path d="m5 5 4 4m0-4L5 9" fill="none" strokeWidth="1.6" strokeLinecap="round" className="stroke-cancelled-bg" />
    </>
  ),
} satisfies Record<OrderStatus, unknown>
