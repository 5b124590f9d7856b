import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import { ON_HOLD_LABEL } from '@izlog/contracts/domain/order-status-labels'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { StatusMenu } from '../../ui/status-menu.tsx'

interface OrderStateProps {
  order: OrderItem
  /** Administrators change the status, sellers only see it (docs/product/platform.md 6). */
  editable: boolean
  label: string
  onChange: (order: OrderItem, status: OrderStatus) => void
}

/** An order's status; fixed once its shopper is erased, while it goes in another's parcel, and while it is on hold none but cancelled. */
export function OrderState({ order, editable, label, onChange }: OrderStateProps) {
  if (order.hold && order.status !== 'cancelled') return <Badge tone="wait">{ON_HOLD_LABEL}</Badge>
  const isFollower = order.parcelShare?.role === 'follows'
  if (!editable || order.erasedAt || order.hold || isFollower) return <StatusBadge status={order.status} />
  return <StatusMenu status={order.status} label={label} onChange={(status) => onChange(order, status)} />
}
