import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { SEARCH_FINDS_PARTS_FROM, searchPrefixOf } from '@izlog/contracts/domain/search-keys'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OrderSearch } from '../../api/orders.ts'
import { websiteQueries } from '../../api/websites.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SelectableOrder } from './many/selectable-order.tsx'
import type { Selection } from './many/use-selection.ts'
import { OrderCard } from './order-card.tsx'
import { filterWords } from './order-filter.ts'
import { CARDS } from './order-skeleton.tsx'
import { OrderState } from './order-state.tsx'
import { useStatusChange } from './use-status-change.ts'

interface OrderCardsProps {
  orders: readonly OrderItem[]
  /** Administrators change the status in the list, sellers only see it (docs/product/platform.md 6). */
  editable: boolean
  /** Null where orders cannot be selected. */
  selection: Selection | null
  onOpen: (orderId: string) => void
}

export function OrderCards({ orders, editable, selection, onOpen }: OrderCardsProps) {
  const changeStatus = useStatusChange()
  return (
    <ul className={CARDS}>
      {orders.map((order) => (
        <SelectableOrder key={order.id} order={order} selection={selection}>
          <OrderCard
            order={order}
            selection={selection}
            onOpen={() => onOpen(order.orderId)}
            status={
              <OrderState
                order={order}
                editable={editable}
                label={`Status porudžbine ${order.orderId}`}
                onChange={changeStatus}
              />
            }
          />
        </SelectableOrder>
      ))}
    </ul>
  )
}

/** The empty list: there are no orders yet, or none match the filter. */
export function NoOrders({ filter, admin, onClear }: { filter: OrderSearch; admin: boolean; onClear: () => void }) {
  const { search, status, onHold } = filter
  const words = [...(status ? [ORDER_STATUS_LABELS[status]] : []), ...filterWords(filter)]
  const tooShort = search && searchPrefixOf(search).length < SEARCH_FINDS_PARTS_FROM
  if (onHold)
    return (
      <Empty
        plain
        title="Nema zadržanih porudžbina"
        action={
          <Button size="small" onClick={onClear}>
            Sve porudžbine
          </Button>
        }
      >
        Ovde čekaju porudžbine kupaca koje ste blokirali.
      </Empty>
    )
  if (search || words.length > 0) {
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
        {search && (tooShort ? 'Upišite bar tri znaka: kraće od toga nalazi samo cele reči' : 'Proverite pravopis')}
        {search && words.length > 0 && ' ili uklonite '}
        {!search && 'Uklonite '}
        {words.length > 0 ? `filter „${words.join(', ')}”.` : '.'}
      </Empty>
    )
  }
  if (admin) {
    return (
      <Empty
        title="Nema porudžbina u sistemu"
        action={
          <Link to="/admin" className={buttonClass()}>
            Klijenti i stranice
          </Link>
        }
      >
        Ovde su porudžbine svih klijenata. Prva stiže čim neko naruči sa stranice nekog od njih.
      </Empty>
    )
  }
  return <NoOrdersYet />
}

/** The next step of a seller without orders: to make a page, or to share the one there is. */
function NoOrdersYet() {
  const pages = useInfiniteQuery(websiteQueries.mine)
  const hasNone = pages.data?.pages[0]?.total === 0
  return (
    <Empty
      title="Još nema porudžbina"
      action={
        <Link to={hasNone ? '/builder' : '/create'} className={buttonClass('primary')}>
          {hasNone ? 'Napravi website' : 'Vaše stranice'}
        </Link>
      }
    >
      {hasNone
        ? 'Sledeći korak: napravite stranicu za svoj proizvod. Porudžbine sa nje stižu ovde.'
        : 'Sledeći korak: podelite link svoje stranice. Prva porudžbina stiže ovde čim neko naruči.'}
    </Empty>
  )
}
