import { formatMoney } from '@izlog/contracts/domain/money'
import { offersOf, piecesLabel, startQuantity } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { OrderField } from '../../order-form/field.tsx'
import { typedBeforeHydration } from '../../order-form/kept-form.ts'
import { OfferPicker } from '../../order-form/offer-picker.tsx'
import { advertorialRules, lacksRequired } from '../../order-form/order-fields.ts'
import { ORDER_FORM_ID } from '../../order-form/order-link.tsx'
import {
  ORDER_FAILED,
  OrderFailed,
  PlacedBefore,
  RecentOrderNotice,
  sendText,
  TotalChanged,
} from '../../order-form/order-notices.tsx'
import { thankYouPath } from '../../order-form/recent-orders.ts'
import { SoldBy } from '../../order-form/sold-by.tsx'
import { useOrder } from '../../order-form/use-order.ts'
import { localize } from '../../parts/localize.ts'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { termsOf } from '../../parts/terms.ts'
import { Toast, useToast } from '../../parts/toast.tsx'
import type { Seller } from '../../render-types.ts'
import { figuresOf } from '../../shopper-figures.ts'
import { PriceWords } from '../parts/price-words.tsx'
import type { Story } from './story.ts'
import { Text } from './story-parts.tsx'

/** docs/product/builder.md 2.4. */
const START_QUANTITY = 3
const REDIRECT_AFTER_MS = 1000

interface OrderSectionProps {
  website: PublicWebsite
  seller: Seller
  traderName?: string | undefined
  story: Pick<Story, 'callToAction' | 'gist'>
  /** Called once, when the form is first focused. */
  onBegin: (value: number) => void
}

/** The order form of the Advertorial Template, a section of its story (docs/product/builder.md 2.4). */
export function OrderSection({ website, seller, traderName, story, onBegin }: OrderSectionProps) {
  const [rules] = useState(() => advertorialRules(website.targetMarket))
  const { toast, show, hide } = useToast()
  const begun = useRef(false)
  // Without scripts the browser's own validation asks for missing fields.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const ordering = useOrder({
    website,
    seller,
    rules,
    startQuantity: startQuantity(offersOf(website), START_QUANTITY),
    startValues: typedBeforeHydration,
    onIncomplete: ({ values }) => {
      if (lacksRequired(values, rules))
        show({ title: 'Nedostaju podaci', text: 'Molimo unesite sva obavezna polja', good: false })
    },
    onFailed: () => show({ title: ORDER_FAILED, good: false }),
    onPlaced: (orderId) => {
      show({ title: 'Porudžbina je primljena', text: 'Hvala na poverenju!', good: true })
      setTimeout(() => location.assign(thankYouPath(website.id, orderId)), REDIRECT_AFTER_MS)
    },
  })
  const { state, total, deliveryPrice } = ordering
  const symbol = website.currencySymbol
  const { discountClaim } = figuresOf(website)
  const place = usePlaceMark()
  return (
    <section className="order" id={ORDER_FORM_ID} data-order="">
      <div className="column">
        <h2>{story.callToAction.title}</h2>
        <p className="order-terms">
          {localize(website.targetMarket, 'Plaćate kuriru kad paket stigne. Kurir poziva pre dolaska.')}
        </p>
        <p className="order-claims" {...place('terms.delivery deliveryPricing')}>
          {[termsOf(website).delivery, 'Plaćanje pouzećem', discountClaim]
            .flatMap((claim) => (claim ? [claim] : []))
            .map((claim) => (
              <span key={claim}>{claim}</span>
            ))}
        </p>
        {story.gist.length > 0 && (
          <ul className="gist">
            {story.gist.map((benefit) => (
              <li key={benefit.text}>
                <Check size={18} aria-hidden="true" />
                <Text of={benefit} as="span" />
              </li>
            ))}
          </ul>
        )}
        <PriceWords website={website} offer={ordering.offers[0]} />
        <RecentOrderNotice websiteId={website.id} />
        <form
          ref={ordering.form}
          method="post"
          action="/api/orders"
          noValidate={isHydrated}
          onChange={ordering.onChange}
          onFocus={() => {
            if (!begun.current) onBegin(total)
            begun.current = true
          }}
          onSubmit={(event) => {
            event.preventDefault()
            ordering.submit()
          }}
        >
          <input type="hidden" name="websiteId" value={website.id} />
          <OfferPicker
            legend="Koliko komada?"
            legendHidden
            name="quantity"
            offers={[...ordering.offers].reverse()}
            newTotals={state.newTotals}
            symbol={symbol}
            chosen={state.quantity}
            problem={state.problems.quantity}
            detail="discount"
            onChoose={(quantity) => ordering.dispatch({ type: 'quantity-chosen', quantity })}
          />
          <div className="fields">
            {rules.fields.map((name) => (
              <OrderField key={name} name={name} idPrefix="order" ordering={ordering} />
            ))}
          </div>
          {state.placedBefore && <PlacedBefore websiteId={website.id} orderId={state.placedBefore} />}
          {state.failure && <OrderFailed failure={state.failure} market={website.targetMarket} />}
          {state.confirming && (
            <TotalChanged total={total + deliveryPrice} symbol={symbol} market={website.targetMarket} />
          )}
          <p className="sum">
            <span>
              Plaćate kuriru
              {deliveryPrice > 0 && <small> sa dostavom od {formatMoney(deliveryPrice, symbol)}</small>}
            </span>
            <b>{formatMoney(total + deliveryPrice, symbol)}</b>
          </p>
          <button
            type="submit"
            className="order-button"
            disabled={state.phase !== 'open'}
            // Blurring the field would show its error at once and push this button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {state.phase === 'open'
              ? sendText(state.failure, `Poruči ${piecesLabel(state.quantity)}`)
              : state.phase === 'sending'
                ? 'Šaljemo…'
                : 'Porudžbina je primljena'}
          </button>
          <p className="order-guarantee">
            <span {...place('advertorialStory.ctaSection.guaranteeText')}>{story.callToAction.guarantee}</span>{' '}
            <span {...place('advertorialStory.ctaSection.urgencyText')}>{story.callToAction.urgency}</span>
          </p>
          <SoldBy traderName={traderName} />
        </form>
      </div>
      <Toast toast={toast} onHide={hide} />
    </section>
  )
}
