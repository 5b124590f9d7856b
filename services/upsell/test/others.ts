import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import type { InternalProductFacts } from '@izlog/contracts/http/product-facts'
import { AddUpsellRequest, type UpsoldOrder } from '@izlog/contracts/http/upsell-internal'

/** An order of the stories, and what order has kept with it. */
export interface KeptOrder extends UpsoldOrder {
  windowOpen: boolean
  /** A bug of order's: whatever is asked of this one fails. */
  broken?: boolean
  upsells: { reservationId: string; upsellProductId: number; upsellOrderId: string; totalPrice: number }[]
  withdrawn: string[]
}

/** Order's side of the agreement in contracts/src/http/upsell-internal.ts, played by a server that can be cut off. */
function answerAs(orders: Map<string, KeptOrder>, path: string, body: unknown): unknown {
  const [, code = '', settles] = /^\/internal\/orders\/([^/]+)\/upsells(\/settle)?$/.exec(path) ?? []
  const order = orders.get(code)
  const { reservationId } = body as { reservationId: string }
  if (!order) return { outcome: settles ? 'withdrawn' : 'not-found' }
  if (order.upsells.some((upsell) => upsell.reservationId === reservationId)) return { outcome: 'accepted', order }
  if (settles) {
    order.withdrawn.push(reservationId)
    return { outcome: 'withdrawn' }
  }
  const asked = AddUpsellRequest.parse(body)
  if (order.withdrawn.includes(reservationId)) return { outcome: 'withdrawn' }
  if (order.websiteId !== asked.websiteId) return { outcome: 'not-found' }
  if (order.status === 'cancelled') return { outcome: 'cancelled' }
  if (!order.windowOpen || order.released || order.currency !== asked.currency) return { outcome: 'window-closed' }
  if (order.upsells.some((upsell) => upsell.upsellProductId === asked.upsellProductId)) return { outcome: 'already-in' }
  const { upsellProductId, upsellOrderId, totalPrice } = asked
  order.upsells.push({ reservationId, upsellProductId, upsellOrderId, totalPrice })
  order.version += 1
  return { outcome: 'accepted', order }
}

/** Catalog and order as upsell sees them: their internal doors, and ways to cut them off. */
export async function otherServices() {
  const pages = new Map<number, OrderableWebsite>()
  const links = new Map<string, InternalProductFacts>()
  const orders = new Map<string, KeptOrder>()
  /** `deaf` gets no request; `mute` does what is asked and never answers. */
  let order: 'well' | 'deaf' | 'mute' = 'well'
  const askedFacts: unknown[] = []
  const server = createServer(async (req, res) => {
    const path = req.url ?? ''
    const body = req.method === 'POST' ? await bodyOf(req) : undefined
    const isOrder = path.startsWith('/internal/orders/')
    if (isOrder && order === 'deaf') return void req.socket.destroy()
    if (isOrder && orders.get(path.split('/')[3] ?? '')?.broken) return void res.writeHead(500).end()
    const answer = isOrder ? answerAs(orders, path, body) : fromCatalog(path, body)
    if (isOrder && order === 'mute') return void req.socket.destroy()
    res.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  const fromCatalog = (path: string, body: unknown) => {
    if (path !== '/internal/product-facts') return pages.get(Number(path.split('/').at(-1)))
    askedFacts.push(body)
    return links.get((body as { url: string }).url) ?? { link: { state: 'nothing' }, images: [] }
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    pages,
    links,
    orders,
    askedFacts,
    letOrderBe: (state: 'well' | 'deaf' | 'mute') => {
      order = state
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}
