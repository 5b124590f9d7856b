import { randomUUID } from 'node:crypto'
import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { formatMoney } from '@izlog/contracts/domain/money'
import { formatOrderCode, ORDER_CODE_BYTES } from '@izlog/contracts/domain/order-code'
import { OrderReleasedV1, OrderStatusChangedV1 } from '@izlog/contracts/events/orders'
import { OrderPage, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { DashboardStats } from '@izlog/contracts/http/stats'
import { AddUpsellAnswer, type AddUpsellRequest, SettleUpsellAnswer } from '@izlog/contracts/http/upsell-internal'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(7, pageOf(7, { hasUpsells: true }))
})
afterAll(() => orders.stop())

const number = () => formatOrderCode(crypto.getRandomValues(new Uint8Array(ORDER_CODE_BYTES)))
let offers = 0
const anUpsell = (more: Partial<AddUpsellRequest> = {}): AddUpsellRequest => ({
  reservationId: randomUUID(),
  upsellOrderId: number(),
  upsellProductId: ++offers,
  websiteId: 7,
  title: 'Jastučnica od bambusa',
  sku: 'JB-1',
  image: null,
  quantity: 2,
  totalPrice: 1980,
  currency: 'RSD',
  ...more,
})

const asUpsell = () => ({ authorization: `Bearer ${signServiceToken(orders.env.SERVICE_KEY, 'upsell', 'order')}` })
const add = async (orderId: string, upsell: AddUpsellRequest) =>
  AddUpsellAnswer.parse((await orders.http.post(`/internal/orders/${orderId}/upsells`, upsell, asUpsell())).body)
const settle = async (orderId: string, reservationId: string) =>
  SettleUpsellAnswer.parse(
    (await orders.http.post(`/internal/orders/${orderId}/upsells/settle`, { reservationId }, asUpsell())).body,
  )
const placed = async (websiteId = 7, quantity = 1, totalPrice = 2990) =>
  PlaceOrderResponse.parse((await orders.place(orderFor(websiteId, { quantity, totalPrice }))).body).orderId
const read = async (orderId: string) => OrderRead.parse((await orders.http.get(`/api/orders/${orderId}`)).body)
const released = async (orderId: string) =>
  OrderReleasedV1.parse(await orders.events.first('order.released', orderId)).data
const setStatus = async (orderId: string, status: string) =>
  orders.http.as(SUPER_ADMIN).put(`/api/orders/${(await read(orderId)).id}`, { status })

