import { unbroken } from '@izlog/contracts/domain/unbroken'
import type { PlaceOrderBody } from '@izlog/contracts/http/orders'
import { asRecord } from '../../shared/as-record.ts'
import { abortAfter } from '../parts/abort-after.ts'
import { type FieldProblems, NO_VALUES } from './order-fields.ts'

/**
 * How an attempt to order ended. Only `unknown` may have placed the order without our hearing of it; `reused`: the key stands for an
 * order with other data; `placed-before`: that order was found.
 */
export type Outcome =
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'total-changed'; readonly total: number }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'reused' }
  | { readonly kind: 'placed-before'; readonly orderId: string }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'unknown' }

const PATIENCE_MS = 20_000

/** Sends an order; the key makes a repeated attempt the same order (docs/architecture.md, 'The way of an order'). */
export async function placeOrder(body: PlaceOrderBody, idempotencyKey: string): Promise<Outcome> {
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(body),
      signal: abortAfter(PATIENCE_MS),
    })
    return outcomeOf(response.status, await response.json())
  } catch {
    return { kind: 'unknown' }
  }
}

/** Reads the server's answer; builder spec 3.4 knows three places where the order's string may stand. */
function outcomeOf(status: number, answer: unknown): Outcome {
  const fields = asRecord(answer)
  if (status >= 200 && status < 300) {
    const orderId = fields.orderId ?? asRecord(fields.order).orderId ?? asRecord(fields.order).id
    return orderId === undefined ? { kind: 'unknown' } : { kind: 'placed', orderId: String(orderId) }
  }
  if (fields.code === 'order.total-changed' && typeof fields.totalPrice === 'number')
    return { kind: 'total-changed', total: fields.totalPrice }
  if (fields.code === 'idempotency.reused') return { kind: 'reused' }
  if (status === 422) {
    const problems = problemsIn(fields.issues)
    return Object.keys(problems).length > 0 ? { kind: 'refused', problems } : { kind: 'rejected' }
  }
  return status >= 500 || status === 429 ? { kind: 'unknown' } : { kind: 'rejected' }
}

const FIELDS: readonly string[] = ['quantity', ...Object.keys(NO_VALUES)]

function problemsIn(issues: unknown): FieldProblems {
  if (!Array.isArray(issues)) return {}
  const found = issues
    .map(asRecord)
    .map(({ path, message }) => [String(path).split('.').at(-1) ?? '', unbroken(String(message))])
  return Object.fromEntries(found.filter(([field]) => FIELDS.includes(field ?? '')))
}
