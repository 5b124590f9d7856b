import type { OrderStatus } from './order-status.ts'

/** What people read for each state (platform spec 4). */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Na čekanju',
  processing: 'U obradi',
  completed: 'Završeno',
  cancelled: 'Otkazano',
}
