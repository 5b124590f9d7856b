import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { IDEMPOTENCY_HEADER, OrderRead, type PlaceOrderBody, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { orderOf } from '@izlog/local/testing/order-of'

export { orderOf }

export const newKey = () => randomUUID()

export const send = (url: string, body: unknown, key: string): Promise<Response> =>
  fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })

/**
 * Places an order as the browser does: without an answer, or after a 503, it sends the same order again with the same Idempotency-Key.
 * Throws on any other refusal, and when the order is not accepted within two minutes.
 */
export async function order(url: string, body: PlaceOrderBody): Promise<PlaceOrderResponse> {
  const key = newKey()
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    const answer = await send(url, body, key).catch(() => undefined)
    if (answer?.status === 201) return PlaceOrderResponse.parse(await answer.json())
    if (answer && answer.status < 500) throw new Error(`refused with ${answer.status}: ${await answer.text()}`)
    await wait(200)
  }
  throw new Error('nobody took the order within two minutes')
}

/**
 * Places an order whose parcel waits for upsells. The order service receives a page's upsell products by an event, and the parcels of
 * earlier orders do not wait, so this repeats with new shoppers until one waits.
 */
export async function orderAwaitingOffers(url: string, page: PublicWebsite): Promise<PlaceOrderResponse> {
  for (let shopper = 1; shopper <= 60; shopper += 1) {
    const placed = await order(url, orderOf(page, shopper))
    const read = await fetch(`${url}/api/orders/${placed.orderId}`)
    if (OrderRead.parse(await read.json()).upsellSecondsLeft > 0) return placed
    await wait(1000)
  }
  throw new Error('no parcel waits for the offers of this page')
}
