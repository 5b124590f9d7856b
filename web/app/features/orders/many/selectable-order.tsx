import type { OrderItem } from '@izlog/contracts/http/orders'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useLongPress } from './use-long-press.ts'
import type { Selection } from './use-selection.ts'

/** A row of a list whose orders can be selected by a long press; without a selection a plain one. */
export function SelectableOrder({
  order,
  selection,
  children,
}: {
  order: OrderItem
  selection: Selection | null
  children: ReactNode
}) {
  const press = useLongPress(() => selection?.toggle(order.id))
  return (
    <li data-order-row {...(selection ? press : {})} className="grid grid-cols-1">
      {children}
    </li>
  )
}

/** The box that selects an order. On a phone it shows while orders are selected, and then a tap anywhere on the card is one on the box. */
export function OrderCheck({ order, selection }: { order: OrderItem; selection: Selection }) {
  return (
    <label
      className={cx(
        'no-print -my-2 -ml-2 grid size-11 shrink-0 cursor-pointer place-items-center max-md:after:absolute max-md:after:inset-0 max-md:after:z-1',
        !selection.isOpen && 'max-md:hidden',
      )}
    >
      <input
        type="checkbox"
        aria-label={`Izaberi porudžbinu ${order.orderId}`}
        checked={selection.ids.has(order.id)}
        onChange={() => selection.toggle(order.id)}
        className="size-4.5 accent-brand"
      />
    </label>
  )
}
