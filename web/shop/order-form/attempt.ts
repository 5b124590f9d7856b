import type { PlaceOrderBody } from '@izlog/contracts/http/orders'
import { randomId } from '../../shared/random-id.ts'
import { type Outcome, placeOrder } from './place-order.ts'

/** An order on its way that no answer has come to: all that was sent under its key, the newest last. */
export interface Attempt {
  readonly key: string
  readonly bodies: readonly PlaceOrderBody[]
}

/**
 * The next try of an order. The same wishes go out exactly as they went before: what an ad or a consent added meanwhile would make
 * them another order to the server.
 */
export function nextTry(unanswered: Attempt | null, body: PlaceOrderBody): Attempt {
  if (!unanswered) return { key: randomId(), bodies: [body] }
  const { key, bodies } = unanswered
  const before = bodies.find((sent) => wishesOf(sent) === wishesOf(body))
  return { key, bodies: [...bodies.filter((sent) => sent !== before), before ?? body] }
}

/**
 * Sends the newest of them. Where the server says that the key stands for other wishes, an earlier try did arrive: it is asked for its
 * order, so that a correction after a lost answer places no second one unasked.
 */
export async function send({ key, bodies }: Attempt): Promise<Outcome> {
  const newest = bodies.at(-1)
  const outcome = newest ? await placeOrder(newest, key) : REJECTED
  if (outcome.kind !== 'reused') return outcome
  for (const earlier of bodies.slice(0, -1)) {
    const found = await placeOrder(earlier, key)
    if (found.kind === 'placed') return { kind: 'placed-before', orderId: found.orderId }
    if (found.kind === 'unknown') return found
  }
  return REJECTED
}

const REJECTED = { kind: 'rejected' } as const

/** What the shopper wants, without what goes along unseen. */
const wishesOf = ({ websiteId, quantity, totalPrice, customerData }: PlaceOrderBody): string =>
  JSON.stringify([websiteId, quantity, totalPrice, customerData])
