import type { OrderStatus } from './order-status.ts'

/** Serbian labels of the statuses (docs/product/platform.md 4). */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Na čekanju',
  processing: 'U obradi',
  completed: 'Završeno',
  cancelled: 'Otkazano',
}

/** Of an order that is kept on hold; its status is shown once it is released. */
export const ON_HOLD_LABEL = 'Zadržana'
