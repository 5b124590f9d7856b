import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OrderSearch } from '../../api/orders.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { StatusMenu } from '../../ui/status-menu.tsx'
import { OrderCard } from './order-card.tsx'
import { CARDS } from './order-skeleton.tsx'
import { useStatusChange } from './use-status-change.ts'

interface OrderCardsProps {
  orders: readonly OrderItem[]
  /** Administrators change the status in the list, sellers only see it (docs/product/platform.md 6). */
  editable: boolean
  onOpen: (orderId: string) => void
}

export function OrderCards({ orders, editable, onOpen }: OrderCardsProps) {
  const changeStatus = useStatusChange()
  return (
    <ul className={CARDS}>
      {orders.map((order) => (
        <li key={order.id} className="grid grid-cols-1">
          <OrderCard
            order={order}
            onOpen={() => onOpen(order.orderId)}
            status={
              editable && !order.erasedAt ? (
                <StatusMenu
                  status={order.status}
                  label={`Status porudžbine ${order.orderId}`}
                  onChange={(status) => changeStatus(order, status)}
                />
              ) : (
                <StatusBadge status={order.status} />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** The empty list: there are no orders yet, or none match the filter. */
export function NoOrders({ filter, admin, onClear }: { filter: OrderSearch; admin: boolean; onClear: () => void }) {
  const { search, status } = filter
  if (search || status) {
    return (
      <Empty
        plain
        title={search ? `Nema rezultata za „${search}”` : 'Nema porudžbina za ovaj filter'}
        action={
          <Button size="small" onClick={onClear}>
            <RotateCcw aria-hidden="true" />
            Obriši filtere
          </Button>
        }
      >
        {search && 'Proverite pravopis'}
        {search && status && ' ili uklonite '}
        {!search && status && 'Uklonite '}
        {status ? `filter „${ORDER_STATUS_LABELS[status]}”.` : '.'}
      </Empty>
    )
  }
  if (admin) {
    return <Empty title="Nema porudžbina u sistemu">Prva stiže čim neko naruči sa stranice nekog od klijenata.</Empty>
  }
  return (
    <Empty
      title="Još nema porudžbina"
      action={
        <Link to="/create" className={buttonClass('primary')}>
          Vaše stranice
        </Link>
      }
    >
      Prva stiže čim neko naruči sa Vaše stranice. Podelite link i pratite ovde.
    </Empty>
  )
}
