import { asRecord } from '@izlog/contracts/domain/as-record'
import type { OrderRead, ShownOrder } from '@izlog/contracts/http/orders'
import type { ReviewRequest } from '@izlog/contracts/http/reviews'
import type { CorrectionBody } from '@izlog/contracts/http/shopper-changes'
import type { FieldProblems } from '../order-form/order-fields.ts'
import { problemsIn } from '../order-form/place-order.ts'
import { abortAfter } from '../parts/abort-after.ts'

const TIMEOUT_MS = 20_000
const FAILED = 'Nije stiglo do prodavca. Pogledajte da li ste na mreži, pa pokušajte ponovo.'

/** How a change of an order by its shopper ended. */
type Change =
  | { readonly kind: 'changed'; readonly order: OrderRead }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  /** `order`: as it is now, where the server answers with it. */
  | { readonly kind: 'refused'; readonly message: string; readonly order?: OrderRead }

/** Corrects name, phone and address. Safe to repeat: what is as it should be is not changed again. */
export const sendCorrection = (orderId: string, body: CorrectionBody): Promise<Change> =>
  post(orderId, 'correction', body)

/** Cancels the order. Safe to repeat. */
export const sendCancellation = (orderId: string): Promise<Change> => post(orderId, 'cancellation', {})

/** Rates a delivered order; the same again changes nothing. */
export const sendReview = (orderId: string, review: ReviewRequest): Promise<Change> => post(orderId, 'review', review)

/** The order as it is now; null when it cannot be read, or shows nothing any more. */
export async function readAgain(orderId: string): Promise<OrderRead | null> {
  try {
    const response = await fetch(`/api/orders/${orderId}`)
    return response.ok ? openOrder(await response.json()) : null
  } catch {
    return null
  }
}

async function post(orderId: string, what: string, body: object): Promise<Change> {
  try {
    const response = await fetch(`/api/orders/${orderId}/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: abortAfter(TIMEOUT_MS),
    })
    return changeOf(response, await response.json())
  } catch {
    return { kind: 'refused', message: FAILED }
  }
}

function changeOf({ ok, status }: Response, body: unknown): Change {
  const { message, issues, order } = asRecord(body)
  const newest = openOrder(ok ? body : order)
  if (ok && newest) return { kind: 'changed', order: newest }
  if (status === 422) return { kind: 'invalid', problems: problemsIn(issues) }
  const text = typeof message === 'string' && (status === 409 || status === 429) ? message : FAILED
  return { kind: 'refused', message: text, ...(newest ? { order: newest } : {}) }
}

/** The server's own answer, which it has checked. */
function openOrder(order: unknown): OrderRead | null {
  const { orderId } = asRecord(order)
  const shown = typeof orderId === 'string' ? (order as ShownOrder) : null
  return shown && !('closed' in shown) ? shown : null
}