describe('an upsell', () => {
  it('hears where the ad ran that led to its order', async () => {
    const campaign = { utm_source: 'fb', fbclid: 'IwAR0' }
    const request = { ...orderFor(7, { quantity: 1, totalPrice: 2990 }), campaign }
    const { orderId } = PlaceOrderResponse.parse((await orders.place(request)).body)
    expect(await add(orderId, anUpsell())).toMatchObject({ outcome: 'accepted', order: { campaign } })
  })

  it('joins the parcel while the window is open, once however often it is asked', async () => {
    const orderId = await placed()
    const upsell = anUpsell()
    const answers = await Promise.all([add(orderId, upsell), add(orderId, upsell), add(orderId, upsell)])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(answers[0]).toMatchObject({
      order: { orderId, totalPrice: 2990, released: false, customer: { phone: '+381648123390' } },
    })
    await orders.windowRunsOut(orderId)
    expect(await released(orderId)).toMatchObject({
      totalPrice: 2990,
      sumToCollect: 4970,
      upsells: [{ title: 'Jastučnica od bambusa', sku: 'JB-1', quantity: 2, totalPrice: 1980 }],
    })
    expect(await add(orderId, upsell)).toMatchObject({ outcome: 'accepted', order: { released: true } })
  })

  it.each<[string, string, (orderId: string) => Promise<Partial<AddUpsellRequest> | undefined>]>([
    ['after the window', 'window-closed', async (id) => void (await orders.windowRunsOut(id))],
    ['to a cancelled order', 'cancelled', async (id) => void (await setStatus(id, 'cancelled'))],
    ['of another page', 'not-found', async () => ({ websiteId: 8 })],
    ['in another currency', 'window-closed', async () => ({ currency: 'EUR' })],
    [
      'of an offer that is in already',
      'already-in',
      async (id) => void (await add(id, anUpsell({ upsellProductId: 900 }))),
    ],
  ])('is refused %s', async (_when, outcome, prepare) => {
    const orderId = await placed()
    const more = await prepare(orderId)
    expect(await add(orderId, anUpsell({ upsellProductId: 900, ...more }))).toEqual({ outcome })
  })

  it('is refused to an order that does not exist, and by the number that can be guessed', async () => {
    const { id } = await read(await placed())
    expect(await add(number(), anUpsell())).toEqual({ outcome: 'not-found' })
    expect(await add(String(id), anUpsell())).toEqual({ outcome: 'not-found' })
  })

  it('that was given up joins no more, and one that is in stays in', async () => {
    const orderId = await placed()
    const [given, kept] = [anUpsell(), anUpsell()]
    await add(orderId, kept)
    expect(await settle(orderId, given.reservationId)).toEqual({ outcome: 'withdrawn' })
    expect(await add(orderId, given)).toEqual({ outcome: 'withdrawn' })
    expect(await settle(orderId, kept.reservationId)).toMatchObject({ outcome: 'accepted' })
    expect(await settle(number(), randomUUID())).toEqual({ outcome: 'withdrawn' })
  })

  it('is either taken or withdrawn when both are asked at once', async () => {
    const orderId = await placed()
    const upsells = Array.from({ length: 8 }, () => anUpsell())
    const fates = await Promise.all(
      upsells.map(async (upsell) => {
        const [joined, settled] = await Promise.all([add(orderId, upsell), settle(orderId, upsell.reservationId)])
        return [joined.outcome, settled.outcome].join()
      }),
    )
    const taken = fates.filter((fate) => fate === 'accepted,accepted').length
    expect(taken + fates.filter((fate) => fate === 'withdrawn,withdrawn').length).toBe(8)
    expect((await read(orderId)).upsells).toHaveLength(taken)
  })

  it('racing with the end of the window is in the parcel or refused, never both', async () => {
    const races = await Promise.all(
      Array.from({ length: 24 }, async (_, race) => {
        const orderId = await placed()
        const ask = async (totalPrice: number) => ({
          totalPrice,
          outcome: (await add(orderId, anUpsell({ totalPrice }))).outcome,
        })
        const before = await ask(1000)
        // The window ends while these are asked one after another.
        const asks = async () => [await ask(200), await ask(30), await ask(4)]
        const [during] = await Promise.all([asks(), orders.windowRunsOut(orderId, race * 3)])
        const parcel = await released(orderId)
        return { orderId, parcel, before, during, after: await ask(5) }
      }),
    )
    for (const { orderId, parcel, before, during, after } of races) {
      expect([before.outcome, after.outcome]).toEqual(['accepted', 'window-closed'])
      const accepted = [before, ...during].filter(({ outcome }) => outcome === 'accepted')
      const prices = accepted.map(({ totalPrice }) => totalPrice)
      expect(parcel.upsells.map(({ totalPrice }) => totalPrice)).toEqual(prices)
      expect(parcel.sumToCollect).toBe(2990 + prices.reduce((sum, price) => sum + price, 0))
      expect((await read(orderId)).upsells).toHaveLength(prices.length)
      expect(orders.events.all('order.released', orderId)).toHaveLength(1)
    }
  })

  it('does not make an administrator’s change of status fail', async () => {
    const orderId = await placed()
    const [change, ...answers] = await Promise.all([
      setStatus(orderId, 'processing'),
      add(orderId, anUpsell()),
      add(orderId, anUpsell()),
      add(orderId, anUpsell()),
    ])
    expect(change.status).toBe(200)
    expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted'])
    await orders.windowRunsOut(orderId)
    await released(orderId)
    expect(orders.events.all('order.status-changed', orderId)).toHaveLength(1)
  })
})

describe('a cancelled order', () => {
  const change = async (orderId: string) =>
    OrderStatusChangedV1.parse(await orders.events.first('order.status-changed', orderId)).data

  it('says that it was in no parcel when its window was open, and offers nothing more', async () => {
    const orderId = await placed()
    await setStatus(orderId, 'cancelled')
    expect(await change(orderId)).toMatchObject({ released: false, parcel: null })
    expect((await read(orderId)).upsellSecondsLeft).toBe(0)
  })

  it('answers that the parcel is with the courier when it was released before', async () => {
    const orderId = await placed()
    await orders.windowRunsOut(orderId)
    await released(orderId)
    await setStatus(orderId, 'cancelled')
    expect(await change(orderId)).toMatchObject({ released: true, parcel: { trackingId: null } })
  })

  it('takes its upsells along when it comes back after its window', async () => {
    const orderId = await placed()
    await add(orderId, anUpsell())
    await setStatus(orderId, 'cancelled')
    await orders.windowRunsOut(orderId)
    await until(async () => (await setStatus(orderId, 'pending')).status === 200)
    expect(await released(orderId)).toMatchObject({ sumToCollect: 4970 })
  })
})

