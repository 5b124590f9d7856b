import { type Offer, offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { adConsentOf } from '../pixel/consent.ts'
import type { Seller } from '../render-types.ts'
import { adCookies } from './ad-cookies.ts'
import { campaignNow, rememberCampaign } from './campaign.ts'
import { type FieldName, type FieldValues, type FormRules, problemsOf } from './order-fields.ts'
import { nextOrderForm, type OrderFormEvent, type OrderFormState, startOrderForm } from './order-form-state.ts'
import { newIdempotencyKey, type Outcome, placeOrder } from './place-order.ts'
import { rememberOrder } from './recent-orders.ts'

export interface Ordering {
  readonly state: OrderFormState
  readonly rules: FormRules
  readonly offers: readonly Offer[]
  /** What the chosen quantity costs. */
  readonly total: number
  readonly form: RefObject<HTMLFormElement | null>
  readonly tell: (event: OrderFormEvent) => void
  readonly submit: () => void
}

interface OrderOptions {
  readonly website: PublicWebsite
  readonly seller: Seller
  readonly rules: FormRules
  readonly startQuantity: number
  /** What the fields hold when the page comes to life. */
  readonly startValues?: () => FieldValues
  readonly onIncomplete?: (state: OrderFormState) => void
  readonly onFailed: () => void
  readonly onPlaced: (orderId: string) => void
}

/** An order form at work: the machine, its key, and the one request under way (builder spec 2.4). */
export function useOrder(options: OrderOptions): Ordering {
  const { website, seller, rules, startQuantity } = options
  const offers = offersOf(website)
  const [state, tell] = useReducer(
    (now: OrderFormState, event: OrderFormEvent) => nextOrderForm(rules, now, event),
    startQuantity,
    (quantity) => startOrderForm(quantity, options.startValues?.()),
  )
  const form = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const underWay = useRef(false)
  useFreshFormOnReturn(tell, underWay, key)
  useEffect(() => rememberCampaign(location.search), [])
  const total = totalOf(state, offers)

  const submit = useCallback(async () => {
    if (underWay.current) return
    tell({ type: 'checked' })
    const problems = problemsOf(state.values, rules)
    const wrong = rules.fields.find((field) => problems[field])
    if (wrong) {
      options.onIncomplete?.(state)
      focusField(form.current, wrong)
      return
    }
    underWay.current = true
    tell({ type: 'sending' })
    key.current ||= newIdempotencyKey()
    const outcome = await placeOrder(bodyOf(website.id, seller, state, total), key.current)
    if (outcome.kind !== 'placed') underWay.current = false
    if (outcome.kind !== 'unknown') key.current = ''
    if (outcome.kind === 'placed') rememberOrder({ websiteId: website.id, orderId: outcome.orderId, at: Date.now() })
    finish(outcome, tell, options)
    if (outcome.kind === 'refused')
      focusField(
        form.current,
        rules.fields.find((field) => outcome.problems[field]),
      )
  }, [state, rules, total, website.id, seller, options])

  return { state, rules, offers, total, form, tell, submit }
}

function finish(outcome: Outcome, tell: (event: OrderFormEvent) => void, options: OrderOptions): void {
  switch (outcome.kind) {
    case 'placed':
      tell({ type: 'placed' })
      options.onPlaced(outcome.orderId)
      break
    case 'total-changed':
      tell({ type: 'total-changed', total: outcome.total })
      break
    case 'refused':
      tell({ type: 'refused', problems: outcome.problems })
      break
    default:
      tell({ type: 'failed' })
      options.onFailed()
  }
}

const totalOf = ({ quantity, newTotals }: OrderFormState, offers: readonly Offer[]): number =>
  newTotals[quantity] ?? offers.find((offer) => offer.quantity === quantity)?.price ?? 0

function bodyOf(websiteId: number, seller: Seller, { quantity, values }: OrderFormState, totalPrice: number) {
  const adConsent = adConsentOf(seller)
  const { name, phone, address, city, postalCode, email, notes } = values
  return {
    websiteId,
    quantity,
    totalPrice,
    customerData: { name, phone, address, city, postalCode, email, notes },
    adConsent,
    campaign: campaignNow(location.search),
    ...(adConsent === false ? {} : adCookies(document.cookie, location.search, Date.now())),
  }
}

/** The first wrong field gets the cursor, once its sentence stands below it. */
function focusField(form: HTMLFormElement | null, field: FieldName | undefined): void {
  requestAnimationFrame(() => {
    const input = form?.elements.namedItem(field ?? '')
    if (input instanceof HTMLElement) input.focus()
  })
}

/** The browser may bring this page back as it was left, with an order already placed: it then begins anew. */
function useFreshFormOnReturn(
  tell: (event: OrderFormEvent) => void,
  underWay: RefObject<boolean>,
  key: RefObject<string>,
): void {
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = false
      key.current = ''
      tell({ type: 'failed' })
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [tell, underWay, key])
}
