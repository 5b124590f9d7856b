import { type Offer, offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { adCookies } from '../ad-marks/ad-cookies.ts'
import { campaignNow, rememberCampaign } from '../ad-marks/campaign.ts'
import { adConsentOf } from '../pixel/consent.ts'
import type { Seller } from '../render-types.ts'
import { type Attempt, nextTry, send } from './attempt.ts'
import { keepForm, keptForm } from './kept-form.ts'
import { type FieldProblems, type FieldValues, type FormRules, NO_VALUES, problemsOf } from './order-fields.ts'
import { nextOrderForm, type OrderFormEvent, type OrderFormState, startOrderForm } from './order-form-state.ts'
import type { Outcome } from './place-order.ts'
import { dropOldStrings, rememberOrder } from './recent-orders.ts'
import { useFilledIn } from './use-filled-in.ts'
import { useFreshFormOnReturn } from './use-fresh-form-on-return.ts'
import { useKeptForm } from './use-kept-form.ts'

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
  /** What stands in the fields as the page comes to life. */
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
    (quantity) => startOrderForm(quantity, startValuesOf(options)),
  )
  const form = useRef<HTMLFormElement>(null)
  const unanswered = useRef<Attempt | null>(null)
  const underWay = useRef(false)
  useFreshFormOnReturn(tell, underWay, unanswered)
  useKeptForm(website.id, state, unanswered)
  useFilledIn(form, tell)
  useEffect(() => rememberCampaign(location.search), [])
  useEffect(dropOldStrings, [])
  const total = totalOf(state, offers)

  const submit = useCallback(async () => {
    if (underWay.current) return
    tell({ type: 'checked' })
    const problems = problemsOf(state.values, rules)
    if (firstOf(problems, rules)) {
      options.onIncomplete?.(state)
      focusField(form.current, firstOf(problems, rules))
      return
    }
    underWay.current = true
    tell({ type: 'sending' })
    const attempt = nextTry(unanswered.current, bodyOf(website.id, seller, state, total))
    unanswered.current = attempt
    keepForm(website.id, { values: state.values, unanswered: attempt })
    const outcome = await send(attempt)
    if (outcome.kind !== 'placed') underWay.current = false
    if (outcome.kind !== 'unknown') unanswered.current = null
    if ('orderId' in outcome) rememberOrder({ websiteId: website.id, orderId: outcome.orderId, at: Date.now() })
    finish(outcome, tell, options)
    if (outcome.kind === 'refused') focusField(form.current, firstOf(outcome.problems, rules))
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
    case 'placed-before':
      tell({ type: 'placed-before', orderId: outcome.orderId })
      break
    default:
      tell(outcome.kind === 'refused' ? { type: 'refused', problems: outcome.problems } : { type: 'failed' })
      // What is wrong with a field that this form does not show can only be tried again.
      if (outcome.kind !== 'refused' || !firstOf(outcome.problems, options.rules)) options.onFailed()
  }
}

/** What was typed before the page came to life, and for the rest what this tab kept. */
function startValuesOf({ website, startValues }: OrderOptions): FieldValues {
  const kept = typeof document === 'undefined' ? NO_VALUES : keptForm(website.id).values
  const typed = Object.entries(startValues?.() ?? NO_VALUES).filter(([, value]) => value !== '')
  return { ...kept, ...Object.fromEntries(typed) }
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

/** The first of them in the order they are seen. */
const firstOf = (problems: FieldProblems, { fields }: FormRules) =>
  (['quantity', ...fields] as const).find((field) => problems[field])

/** The first wrong field gets the cursor, once its sentence stands below it. */
function focusField(form: HTMLFormElement | null, field: string | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus())
}
