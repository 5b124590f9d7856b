import type { Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Clock, ShieldCheck, Users, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { counted } from '../../shared/plural.ts'
import { asMinutes, ORDER_POPUP } from '../parts/countdown.ts'
import { countsNow } from '../parts/live-counts.ts'
import { localize } from '../parts/localize.ts'
import { Photo } from '../parts/photo.tsx'
import { usePlaceMark } from '../parts/place-mark.ts'
import { termsOf } from '../parts/terms.ts'
import { useCountdown } from '../parts/use-countdown.ts'
import { countedFigures, figuresOf, orderFormProof } from '../shopper-figures.ts'
import { OrderField } from './field.tsx'
import { OfferPicker } from './offer-picker.tsx'
import { OrderFailed, PlacedBefore, RecentOrderNotice, sendText, TotalChanged } from './order-notices.tsx'
import { SoldBy } from './sold-by.tsx'
import type { Ordering } from './use-order.ts'

interface OrderDialogProps {
  website: PublicWebsite
  traderName: string | undefined
  ordering: Ordering
  isOpen: boolean
  /** Opened now or before: the clock runs from the first time on (docs/product/builder.md 2.4). */
  wasOpened: boolean
  onClose: () => void
}

/** The dialog of the order form; it fills the screen on phones. */
export function OrderDialog({ website, traderName, ordering, isOpen, wasOpened, onClose }: OrderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { state, rules, form, dispatch } = ordering
  useFieldInView(form)
  // Before the browser draws: the tap's next frame shows the form.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className="popup"
      aria-labelledby="popup-product"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers close a dialog at the second Esc even where the first was prevented.
      onClose={() => isOpen && onClose()}
    >
      <form
        ref={form}
        className="popup-form"
        noValidate
        onChange={ordering.onChange}
        onSubmit={(event) => {
          event.preventDefault()
          ordering.submit()
        }}
      >
        <PopupHead website={website} hasClock={wasOpened && figuresOf(website).restartingClock} onClose={onClose} />
        <div className="popup-body">
          <RecentOrderNotice websiteId={website.id} />
          <Proof website={website} />
          <CountedProof key={String(isOpen)} website={website} />
          <OfferPicker
            legend="Koliko komada?"
            name="quantity"
            offers={ordering.offers}
            newTotals={state.newTotals}
            symbol={website.currencySymbol}
            chosen={state.quantity}
            problem={state.problems.quantity}
            detail="per-piece"
            onChoose={(quantity) => dispatch({ type: 'quantity-chosen', quantity })}
          />
          <h2 className="form-head">{localize(website.targetMarket, 'Gde da pošaljemo?')}</h2>
          {rules.fields.map((name) => (
            <OrderField key={name} name={name} idPrefix="popup" ordering={ordering} />
          ))}
        </div>
        <PopupFoot ordering={ordering} website={website} traderName={traderName} />
      </form>
    </dialog>
  )
}

interface PopupHeadProps {
  website: PublicWebsite
  hasClock: boolean
  onClose: () => void
}

function PopupHead({ website, hasClock, onClose }: PopupHeadProps) {
  const place = usePlaceMark()
  return (
    <>
      <div className="popup-head">
        <Photo picture={website.images[0]} alt="" sizes="44px" />
        <div>
          <b id="popup-product" {...place('productName')}>
            {website.productName}
          </b>
          <span>Plaćate kuriru pri preuzimanju</span>
        </div>
        <button type="button" className="icon-button" aria-label="Zatvori" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {hasClock && <PopupClock market={website.targetMarket} />}
    </>
  )
}

function PopupClock({ market }: { market: Market }) {
  const left = useCountdown(ORDER_POPUP)
  return (
    <div className="popup-clock">
      <Clock size={18} aria-hidden="true" />
      {localize(market, 'Cena važi još')}
      <b role="timer">{asMinutes(left)}</b>
    </div>
  )
}

/** Random figures: never rendered on the server, where hydration would find others. */
function Proof({ website }: { website: PublicWebsite }) {
  const [proof] = useState(() => orderFormProof(Math.random))
  if (!figuresOf(website).liveVisitors) return null
  return (
    <p className="popup-proof">
      <Users size={16} aria-hidden="true" />
      {counted(proof.viewers, ['osoba gleda', 'osobe gledaju', 'osoba gleda'])},{' '}
      {counted(proof.purchased, ['kupljen', 'kupljena', 'kupljeno'])}{' '}
      {localize(website.targetMarket, 'u poslednjih sat vremena')}
    </p>
  )
}

/** On an honest page, the figures counted when the form opened; they do not change while somebody types. */
function CountedProof({ website }: { website: PublicWebsite }) {
  const [lines] = useState(() => (figuresOf(website).counted ? countedFigures(countsNow(), website.targetMarket) : []))
  if (lines.length === 0) return null
  return (
    <p className="popup-proof">
      <Users size={16} aria-hidden="true" />
      {lines.join(', ')}
    </p>
  )
}

type PopupFootProps = Pick<OrderDialogProps, 'ordering' | 'website' | 'traderName'>

function PopupFoot({ ordering, website, traderName }: PopupFootProps) {
  const { state, rules, total, deliveryPrice } = ordering
  const { currencySymbol: symbol } = website
  const { returns } = termsOf(website)
  return (
    <div className="popup-foot">
      {state.placedBefore && <PlacedBefore websiteId={website.id} orderId={state.placedBefore} />}
      {state.failure && <OrderFailed failure={state.failure} market={rules.market} />}
      {state.confirming && <TotalChanged total={total + deliveryPrice} symbol={symbol} market={rules.market} />}
      <p className="sum">
        <span>{[piecesLabel(state.quantity), deliveryText(website, ordering)].filter(Boolean).join(', ')}</span>
        <b>{formatMoney(total + deliveryPrice, symbol)}</b>
      </p>
      <button type="submit" className="order-button" disabled={state.phase !== 'open'}>
        {state.phase === 'sending'
          ? 'Šaljemo…'
          : state.phase === 'placed'
            ? 'Porudžbina je primljena'
            : sendText(state.failure, 'Poruči')}
      </button>
      {returns && (
        <p className="popup-guarantee">
          <ShieldCheck size={16} aria-hidden="true" />
          {returns}
        </p>
      )}
      <SoldBy traderName={traderName} />
    </div>
  )
}

/** What this quantity's delivery costs; without a price of the seller's, the page's words about delivery. */
function deliveryText(website: PublicWebsite, { deliveryPrice }: Ordering): string | null {
  if (website.deliveryPricing)
    return deliveryPrice > 0 ? `dostava ${formatMoney(deliveryPrice, website.currencySymbol)}` : 'dostava besplatna'
  const { delivery } = termsOf(website)
  return delivery !== null && /^besplatna dostava$/i.test(delivery) ? 'dostava besplatna' : delivery
}

/** Keeps the focused field on the screen as the keyboard appears or the phone is turned. */
function useFieldInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const show = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement))
        activeElement.scrollIntoView({ block: 'center' })
    }
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [form])
}
