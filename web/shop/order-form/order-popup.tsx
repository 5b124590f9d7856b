import type { Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Clock, ShieldCheck, Users, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { asMinutes, ORDER_POPUP } from '../parts/countdown.ts'
import { countsNow } from '../parts/live-counts.ts'
import { Photo } from '../parts/photo.tsx'
import { localize } from '../parts/speech.ts'
import { termsOf } from '../parts/terms.ts'
import { useCountdown } from '../parts/use-countdown.ts'
import { counted } from '../parts/words.ts'
import type { Seller } from '../render-types.ts'
import { countedFigures, figuresOf, orderFormProof } from '../shopper-figures.ts'
import { Field } from './field.tsx'
import { OfferPicker } from './offer-picker.tsx'
import { ORDER_FAILED } from './order-failed.ts'
import { popupRules } from './order-fields.ts'
import { PlacedBefore } from './placed-before.tsx'
import { RecentOrderNotice } from './recent-order-notice.tsx'
import { thankYouPath } from './thank-you-path.ts'
import { TotalChanged } from './total-changed.tsx'
import { useFieldInView } from './use-field-in-view.ts'
import { type Ordering, useOrder } from './use-order.ts'

const REDIRECT_AFTER_MS = 500

interface OrderPopupProps {
  website: PublicWebsite
  seller: Seller
  isOpen: boolean
  /** Now or before: from the first time on its clock counts (builder spec 2.4). */
  wasOpened: boolean
  /** Chosen on the page; the form may change it. */
  quantity: number
  onClose: () => void
}

/** The order form of the Sales and default templates (builder spec 2.4): a screen of its own on phones. */
export function OrderPopup({ website, seller, isOpen, wasOpened, quantity, onClose }: OrderPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [rules] = useState(() => popupRules(website.targetMarket))
  const ordering = useOrder({
    website,
    seller,
    rules,
    startQuantity: quantity,
    onFailed: () => alert(ORDER_FAILED),
    onPlaced: (orderId) => setTimeout(() => location.replace(thankYouPath(website.id, orderId)), REDIRECT_AFTER_MS),
  })
  const { tell } = ordering
  useFieldInView(ordering.form)
  // Before the browser draws: the tap's next frame shows the form.
  useLayoutEffect(() => {
    if (!isOpen) return dialog.current?.close()
    tell({ type: 'quantity-chosen', quantity })
    dialog.current?.showModal()
  }, [isOpen, quantity, tell])
  return (
    <dialog
      ref={dialog}
      className="popup"
      aria-labelledby="popup-product"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser closes it at the second Esc, whatever is said to the first.
      onClose={() => isOpen && onClose()}
    >
      <form
        ref={ordering.form}
        className="popup-form"
        noValidate
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
            newTotals={ordering.state.newTotals}
            symbol={website.currencySymbol}
            chosen={ordering.state.quantity}
            problem={ordering.state.problems.quantity}
            detail="per-piece"
            onChoose={(chosen) => tell({ type: 'quantity-chosen', quantity: chosen })}
          />
          <h2 className="form-head">{localize(website.targetMarket, 'Gde da pošaljemo?')}</h2>
          {rules.fields.map((name) => (
            <Field key={name} name={name} idPrefix="popup" ordering={ordering} />
          ))}
        </div>
        <PopupFoot ordering={ordering} website={website} />
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
  return (
    <>
      <div className="popup-head">
        <Photo picture={website.images[0]} alt="" sizes="44px" />
        <div>
          <b id="popup-product">{website.productName}</b>
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

/** Random figures, so they are drawn when the form opens and never on the server. */
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

/** On an honest page, what was counted as the form opened; it stays so while somebody types. */
function CountedProof({ website }: { website: PublicWebsite }) {
  const [said] = useState(() => (figuresOf(website).counted ? countedFigures(countsNow(), website.targetMarket) : []))
  if (said.length === 0) return null
  return (
    <p className="popup-proof">
      <Users size={16} aria-hidden="true" />
      {said.join(', ')}
    </p>
  )
}

function PopupFoot({ ordering, website }: { ordering: Ordering; website: PublicWebsite }) {
  const { state, rules, total } = ordering
  const { currencySymbol: symbol } = website
  const { delivery, returns } = termsOf(website)
  return (
    <div className="popup-foot">
      {state.placedBefore && <PlacedBefore websiteId={website.id} orderId={state.placedBefore} />}
      {state.confirming && <TotalChanged total={total} symbol={symbol} market={rules.market} />}
      <p className="sum">
        <span>
          {[piecesLabel(state.quantity), isFree(delivery) ? 'dostava besplatna' : delivery].filter(Boolean).join(', ')}
        </span>
        <b>{formatMoney(total, symbol)}</b>
      </p>
      <button type="submit" className="order-button" disabled={state.phase !== 'open'}>
        {state.phase === 'sending' ? 'Šaljemo…' : state.phase === 'placed' ? 'Porudžbina je primljena' : 'Poruči'}
      </button>
      {returns && (
        <p className="popup-guarantee">
          <ShieldCheck size={16} aria-hidden="true" />
          {returns}
        </p>
      )}
    </div>
  )
}

const isFree = (delivery: string | null) => delivery !== null && /^besplatna dostava$/i.test(delivery)
