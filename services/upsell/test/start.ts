import { randomBytes } from 'node:crypto'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import type { OrderableWebsite, UpsellLink } from '@izlog/contracts/domain/website'
import {
  type ProcessLinksBody,
  ProcessLinksResponse,
  UpsellList,
  type UpsellOrderBody,
} from '@izlog/contracts/http/upsell'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { readConfig } from '@izlog/kit/config'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SELLER, type TestUser } from '@izlog/kit/testing/client'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { testEnvironment, withoutRevocations } from '@izlog/kit/testing/stack'
import { until } from '@izlog/kit/testing/until'
import { UpsellEnv } from '../src/config.ts'
import { startUpsellService } from '../src/service.ts'
import { type KeptOrder, otherServices } from './others.ts'

const customer = {
  firstName: 'Jovana',
  lastName: 'Stanković',
  email: null,
  phone: '+381648123390',
  phoneTyped: '064 812 3390',
  address: 'Futoška 21',
  city: 'Novi Sad',
  postalCode: null,
  notes: null,
}

/** The whole upsell service in a namespace of its own, with a catalog and an order beside it. */
export async function startUpsells(more: Record<string, string> = {}) {
  const others = await otherServices()
  const env = {
    ...testEnvironment(),
    CATALOG_URL: others.url,
    ORDER_URL: others.url,
    LIMIT_UPSELLS_PER_MINUTE: '0',
    ...more,
  }
  await withoutRevocations(env)
  const outside = await publisher(env)
  const service = await startUpsellService(readConfig(UpsellEnv, env))
  const events = await listenTo(env, 'upsells')
  const snapshots = await listenTo(env, 'upsell-products')
  const store = await connectStore('upsell', env)
  const http = client(service.port)
  let pages = 0

  const listOf = async (websiteId: number, user: TestUser = SELLER) =>
    UpsellList.parse((await http.as(user).get(`/api/upsell/products/${websiteId}`)).body)

  return {
    env,
    http,
    port: service.port,
    others,
    events,
    snapshots,
    store,
    caughtUp: outside.caughtUp,
    listOf,
    /** A live page that catalog knows of. */
    page(changes: Partial<OrderableWebsite> = {}) {
      pages += 1
      const page = pageOf(pages, changes)
      others.pages.set(page.id, page)
      return page
    },
    /** An upsell product made through the front door: 1190 RSD, 5 pieces. */
    async product(
      websiteId: number,
      changes: Partial<ProcessLinksBody['upsellProductLinks'][0]> = {},
    ): Promise<UpsellProduct> {
      const link = {
        url: `https://prodavnica.test/${randomBytes(6).toString('hex')}`,
        title: 'Torba za plažu',
        price: 1190,
      }
      const body = { websiteId, upsellProductLinks: [{ ...link, ...changes }] }
      const answer = await http.as(SELLER).post('/api/upsell/process-links', body)
      const [made] = ProcessLinksResponse.parse(answer.body).products
      return until(async () => (await listOf(websiteId)).find(({ id, aiProcessed }) => id === made?.id && aiProcessed))
    },
    /** An order of that page whose window is open. */
    order(page: OrderableWebsite, changes: Partial<KeptOrder> = {}): KeptOrder {
      const order: KeptOrder = {
        orderId: formatOrderCode(randomBytes(ORDER_CODE_BYTES)),
        version: 1,
        userId: page.ownerId,
        websiteId: page.id,
        customUrl: page.customUrl,
        productName: page.productName,
        totalPrice: 2990,
        market: page.market,
        currency: page.currency,
        currencySymbol: page.currencySymbol,
        customer,
        campaign: null,
        status: 'pending',
        released: false,
        windowOpen: true,
        upsells: [],
        withdrawn: [],
        ...changes,
      }
      others.orders.set(order.orderId, order)
      return order
    },
    add: (order: { orderId: string }, product: UpsellProduct, changes: Partial<UpsellOrderBody> = {}) =>
      http.post('/api/upsell/order', {
        originalOrderId: order.orderId,
        upsellProductId: product.id,
        websiteId: product.websiteId,
        quantity: 1,
        totalPrice: product.discountPrice,
        ...changes,
      }),
    stockOf: async (product: UpsellProduct) =>
      (await listOf(product.websiteId)).find(({ id }) => id === product.id)?.stockLeft,
    /** Publishes a changed status as order does; waits until upsell has read it. */
    async changeStatus(order: KeptOrder, to: OrderStatus) {
      const from = order.status
      order.status = to
      order.version += 1
      await outside.publish([orderEvent(order, 'order.status-changed.v1', { from, to, changedBy: 1 })])
      await outside.caughtUp('upsell.orders', ['orders'])
    },
    async release(order: KeptOrder) {
      order.released = true
      order.version += 1
      await outside.publish([orderEvent(order, 'order.released.v1', { customer, upsells: [], sumToCollect: 2990 })])
      await outside.caughtUp('upsell.orders', ['orders'])
    },
    /** Publishes a website's snapshot as catalog does. */
    async publishPage(page: OrderableWebsite, more: { links?: UpsellLink[]; deleted?: boolean } = {}) {
      const about = { aggregateId: page.id, aggregateVersion: page.version, at: new Date() }
      const data = { ...page, upsellProductLinks: more.links ?? [], trashed: false, deleted: more.deleted ?? false }
      await outside.publish([makeEvent('websites', 'website.snapshot.v1', about, data)])
      await outside.caughtUp('upsell.projections', ['websites'])
    },
    /** Publishes a seller's snapshot as auth does. */
    async publishUser(userId: number, version: number, changes: { isActive?: boolean; deleted?: boolean }) {
      const about = { aggregateId: userId, aggregateVersion: version, at: new Date() }
      const user = { userId, firstName: 'Marko', lastName: 'Petrović', role: 'client' as const, facebookPixelId: null }
      const data = {
        ...user,
        consentBanner: false,
        purchaseOn: 'ordered' as const,
        isActive: true,
        deleted: false,
        ...changes,
      }
      await outside.publish([makeEvent('users', 'user.snapshot.v1', about, data)])
      await outside.caughtUp('upsell.projections', ['users'])
    },
    async stop() {
      await service.stop()
      await Promise.all([events.stop(), snapshots.stop(), outside.stop(), others.stop()])
      await store.dropDatabase()
      await store.close()
    },
  }
}
export type Upsells = Awaited<ReturnType<typeof startUpsells>>

type OrderKey = 'order.status-changed.v1' | 'order.released.v1'
const orderEvent = (order: KeptOrder, key: OrderKey, more: Record<string, unknown>) =>
  makeEvent('orders', key, { aggregateId: order.orderId, aggregateVersion: order.version, at: new Date() }, {
    orderId: order.orderId,
    userId: order.userId,
    websiteId: order.websiteId,
    customUrl: order.customUrl,
    productId: 501,
    productName: order.productName,
    title: order.productName,
    sku: null,
    market: order.market,
    quantity: 1,
    totalPrice: order.totalPrice,
    currency: order.currency,
    currencySymbol: order.currencySymbol,
    createdAt: new Date().toISOString(),
    ...more,
  } as never)
