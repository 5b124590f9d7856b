import { asRecord } from '@izlog/contracts/domain/as-record'
import { unbroken } from '@izlog/contracts/domain/unbroken'
import type { PlaceOrderBody } from '@izlog/contracts/http/orders'
import { randomId } from '../../shared/random-id.ts'
import { abortAfter } from '../parts/abort-after.ts'
import { type FieldProblems, NO_VALUES } from './order-fields.ts'

/** An order that was sent and not answered: every body that went out under its idempotency key, the newest last. */
export interface Attempt {
  readonly key: string
  readonly bodies: readonly PlaceOrderBody[]
}

/** Why no answer came: the phone has no connection, the connection broke, or the server has no time. */
export type NoAnswer = 'offline' | 'broken' | 'busy'

/** How sending an order ended. Only after `unknown` may the server have placed the order; `placed-before`: an earlier body of the attempt had been placed. */
export type OrderOutcome =
  | { readonly type: 'placed'; readonly orderId: string }
  | { readonly type: 'total-changed'; readonly total: number; readonly deliveryPrice: number }
  | { readonly type: 'refused'; readonly problems: FieldProblems }
  | { readonly type: 'placed-before'; readonly orderId: string }
  | { readonly type: 'rejected' }
  | { readonly type: 'unknown'; readonly reason: NoAnswer }

/** The server's answer to one request; `reused`: the key belongs to an order with other data. */
type Answer = Exclude<OrderOutcome, { type: 'placed-before' }> | { readonly type: 'reused' }

const TIMEOUT_MS = 20_000

/**
 * The attempt to send next. An order that was sent before is repeated byte for byte: with a click id or consent added since, the server
 * would take it for another order.
 */
export function nextAttempt(unanswered: Attempt | null, body: PlaceOrderBody): Attempt {
  if (!unanswered) return { key: randomId(), bodies: [body] }
  const { key, bodies } = unanswered
  const before = bodies.find((sent) => shoppersPart(sent) === shoppersPart(body))
  return { key, bodies: [...bodies.filter((sent) => sent !== before), before ?? body] }
}

/**
 * Sends the newest body. If the server answers that the key belongs to other data, an earlier body did arrive: sending that one again
 * finds its order, so that a correction after a lost answer does not place a second order without asking.
 */
export async function sendOrder({ key, bodies }: Attempt): Promise<OrderOutcome> {
  const newest = bodies.at(-1)
  const answer = newest ? await post(newest, key) : REJECTED
  if (answer.type !== 'reused') return answer
  for (const earlier of bodies.slice(0, -1)) {
    const found = await post(earlier, key)
    if (found.type === 'placed') return { type: 'placed-before', orderId: found.orderId }
    if (found.type === 'unknown') return found
  }
  return REJECTED
}

const REJECTED = { type: 'rejected' } as const

/** What the shopper chose and typed, without campaign and consent, which are added unseen. */
const shoppersPart = ({ websiteId, quantity, totalPrice, deliveryPrice, customerData }: PlaceOrderBody): string =>
  JSON.stringify([websiteId, quantity, totalPrice, deliveryPrice, customerData])

/** Repeated with the same idempotency key it is the same order (docs/architecture.md, 'The way of an order'). */
async function post(body: PlaceOrderBody, idempotencyKey: string): Promise<Answer> {
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(body),
      signal: abortAfter(TIMEOUT_MS),
    })
    return answerOf(response.status, await response.json())
  } catch {
    return unknown(navigator.onLine ? 'broken' : 'offline')
  }
}

/** docs/product/builder.md 3.4 names three places where the order's code may stand. */
function answerOf(status: number, body: unknown): Answer {
  const fields = asRecord(body)
  if (status >= 200 && status < 300) {
    const orderId = fields.orderId ?? asRecord(fields.order).orderId ?? asRecord(fields.order).id
    return orderId === undefined ? unknown('broken') : { type: 'placed', orderId: String(orderId) }
  }
  if (fields.code === 'order.total-changed' && typeof fields.totalPrice === 'number') {
    const { totalPrice, deliveryPrice } = fields
    return {
      type: 'total-changed',
      total: totalPrice,
      deliveryPrice: typeof deliveryPrice === 'number' ? deliveryPrice : 0,
    }
  }
  if (fields.code === 'idempotency.reused') return { type: 'reused' }
  if (status === 422) {
    const problems = problemsIn(fields.issues)
    return Object.keys(problems).length > 0 ? { type: 'refused', problems } : REJECTED
  }
  return status >= 500 || status === 429 ? unknown('busy') : REJECTED
}

const unknown = (reason: NoAnswer) => ({ type: 'unknown', reason }) as const

const FIELDS: readonly string[] = ['quantity', ...Object.keys(NO_VALUES)]

/** The fields that the server refused, each with its message. */
export function problemsIn(issues: unknown): FieldProblems {
  if (!Array.isArray(issues)) return {}
  const found = issues
    .map(asRecord)
    .map(({ path, message }) => [String(path).split('.').at(-1) ?? '', unbroken(String(message))])
  return Object.fromEntries(found.filter(([field]) => FIELDS.includes(field ?? '')))
}
