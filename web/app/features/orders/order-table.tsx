import type { OrderItem } from '@izlog/contracts/http/orders'
import { Copy, Ellipsis, MapPin, PanelRight, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../../shared/copy.ts'
import { customerName } from '../../shared/customer-name.ts'
import { cx } from '../../ui/cx.ts'
import { formatDate, formatTime } from '../../ui/format.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { riskLine } from './buyer/buyer-text.ts'
import { columnsFor } from './order-columns.ts'
import { OrderState } from './order-state.tsx'
import { addressOf, productOf, sellerOf, sumOf } from './order-text.ts'
import { useStatusChange } from './use-status-change.ts'

interface OrderTableProps {
  orders: readonly OrderItem[]
  openId: string | null
  onOpen: (orderId: string) => void
}

/** The administrator's orders (docs/product/platform.md 2): details are on a second line of a cell, and the status is a button. */
export function OrderTable({ orders, openId, onOpen }: OrderTableProps) {
  const changeStatus = useStatusChange()
  const columns = columnsFor(orders.some(({ email }) => email !== null))
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead className="bg-sunken text-tiny font-semibold text-fg2">
        <tr>
          {columns.map(({ name, width }) => (
            <th
              key={name}
              scope="col"
              className={cx('h-9 px-2 font-semibold first:pl-4 last:pr-4 last:text-right', width)}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.id}
            data-order-row
            onClick={() => onOpen(order.orderId)}
            className={cx(
              'h-13 cursor-pointer border-t border-line transition-colors duration-120 hover:bg-hover [&>td]:px-2 [&>td]:first:pl-4 [&>td]:last:pr-4',
              order.orderId === openId && 'bg-tint shadow-[inset_3px_0_0_var(--color-brand)] hover:bg-tint',
            )}
          >
            <td>
              <button
                type="button"
                data-opens-order={order.orderId}
                className="text-small font-semibold whitespace-nowrap tabular hover:underline"
              >
                {order.orderId}
              </button>
              {order.seller && (
                <span className="block truncate text-tiny text-fg2">
                  <span className="sr-only">Prodavac: </span>
                  {sellerOf(order.seller)}
                </span>
              )}
            </td>
            <td>
              <Two first={customerName(order)} strong second={order.city}>
                <Risk order={order} />
                {order.partOf && (
                  <span className="font-semibold" title={`Deo porudžbine ${order.partOf.orderId}`}>
                    {' '}
                    · deo {order.partOf.orderId}
                  </span>
                )}
              </Two>
            </td>
            <td>
              <Two first={productOf(order)} second={`${order.quantity} kom · ${sumOf(order)}`} />
            </td>
            <td className="truncate text-fg2">{order.email ?? '—'}</td>
            <td className="truncate tabular">
              <a
                href={`tel:${order.phoneE164}`}
                data-calls
                onClick={(event) => event.stopPropagation()}
                className="hover:underline"
              >
                {order.phone}
              </a>
            </td>
            <td>
              <OrderState order={order} editable label={`Status porudžbine ${order.orderId}`} onChange={changeStatus} />
            </td>
            <td>
              <Two first={formatDate(order.createdAt)} second={formatTime(order.createdAt)} />
            </td>
            <td className="no-print text-right">
              <OrderActions order={order} onOpen={() => onOpen(order.orderId)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The word alone, as there is no room for the reasons; these are read out, and shown under the pointer. */
function Risk({ order }: { order: OrderItem }) {
  const risk = riskLine(order)
  return (
    risk && (
      <span className="font-semibold text-pending" title={risk}>
        <span aria-hidden="true"> · rizik</span>
        <span className="sr-only"> · {risk}</span>
      </span>
    )
  )
}

function Two({
  first,
  second,
  strong,
  children,
}: {
  first: string
  second: string
  strong?: boolean
  children?: ReactNode
}) {
  return (
    <>
      <span className={cx('block truncate tabular leading-4.5', strong && 'font-semibold')}>{first}</span>
      <span className="block truncate text-tiny tabular text-fg2">
        {second}
        {children}
      </span>
    </>
  )
}

function OrderActions({ order, onOpen }: { order: OrderItem; onOpen: () => void }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Akcije za porudžbinu ${order.orderId}`}
          onClick={(event) => event.stopPropagation()}
          className="inline-grid size-8 place-items-center rounded-control text-fg2 hover:bg-well hover:text-fg"
        >
          <Ellipsis className="size-4" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem onSelect={onOpen}>
        <PanelRight aria-hidden="true" />
        Otvori porudžbinu
      </MenuItem>
      <MenuItem onSelect={() => void copy(order.orderId, order.orderId)}>
        <Copy aria-hidden="true" />
        Kopiraj broj
      </MenuItem>
      {!order.erasedAt && (
        <>
          <MenuItem onSelect={() => void copy(`${customerName(order)}, ${addressOf(order)}`, 'Ime i adresa kupca')}>
            <MapPin aria-hidden="true" />
            Kopiraj adresu
          </MenuItem>
          <MenuItem onSelect={() => window.location.assign(`tel:${order.phoneE164}`)}>
            <Phone aria-hidden="true" />
            Pozovi kupca
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
