import type { OrderItem } from '@izlog/contracts/http/orders'
import {
  Boxes,
  ChevronRight,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  PackageOpen,
  Phone,
  TriangleAlert,
  User,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { customerName } from '../../shared/customer-name.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { formatDate, formatMoney, formatTime } from '../../ui/format.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { riskLine } from './buyer/buyer-text.ts'
import { ChannelSigns } from './channel-signs.tsx'
import { channelViewsOf } from './channel-views.ts'
import { OrderCheck } from './many/selectable-order.tsx'
import type { Selection } from './many/use-selection.ts'
import { addressOf, collectedOf, parcelSumOf, productOf, sharedWith, splitOf, sumOfOthers } from './order-text.ts'
import { parcelNotice } from './parcel-notice.ts'

interface OrderCardProps {
  order: OrderItem
  /** The status: a badge for sellers, a menu for administrators. */
  status: ReactNode
  selection: Selection | null
  onOpen: () => void
}

/** An order with everything that a seller needs to call the shopper (docs/product/platform.md 2, client view). */
export function OrderCard({ order, status, selection, onOpen }: OrderCardProps) {
  const parcelIsGone = parcelNotice(order)
  const shared = sharedWith(order)
  const split = splitOf(order)
  const risk = riskLine(order)
  return (
    <Card
      className={cx('relative flex flex-col px-3.5', selection?.ids.has(order.id) && 'border-brand ring-1 ring-brand')}
    >
      <div className={cx('flex min-h-12 items-center gap-3 pt-2', selection && 'max-md:select-none')}>
        {selection && <OrderCheck order={order} selection={selection} />}
        <h2 className="mr-auto text-small font-semibold tabular">{order.orderId}</h2>
        {status}
      </div>
      <div className={cx('flex items-center gap-3 pt-1 pb-3', selection && 'max-md:select-none')}>
        <Thumb src={order.image} className="size-13" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{productOf(order)}</p>
          <p className="text-small tabular text-fg2">
            {order.quantity} kom · {formatDate(order.createdAt)} {formatTime(order.createdAt)}
          </p>
        </div>
        <p className="shrink-0 font-bold tabular">{formatMoney(order.totalPrice, order.currencySymbol)}</p>
      </div>
      <AddedGoods order={order} />
      <ul className="flex-1 space-y-1 border-t border-line py-3 text-small md:text-body">
        {parcelIsGone && (
          <Line Icon={TriangleAlert}>
            <span className="font-semibold text-pending">{parcelIsGone}</span>
          </Line>
        )}
        {risk && (
          <Line Icon={TriangleAlert}>
            <span className="font-semibold text-pending">{risk}</span>
          </Line>
        )}
        {shared && (
          <Line Icon={Boxes}>
            <span className="font-semibold">{shared}</span>
          </Line>
        )}
        {split && (
          <Line Icon={PackageOpen}>
            <span className="font-semibold">{split}</span>
          </Line>
        )}
        <Line Icon={User}>
          <span className="font-semibold">{customerName(order)}</span>
        </Line>
        {!order.erasedAt && <Contact order={order} />}
      </ul>
      <button
        type="button"
        onClick={onOpen}
        data-opens-order={order.orderId}
        className="no-print -mx-3.5 flex min-h-11 items-center gap-2 rounded-b-card border-t border-line px-3.5 text-left transition-colors duration-120 hover:bg-hover"
      >
        <ChannelSigns views={channelViewsOf(order, new Date())} />
        <ChevronRight className="size-4 shrink-0 text-fg2" aria-hidden="true" />
        <span className="sr-only">Otvori porudžbinu {order.orderId}</span>
      </button>
    </Card>
  )
}

/** The shopper's phone, email, address and note. */
function Contact({ order }: { order: OrderItem }) {
  return (
    <>
      <Line Icon={Phone}>
        <a
          href={`tel:${order.phoneE164}`}
          data-calls
          className="-my-2 py-2 font-semibold text-link tabular hover:underline"
        >
          {order.phone}
        </a>
      </Line>
      {order.email && <Line Icon={Mail}>{order.email}</Line>}
      <Line Icon={MapPin}>{addressOf(order)}</Line>
      {order.notes && (
        <Line Icon={MessageCircle}>
          <span className="text-fg2">{order.notes}</span>
        </Line>
      )}
    </>
  )
}

/** The upsells and the delivery price of an order, what shares its parcel, and the sum that the courier collects; nothing for an order without any. */
function AddedGoods({ order }: { order: OrderItem }) {
  const { upsells, deliveryPrice, parcelShare, currencySymbol } = order
  if (upsells.length === 0 && deliveryPrice === 0 && !parcelShare) return null
  return (
    <dl className="space-y-1 pb-3 text-small tabular">
      {upsells.map(({ orderId, title, quantity, totalPrice }) => (
        <div key={orderId} className="flex items-baseline justify-between gap-3 text-fg2">
          <dt className="min-w-0 truncate">
            + {title}, {quantity} kom
          </dt>
          <dd className="shrink-0">{formatMoney(totalPrice, currencySymbol)}</dd>
        </div>
      ))}
      {deliveryPrice > 0 && (
        <div className="flex items-baseline justify-between gap-3 text-fg2">
          <dt>+ dostava</dt>
          <dd className="shrink-0">{formatMoney(deliveryPrice, currencySymbol)}</dd>
        </div>
      )}
      {sumOfOthers(order) > 0 && (
        <div className="flex items-baseline justify-between gap-3 text-fg2">
          <dt>+ druge porudžbine</dt>
          <dd className="shrink-0">{formatMoney(sumOfOthers(order), currencySymbol)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-3 font-bold">
        <dt>{collectedOf(order)}</dt>
        <dd className="shrink-0 text-body">{formatMoney(parcelSumOf(order), currencySymbol)}</dd>
      </div>
    </dl>
  )
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-0.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-fg3" aria-hidden="true" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}