describe('the figures of a seller', () => {
  it('hold upsells once, as long as their order is not cancelled', async () => {
    const seller = { userId: 9009, role: 'client' as const }
    orders.pages.set(61, pageOf(61, { ownerId: seller.userId, hasUpsells: true }))
    const revenue = async () => {
      await orders.caughtUp('order.stats', ['orders'])
      return DashboardStats.parse((await orders.http.as(seller).get('/api/dashboard/stats')).body).totalRevenue
    }
    const orderId = await placed(61)
    const upsell = anUpsell({ websiteId: 61 })
    await Promise.all([add(orderId, upsell), add(orderId, upsell)])
    const event = await orders.events.first('order.upsell-joined', orderId)
    await orders.publish(Array.from({ length: 3 }, () => ({ topic: 'orders', event })))
    expect(await revenue()).toBe('42.41')
    await setStatus(orderId, 'cancelled')
    await orders.events.first('order.status-changed', orderId)
    expect(await revenue()).toBe('0.00')
    await setStatus(orderId, 'processing')
    await until(async () => (await revenue()) === '42.41')
  })
})

describe('whether a page offers upsells', () => {
  const offer = (id: number, websiteId: number, version: number, more: { active?: boolean; deleted?: boolean } = {}) =>
    orders.publish([
      makeEvent(
        'upsell-products',
        'upsell-product.snapshot.v1',
        { aggregateId: id, aggregateVersion: version, at: new Date() },
        {
          id,
          websiteId,
          userId: SELLER.userId,
          title: 'Jastučnica',
          sku: null,
          image: null,
          originalPrice: null,
          discountPrice: 990,
          currency: 'RSD',
          active: true,
          deleted: false,
          ...more,
        },
      ),
    ])
  const hasWindow = async (websiteId: number) => {
    await orders.caughtUp('order.projections', ['upsell-products'])
    return (await read(await placed(websiteId))).upsellSecondsLeft > 0
  }

  it('follows its offers, whatever the page itself says', async () => {
    orders.pages.set(31, pageOf(31))
    expect(await hasWindow(31)).toBe(false)
    await offer(5001, 31, 1)
    expect(await hasWindow(31)).toBe(true)
    await offer(5001, 31, 2, { active: false })
    expect(await hasWindow(31)).toBe(false)
    orders.pages.set(32, pageOf(32, { hasUpsells: true }))
    await offer(5002, 32, 1, { deleted: true })
    expect(await hasWindow(32)).toBe(false)
  })
})

describe.each(Object.keys(MARKETS) as Market[])('an order of three pieces with one upsell in %s', (market) => {
  it('shows T, U and T + U wherever it is read', async () => {
    const id = { Serbia: 51, Bosnia: 52, Montenegro: 53 }[market]
    const { currency, currencySymbol, phoneExample } = MARKETS[market]
    const [single, T, U] = currency === 'RSD' ? [2990, 6990, 1990] : [50, 117, 25]
    orders.pages.set(id, pageOf(id, { market, currency, currencySymbol, currentPrice: single, hasUpsells: true }))
    const body = orderFor(id, { quantity: 3, totalPrice: T })
    const customerData = { ...body.customerData, phone: phoneExample }
    const { orderId } = PlaceOrderResponse.parse((await orders.place({ ...body, customerData })).body)
    const upsell = anUpsell({ websiteId: id, quantity: 1, totalPrice: U, currency })
    expect((await add(orderId, upsell)).outcome).toBe('accepted')

    const shown = {
      totalPrice: T,
      currencySymbol,
      upsells: [{ orderId: upsell.upsellOrderId, quantity: 1, totalPrice: U }],
      sumToCollect: T + U,
    }
    expect(await read(orderId)).toMatchObject(shown)
    const list = OrderPage.parse((await orders.http.as(SELLER).get(`/api/orders/my?search=${orderId}`)).body)
    expect(list.items).toMatchObject([shown])
    const csv = String((await orders.http.as(SELLER).get(`/api/orders/export?search=${orderId}`)).body)
    const [header, row] = csv.split('\r\n').map((line) => line.split(';'))
    const cell = (name: string) => row?.[header?.indexOf(name) ?? -1]
    expect([cell('Ukupno'), cell('Dodato'), cell('Za naplatu')]).toEqual([String(T), String(U), String(T + U)])
    expect(cell('Dodati proizvodi')).toContain(formatMoney(U, currencySymbol))
    await orders.windowRunsOut(orderId)
    expect(await released(orderId)).toMatchObject({ totalPrice: T, sumToCollect: T + U, currency })
  })
})
