import type { OrderItem } from '@izlog/contracts/http/orders'
import { ArrowLeft, ChevronLeft, ChevronRight, Copy, type LucideIcon, Phone, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUser } from '../../session/use-user.ts'
import { copy } from '../../shared/copy.ts'
import { customerName } from '../../shared/customer-name.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { BlockBuyer } from './buyer/block-buyer.tsx'
import { BuyerSummary } from './buyer/buyer-summary.tsx'
import { ReleaseOrder } from './buyer/release-order.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDeliveries } from './order-deliveries.tsx'
import { OrderDesk } from './order-desk.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderState } from './order-state.tsx'
import { addressOf, whenOf } from './order-text.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { SharedParcel } from './parcel/shared-parcel.tsx'
import { parcelNotice } from './parcel-notice.ts'
import { SplitOrder } from './split/split-order.tsx'
import { useStatusChange } from './use-status-change.ts'

interface OrderDrawerProps {
  order: OrderItem
  editable: boolean
  /** Open the order above or below in the list; null at the ends of the list. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** The details of one order: the shopper first, who is called before anything is sent, then goods, deliveries and timeline. */
export function OrderDrawer({ order, editable, onPrevious, onNext, onClose }: OrderDrawerProps) {
  const { deskReadOnly } = useUser()
  const changeStatus = useStatusChange()
  const parcelIsGone = parcelNotice(order)
  return (
    <Drawer open onClose={onClose} label={`Porudžbina ${order.orderId}`} returnTo={() => openerOf(order.orderId)}>
      <header className="flex min-h-18 items-center gap-1 border-b border-line px-4 py-3 max-md:min-h-14 max-md:py-1 md:px-5">
        <IconButton Icon={ArrowLeft} label="Nazad" onClick={onClose} className="no-print -ml-3 md:hidden" />
        <div className="min-w-0 flex-1">
          <p className="text-section font-bold tabular max-md:text-body">{order.orderId}</p>
          <p className="text-small tabular text-fg2 max-md:hidden">{whenOf(order.createdAt)}</p>
        </div>
        <OrderState order={order} editable={editable} label="Status porudžbine" onChange={changeStatus} />
        <div className="no-print ml-2 flex max-md:hidden">
          <IconButton Icon={ChevronLeft} label="Prethodna porudžbina" onClick={onPrevious} />
          <IconButton Icon={ChevronRight} label="Sledeća porudžbina" onClick={onNext} />
          <IconButton Icon={X} label="Zatvori" onClick={onClose} className="-mr-2" />
        </div>
      </header>
      <div className="flex-1 divide-y divide-line overflow-y-auto overscroll-contain max-md:divide-y-8 max-md:divide-well">
        {order.possibleDuplicate && (
          <Notice>Moguć duplikat: sa istog broja je nedavno poručen isti proizvod. Proverite pre slanja.</Notice>
        )}
        {parcelIsGone && <Notice>{parcelIsGone}</Notice>}
        {order.erasedAt && (
          <Notice>Podaci kupca su obrisani {whenOf(order.erasedAt)}. Proizvod, iznos i status ostaju.</Notice>
        )}
        <Part>
          <OrderCustomer order={order} />
          {!order.erasedAt && <BuyerSummary orderId={order.id} />}
          {!order.erasedAt && !order.hold && <SharedParcel order={order} />}
          {!order.erasedAt && !order.hold && <SplitOrder order={order} />}
          {!order.erasedAt && !order.hold && !deskReadOnly && <BlockBuyer order={order} />}
        </Part>
        {!order.erasedAt && (
          <Part>{order.hold ? <ReleaseOrder order={order} hold={order.hold} /> : <OrderDesk order={order} />}</Part>
        )}
        <Part>
          <OrderGoods order={order} />
        </Part>
        {!order.hold && (
          <Part>
            <OrderDeliveries order={order} />
          </Part>
        )}
        <Part>
          <OrderTimeline order={order} />
        </Part>
      </div>
      {!order.erasedAt && (
        <footer className="no-print flex gap-2.5 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:px-5">
          <Button
            className="flex-1"
            onClick={() => void copy(`${customerName(order)}, ${addressOf(order)}`, 'Ime i adresa kupca')}
          >
            <Copy aria-hidden="true" />
            Kopiraj adresu
          </Button>
          <a href={`tel:${order.phoneE164}`} data-calls className={buttonClass('action', 'normal', 'flex-1')}>
            <Phone aria-hidden="true" />
            Pozovi kupca
          </a>
        </footer>
      )}
    </Drawer>
  )
}

/** The button that opens this order in the list: after a step to another order that order's, and not the one that was clicked. */
const openerOf = (orderId: string) => document.querySelector<HTMLElement>(`[data-opens-order="${CSS.escape(orderId)}"]`)

const Part = ({ children }: { children: ReactNode }) => <section className="px-4 py-4 md:px-5">{children}</section>

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2.5 bg-notice px-4 py-3 text-small text-on-notice md:px-5">
    <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
    {children}
  </p>
)

interface IconButtonProps {
  Icon: LucideIcon
  label: string
  onClick: (() => void) | null
  className?: string
}

function IconButton({ Icon, label, onClick, className }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button
        look="quiet"
        size="icon"
        aria-label={label}
        disabled={onClick === null}
        onClick={() => onClick?.()}
        {...(className ? { className } : {})}
      >
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  )
}
