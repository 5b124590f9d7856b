import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import type { PlaceOrderBody } from '@izlog/contracts/http/orders'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { readConfig } from '@izlog/kit/config'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { testEnvironment, withoutRevocations } from '@izlog/kit/testing/stack'
import { OrderEnv } from '../src/config.ts'
import { startOrderService } from '../src/service.ts'

let keys = 0
export const newKey = () => `test-key-${process.pid}-${Date.now()}-${keys++}`

export const orderFor = (websiteId: number, more: Partial<PlaceOrderBody> = {}): PlaceOrderBody => ({
  websiteId,
  quantity: 1,
  totalPrice: 2990,
  customerData: { name: 'Jovana Stanković', phone: '064 812 3390', address: 'Futoška 21', city: 'Novi Sad' },
  ...more,
})

/** The catalog's internal door, as order sees it: pages it may be asked for. */
async function catalogWith(pages: Map<number, OrderableWebsite>) {
  const asked: number[] = []
  const server = createServer((req, res) => {
    const id = Number(req.url?.split('/').at(-1))
    asked.push(id)
    const page = pages.get(id)
    res.writeHead(page ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(page ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => new Promise((resolve) => server.close(resolve)) }
}

/** The whole order service in a namespace of its own, with a catalog that owns `pages`; `own` is what its environment alone says. */
export async function startOrders(more: Record<string, string> = {}, own: Record<string, string> = {}) {
  const pages = new Map<number, OrderableWebsite>()
  const catalog = await catalogWith(pages)
  const env = {
    ...testEnvironment(),
    CATALOG_URL: catalog.url,
    LIMIT_ORDERS_PER_MINUTE: '0',
    LIMIT_CHANGES_PER_MINUTE: '0',
    ...more,
  }
  await withoutRevocations(env)
  const outside = await publisher(env)
  const service = await startOrderService(readConfig(OrderEnv, { ...env, ...own }))
  const events = await listenTo(env, 'orders')
  const store = await connectStore('order', env)
  const http = client(service.port)
  return {
    env,
    http,
    port: service.port,
    pages,
    catalog,
    events,
    publish: outside.publish,
    caughtUp: outside.caughtUp,
    place: (body: PlaceOrderBody, key = newKey()) => http.post('/api/orders', body, { 'idempotency-key': key }),
    /** Ends an order's upsell window a second ago, or at a moment from now. The store's clock may be some ms behind ours, so "now" might not be over yet. */
    windowRunsOut: (orderId: string, inMs = -1000) =>
      store
        .collection('orders')
        .updateOne({ orderId }, { $set: { upsellDelayedUntil: new Date(Date.now() + inMs) }, $inc: { version: 1 } }),
    /** As if a process had been killed after the first write of putting two orders into one parcel. */
    async asksToFollow(followerCode: string, leader: { id: number; orderId: string }) {
      const parcelShare = { role: 'follows', leader, ownDeliveryPrice: 0, took: null, by: 1 }
      const set = { parcelShare, parcelDueAt: new Date(Date.now() - 60_000) }
      await store.collection('orders').updateOne({ orderId: followerCode }, { $set: set, $inc: { version: 1 } })
    },
    /** As if an order had been placed so many seconds earlier. */
    placedAgo: (orderId: string, seconds: number) =>
      store.collection('orders').updateOne({ orderId }, { $set: { createdAt: new Date(Date.now() - seconds * 1000) } }),
    /** As if the unfinished forms of a phone had been changed last so many minutes earlier. */
    typedAgo: (phone: string, minutes: number) =>
      store
        .collection('unfinished_forms')
        .updateMany({ phone }, { $set: { at: new Date(Date.now() - minutes * 60_000) } }),
    /** As if so many other phones had been left in forms of a seller, each a minute after the one before. */
    async hasUnfinished(userId: number, count: number) {
      const collection = store.collection<{ _id: string }>('unfinished_forms')
      const form = await collection.findOne({ userId })
      const at = (place: number) => new Date(Date.now() + place * 60_000)
      const copyOf = (place: number) => ({ ...form, _id: newKey(), phone: `+38164${place}`, at: at(place) })
      await collection.insertMany(Array.from({ length: count }, (_, place) => copyOf(place + 1)))
    },
    /** How many unfinished forms of a phone are stored, also those that nobody is shown. */
    unfinishedStored: (phone: string) => store.collection('unfinished_forms').countDocuments({ phone }),
    /** Ends the time for which the unfinished forms of a phone are kept, in so many seconds. */
    unfinishedExpires: (phone: string, inS: number) =>
      store
        .collection('unfinished_forms')
        .updateMany({ phone }, { $set: { expiresAt: new Date(Date.now() + inS * 1000) } }),
    unfinishedExpiry: async (phone: string) =>
      (await store.collection<{ expiresAt: Date }>('unfinished_forms').findOne({ phone }))?.expiresAt.getTime() ?? 0,
    /** As if an order had been stored before there was a desk. */
    forgetDesk: (orderId: string) =>
      store
        .collection('orders')
        .updateOne({ orderId }, { $unset: { desk: 1, deskVersion: 1, deskEntries: 1, notedAt: 1 } }),
    /** Moves the last change of its status so many days back. */
    overFor: (orderId: string, days: number) =>
      store
        .collection('orders')
        .updateOne({ orderId }, { $set: { 'timeline.1.at': new Date(Date.now() - days * 24 * 3600 * 1000) } }),
    /** As if so many newer orders of its seller had a review that the seller declined. */
    async hasNewerReviews(orderId: string, count: number) {
      const collection = store.collection<{ _id: number }>('orders')
      const order = await collection.findOne({ orderId }, { projection: { _id: 0 } })
      const at = new Date(Date.now() + 60_000)
      const copyOf = (place: number) => ({
        ...{ ...order, _id: -place, orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)) },
        ...{ idempotencyKey: newKey(), review: { stars: 5, text: 'Novija.', at, decision: 'declined' } },
      })
      await collection.insertMany(Array.from({ length: count }, (_, place) => copyOf(place + 1)))
    },
    /** How many records of the audit log wait to be published. */
    auditWaiting: () => store.collection('audit_outbox').countDocuments(),
    /** Publishes a website's snapshot as catalog does. */
    announce: (page: OrderableWebsite, { trashed = false } = {}) =>
      outside.publish([
        makeEvent(
          'websites',
          'website.snapshot.v1',
          { aggregateId: page.id, aggregateVersion: page.version, at: new Date() },
          { ...page, upsellProductLinks: [], trashed, deleted: false },
        ),
      ]),
    async stop() {
      await service.stop()
      await events.stop()
      await store.close()
      await outside.stop()
      await catalog.stop()
    },
  }
}
