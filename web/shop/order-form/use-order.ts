import { deliveryPriceOf } from '@izlog/contracts/domain/delivery-pricing'
import { type Offer, offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PlaceOrderBody } from '@izlog/contracts/http/orders'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { adCookies } from '../ad-marks/ad-cookies.ts'
import { campaignNow, rememberCampaign } from '../ad-marks/campaign.ts'
import { adConsentOf } from '../pixel/consent.ts'
import type { Seller } from '../render-types.ts'
import { dropForm, keepForm, keptForm } from './kept-form.ts'
import { type FieldValues, type FormRules, isFieldName, NO_VALUES, problemsOf } from './order-fields.ts'
import {
  firstProblem,
  nextOrderForm,
  type OrderFormEvent,
  type OrderFormState,
  startOrderForm,
} from './order-form-state.ts'
import { nextAttempt, type OrderOutcome, sendOrder } from './place-order.ts'
import { dropOldCodes, rememberOrder } from './recent-orders.ts'
import { useUnfinishedForm } from './use-unfinished-form.ts'

export interface Ordering {
  readonly state: OrderFormState
  readonly rules: FormRules
  /** Whether the phone is kept before the order is placed, with a notice under its field. */
  readonly keepsUnfinished: boolean
  readonly offers: readonly Offer[]
  /** Total of the chosen quantity. */
  readonly total: number
  /** What the courier collects beside the total. */
  readonly deliveryPrice: number
  /** For the form element, whose `change` events must reach `onChange`. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly onChange: (event: { readonly target: EventTarget }) => void
  readonly dispatch: (event: OrderFormEvent) => void
  readonly submit: () => void
}

interface OrderOptions {
  readonly website: PublicWebsite
  readonly seller: Seller
  readonly rules: FormRules
  readonly startQuantity: number
  /** Values that the fields have before hydration; they win over those that the tab kept. */
  readonly startValues?: () => FieldValues
  readonly onIncomplete?: (state: OrderFormState) => void
  readonly onFailed: () => void
  readonly onPlaced: (orderId: string) => void
}

/** An order form: its state, and the one request that may be under way (docs/product/builder.md 2.4). */
export function useOrder(options: OrderOptions): Ordering {
  const { website, seller, rules, startQuantity } = options
  const offers = offersOf(website)
  const [state, dispatch] = useReducer(
    (now: OrderFormState, event: OrderFormEvent) => nextOrderForm(rules, now, event),
    startQuantity,
    (quantity) => startOf(quantity, options),
  )
  const form = useRef<HTMLFormElement>(null)
  // Beside the state's phase, because a second press may come before the state is rendered.
  const isSending = useRef(false)
  const total = totalOf(state, offers)
  const deliveryPrice = state.newDeliveryPrices[state.quantity] ?? deliveryPriceOf(website.deliveryPricing, total)
  useEffect(() => rememberCampaign(location.search), [])
  useEffect(dropOldCodes, [])
  useEffect(
    () =>
      onReturn(() => {
        isSending.current = false
        dispatch({ type: 'returned' })
      }),
    [],
  )
  const { values, unanswered, phase } = state
  useEffect(() => {
    if (phase === 'placed') dropForm(website.id)
    else keepForm(website.id, { values, unanswered })
  }, [website.id, values, unanswered, phase])

  useUnfinishedForm(options, state)

  const submit = useCallback(async () => {
    if (isSending.current) return
    dispatch({ type: 'checked' })
    const wrong = firstProblem(problemsOf(state.values, rules), rules)
    if (wrong) {
      options.onIncomplete?.(state)
      focusField(form.current, wrong)
      return
    }
    isSending.current = true
    const attempt = nextAttempt(
      state.unanswered,
      bodyOf(website.id, seller, state, { totalPrice: total, deliveryPrice }),
    )
    dispatch({ type: 'sending', attempt })
    // Not left to the effect above: the page may be closed while the request is under way.
    keepForm(website.id, { values: state.values, unanswered: attempt })
    const outcome = await sendOrder(attempt)
    if (outcome.type !== 'placed') isSending.current = false
    if ('orderId' in outcome) rememberOrder({ websiteId: website.id, orderId: outcome.orderId, at: Date.now() })
    dispatch(outcome)
    if (outcome.type === 'placed') options.onPlaced(outcome.orderId)
    if (outcome.type === 'refused') focusField(form.current, firstProblem(outcome.problems, rules))
    if (isUnexplained(outcome, rules)) options.onFailed()
  }, [state, rules, total, deliveryPrice, website.id, seller, options])

  // Some browsers and password managers fill in a form with `change` events only, without `input`.
  const onChange = useCallback(({ target }: { readonly target: EventTarget }) => {
    if (target instanceof HTMLInputElement && isFieldName(target.name))
      dispatch({ type: 'typed', field: target.name, value: target.value })
  }, [])

  const keepsUnfinished = seller.keepsUnfinished === true
  return { state, rules, keepsUnfinished, offers, total, deliveryPrice, form, onChange, dispatch, submit }
}

/** The browser may show this page again from its cache, after an order was placed: the form then starts over. Returns an unsubscribe function. */
function onReturn(startOver: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && startOver()
  addEventListener('pageshow', onPageShow)
  return () => removeEventListener('pageshow', onPageShow)
}

function startOf(quantity: number, { website, startValues }: OrderOptions): OrderFormState {
  const { values, unanswered } = keptForm(website.id)
  const typed = Object.entries(startValues?.() ?? NO_VALUES).filter(([, value]) => value !== '')
  return startOrderForm(quantity, { ...values, ...Object.fromEntries(typed) }, unanswered)
}

/** True for a failure that no message in the form explains; the server may refuse a field that this form does not show. */
function isUnexplained(outcome: OrderOutcome, rules: FormRules): boolean {
  if (outcome.type === 'refused') return !firstProblem(outcome.problems, rules)
  return outcome.type === 'rejected' || outcome.type === 'unknown'
}

const totalOf = ({ quantity, newTotals }: OrderFormState, offers: readonly Offer[]): number =>
  newTotals[quantity] ?? offers.find((offer) => offer.quantity === quantity)?.price ?? 0

/** The prices that the shopper saw, which the order is placed at. */
type Prices = Pick<PlaceOrderBody, 'totalPrice' | 'deliveryPrice'>

function bodyOf(websiteId: number, seller: Seller, { quantity, values }: OrderFormState, prices: Prices) {
  const adConsent = adConsentOf(seller)
  const { name, phone, address, city, postalCode, email, notes } = values
  return {
    websiteId,
    quantity,
    ...prices,
    customerData: { name, phone, address, city, postalCode, email, notes },
    adConsent,
    campaign: campaignNow(location.search),
    ...(adConsent === false ? {} : adCookies(document.cookie, location.search, Date.now())),
  }
}

/** In the next frame, when the field's message is rendered below it. */
function focusField(form: HTMLFormElement | null, field: string | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus())
}
