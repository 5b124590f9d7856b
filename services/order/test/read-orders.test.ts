import type { Channel, DeliveryState } from '@izlog/contracts/domain/delivery'
import { OrderHoldings } from '@izlog/contracts/http/holdings'
import { OrderItem, OrderPage, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { belgradeTime, nextDay, previousDay } from '@izlog/kit/belgrade-day'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { OTHER_SELLER, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  orders.pages.set(2, pageOf(2, { ownerId: OTHER_SELLER.userId }))
})
afterAll(() => orders.stop())

const place = async (websiteId: number, name: string, more: object = {}, body: object = {}) => {
  const customerData = { ...orderFor(1).customerData, name, ...more }
  return PlaceOrderResponse.parse((await orders.place(orderFor(websiteId, { customerData, ...body }))).body).orderId
}

const list = async (path: string, user = SUPER_ADMIN) => OrderPage.parse((await orders.http.as(user).get(path)).body)

describe('GET /api/orders/{orderId}', () => {
  it('shows an order to anybody with its code, with just the fields of the thank-you page', async () => {
    const orderId = await place(1, 'Dragan Milić', { notes: 'Pozvati pre isporuke' })
    const { status, body, headers } = await orders.http.get(`/api/orders/${orderId.toLowerCase()}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(OrderRead.parse(body)).toMatchObject({
      orderId,
      firstName: 'Dragan',
      phone: '064 812 3390',
      totalPrice: 2990,
      upsellSecondsLeft: 0,
    })
    expect(JSON.stringify(body)).not.toMatch(/Pozvati|possibleDuplicate|idempotency|userAgent/)
  })

  it('reads by the guessable number for the owner and administrators only', async () => {
    const orderId = await place(1, 'Milica Đorđević')
    const { id } = OrderRead.parse((await orders.http.get(`/api/orders/${orderId}`)).body)
    const statusFor = async (http: typeof orders.http) => (await http.get(`/api/orders/${id}`)).status
    expect(await statusFor(orders.http)).toBe(404)
    expect(await statusFor(orders.http.as(OTHER_SELLER))).toBe(404)
    expect(await statusFor(orders.http.as(SELLER))).toBe(200)
    expect(await statusFor(orders.http.as(SUPER_ADMIN))).toBe(200)
  })

  it('opens nothing personal by its code two weeks after the order is over, but to its seller and administrators', async () => {
    const orderId = await place(1, 'Zorica Pešić')
    const asked = (http = orders.http) => http.get(`/api/orders/${orderId}`)
    const { id } = OrderRead.parse((await asked()).body)
    await orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status: 'completed' })
    await orders.overFor(orderId, 13)
    expect(OrderRead.parse((await asked()).body).firstName).toBe('Zorica')
    await orders.overFor(orderId, 15)
    const { body } = await asked()
    expect(body).toEqual({ closed: true, orderId, productName: pageOf(1).productName, status: 'completed' })
    expect((await asked(orders.http.as(OTHER_SELLER))).body).toEqual(body)
    for (const user of [SELLER, SUPER_ADMIN])
      expect(OrderRead.parse((await asked(orders.http.as(user))).body).phone).toBe('064 812 3390')
  })

  it('closes an order that nobody ever ended, too', async () => {
    const orderId = await place(1, 'Rade Ilić')
    await orders.placedAgo(orderId, 105 * 24 * 3600)
    expect((await orders.http.get(`/api/orders/${orderId}`)).body).toMatchObject({ closed: true, status: 'pending' })
  })

  it('says that an order is not there', async () => {
    expect(await orders.http.get('/api/orders/AAAA-AAAA-AAAA')).toMatchObject({
      status: 404,
      body: { message: 'Porudžbina nije pronađena' },
    })
  })
})

describe('the lists', () => {
  it('tell the seller which ad led to an order, and keep what else the address said to themselves', async () => {
    const campaign = { utm_source: 'facebook', utm_campaign: 'jastuk-novembar', fbclid: 'IwAR0' }
    const orderId = await place(1, 'Sofija Lukić', {}, { campaign: { ...campaign, tajna: 'x' } })
    const { items } = await list('/api/orders')
    expect(items.find((item) => item.orderId === orderId)?.campaign).toEqual(campaign)
    expect(JSON.stringify((await orders.http.get(`/api/orders/${orderId}`)).body)).not.toContain('jastuk-novembar')
  })

  it("show a seller their own orders, an administrator everybody's with the seller", async () => {
    const [own, foreign] = [await place(1, 'Željko Šarić'), await place(2, 'Ana Žunić')]
    const user = {
      userId: SELLER.userId,
      firstName: 'Marko',
      lastName: 'Petrović',
      role: 'client' as const,
      isActive: true,
      facebookPixelId: null,
      consentBanner: false,
      purchaseOn: 'ordered' as const,
      deleted: false,
    }
    await orders.publish([
      makeEvent('users', 'user.snapshot.v1', { aggregateId: SELLER.userId, aggregateVersion: 1, at: new Date() }, user),
    ])
    const mine = await list('/api/orders/my', SELLER)
    expect(mine.items.some(({ orderId }) => orderId === own)).toBe(true)
    expect(mine.items.every(({ userId }) => userId === SELLER.userId)).toBe(true)
    const all = await until(async () => {
      const page = await list('/api/orders')
      return page.items.find(({ orderId }) => orderId === own)?.seller?.name === 'Marko Petrović' && page
    })
    expect(all.items.some(({ orderId }) => orderId === foreign)).toBe(true)
    expect((await orders.http.as(SELLER).get('/api/orders')).status).toBe(403)
    expect((await orders.http.get('/api/orders/my')).status).toBe(401)
  })

  it('GET /api/orders/held-by/{userId} counts every order of one seller', async () => {
    const owner = { userId: 4001, role: 'client' as const }
    orders.pages.set(41, pageOf(41, { ownerId: owner.userId }))
    const holdingsOf = async (userId: number) =>
      OrderHoldings.parse((await orders.http.as(SUPER_ADMIN).get(`/api/orders/held-by/${userId}`)).body)
    expect(await holdingsOf(owner.userId)).toEqual({ orders: 0 })
    await Promise.all([place(41, 'Ana Prva'), place(41, 'Ana Druga')])
    // They are counted by their search entries, which nobody waits for when an order is placed.
    await until(async () => (await holdingsOf(owner.userId)).orders === 2)
  })

  const codesOf = async (query: string, user = SELLER) =>
    (await list(`/api/orders/my?${query}`, user)).items.map((item) => item.orderId)

  it('find number, names, e-mail and phone in any part and the product, without diacritics', async () => {
    orders.pages.set(7, pageOf(7, { productName: 'Masažer Pulse', productId: 70_707 }))
    const customer = { email: 'djurdjina.c@primer.rs', phone: '065/998-877' }
    const orderId = await place(7, 'Đurđina Čvorović', customer)
    await until(async () => (await codesOf('search=djurdj')).length === 1)
    for (const search of [
      'ČVOR',
      'vorović',
      'Čvorović Đur',
      'Đurđina Čvor',
      'djurdjina.c@pri',
      '065/998-877',
      '065 9988',
      '+38165998',
      '0038165998877',
      '998 877',
      'pulse',
      'masažer',
      '70707',
      orderId.slice(0, 9),
      orderId.slice(4),
      orderId.replaceAll('-', '').slice(2, 9),
    ]) {
      const { items, total } = await list(`/api/orders/my?search=${encodeURIComponent(search)}`, SELLER)
      expect(
        items.map((item) => item.orderId),
        search,
      ).toEqual([orderId])
      expect(total, search).toBe(1)
    }
    expect(await codesOf('search=djurdj', OTHER_SELLER)).toEqual([])
    expect((await list('/api/orders?search=vorovic')).items.map((item) => item.orderId)).toEqual([orderId])
  })

  it('show an order under its new status as soon as it is changed, and go on from a cursor there', async () => {
    const seller = { userId: 7007, role: 'client' as const }
    orders.pages.set(77, pageOf(77, { ownerId: seller.userId }))
    for (const name of ['Prvi Kupac', 'Drugi Kupac', 'Treći Kupac']) await place(77, name)
    await until(async () => (await codesOf('status=pending', seller)).length === 3)
    const [newest, middle, oldest] = (await list('/api/orders/my', seller)).items
    await orders.http.as(SUPER_ADMIN).put(`/api/orders/${middle?.id}`, { status: 'completed' })
    expect(await codesOf('status=completed', seller)).toEqual([middle?.orderId])
    const first = await list('/api/orders/my?status=pending&search=kupac&limit=1', seller)
    expect([first.items[0]?.orderId, first.total]).toEqual([newest?.orderId, 2])
    expect(await codesOf(`status=pending&search=kupac&limit=1&cursor=${first.nextCursor}`, seller)).toEqual([
      oldest?.orderId,
    ])
    expect(await codesOf('status=completed&search=kupac', seller)).toEqual([middle?.orderId])
    expect(await codesOf('search=kupac', seller)).toHaveLength(3)
  })

  it('are filtered by where they are on the desk and where they came from, at once and together with a search', async () => {
    const seller = { userId: 7008, role: 'client' as const }
    const http = orders.http.as(seller)
    orders.pages.set(78, pageOf(78, { ownerId: seller.userId }))
    for (const name of ['Prvi Kupac', 'Drugi Kupac']) await place(78, name)
    await http.post('/api/orders/manual', { ...orderFor(78), source: 'viber' })
    await until(async () => (await codesOf('source=viber', seller)).length === 1)
    await until(async () => (await codesOf('search=kupac', seller)).length === 2)
    const [byViber, second, first] = (await list('/api/orders/my', seller)).items.map(({ orderId, id }) => ({
      orderId,
      id,
    }))
    await http.post(`/api/orders/${first?.id}/desk`, { step: 'no-answer' })
    expect(await codesOf('place=no-answer', seller)).toEqual([first?.orderId])
    expect(await codesOf('place=new', seller)).toEqual([second?.orderId])
    expect(await codesOf('place=new&search=prvi', seller)).toEqual([])
    expect(await codesOf('status=pending&source=page', seller)).toEqual([second?.orderId, first?.orderId])
    expect(await codesOf('place=to-pack&source=viber', seller)).toEqual([byViber?.orderId])
    expect(await codesOf('place=to-pack&source=page', seller)).toEqual([])
    expect((await list('/api/orders/my?source=page&limit=1', seller)).total).toBe(2)
    expect(await codesOf('websiteId=78&place=new', seller)).toEqual([second?.orderId])
    expect(await codesOf('websiteId=79', seller)).toEqual([])
    expect(await codesOf('place=no-answer', OTHER_SELLER)).not.toContain(first?.orderId)
  })

  it('are filtered by the days on which they came, in Belgrade', async () => {
    const seller = { userId: 7009, role: 'client' as const }
    orders.pages.set(79, pageOf(79, { ownerId: seller.userId }))
    const orderId = await place(79, 'Danica Danas')
    await until(async () => (await codesOf('search=danica', seller)).length === 1)
    const { day } = belgradeTime(new Date(OrderItem.parse((await list('/api/orders/my', seller)).items[0]).createdAt))
    expect(await codesOf(`from=${day}&to=${day}`, seller)).toEqual([orderId])
    expect(await codesOf(`search=danica&from=${day}`, seller)).toEqual([orderId])
    expect(await codesOf(`to=${previousDay(day)}`, seller)).toEqual([])
    expect(await list(`/api/orders/my?from=${nextDay(day)}`, seller)).toMatchObject({ items: [], total: 0 })
  })

  it('go on from a cursor without gaps or repetitions', async () => {
    const placed = new Set(await Promise.all(Array.from({ length: 7 }, (_, index) => place(2, `Kupac Broj${index}`))))
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(`/api/orders/my?limit=3&cursor=${cursor}`.replace(/&cursor=$/, ''), OTHER_SELLER)
      seen.push(...page.items.map(({ orderId }) => orderId))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(placed.difference(new Set(seen)).size).toBe(0)
  })
})

describe('PUT /api/orders/{id}', () => {
  it('changes the status, publishes it once even when asked twice, and the counters follow', async () => {
    orders.pages.set(9, pageOf(9, { ownerId: 9009 }))
    const seller = { userId: 9009, role: 'client' as const }
    const orderId = await place(9, 'Ivana Kovačević')
    const [order] = (await list('/api/orders/my', seller)).items
    const complete = () => orders.http.as(SUPER_ADMIN).put(`/api/orders/${order?.id}`, { status: 'completed' })
    await complete()
    const { status, body } = await complete()
    expect(status).toBe(200)
    expect(OrderItem.parse(body)).toMatchObject({
      status: 'completed',
      timeline: [
        { status: 'pending', by: null },
        { status: 'completed', by: 1 },
      ],
    })
    await until(async () => (await list('/api/orders/my', seller)).counts.completed === 1)
    expect((await list('/api/orders/my', seller)).counts).toEqual({
      total: 1,
      pending: 0,
      processing: 0,
      completed: 1,
      cancelled: 0,
    })
    await orders.http.as(SUPER_ADMIN).put(`/api/orders/${order?.id}`, { status: 'processing' })
    const changes = () => orders.events.all('order.status-changed', orderId)
    await until(() => changes().length > 1)
    expect(changes().map(({ data }) => data)).toMatchObject([{ to: 'completed' }, { to: 'processing' }])
  })

  it('is for administrators', async () => {
    expect((await orders.http.as(SELLER).put('/api/orders/1', { status: 'completed' })).status).toBe(403)
    expect(await orders.http.as(SUPER_ADMIN).put('/api/orders/1', { status: 'izgubljeno' })).toMatchObject({
      status: 422,
    })
  })
})

describe('deliveries of an order', () => {
  it('show on it as they come; late ones change nothing', async () => {
    const orderId = await place(1, 'Snežana Ćirić')
    const deliveryChange = (channel: Channel, state: DeliveryState, secondsAgo: number, more: object = {}) =>
      makeEvent(
        'deliveries',
        'delivery.changed.v1',
        { aggregateId: orderId, aggregateVersion: 2, at: new Date(Date.now() - secondsAgo * 1000) },
        {
          orderId,
          userId: SELLER.userId,
          channel,
          cause: 'order.created',
          state,
          attempts: 1,
          reason: null,
          trackingId: null,
          ...more,
        },
      )
    const item = async () => (await list('/api/orders/my?search=snezanacir', SELLER)).items[0]
    await orders.publish([
      deliveryChange('telegram', 'sent', 5),
      deliveryChange('sheets', 'failed', 9, { reason: '$reason nije polje' }),
    ])
    await until(async () => (await item())?.deliveries.sheets?.reason === '$reason nije polje')
    await orders.publish([
      deliveryChange('telegram', 'failed', 60),
      deliveryChange('sheets', 'sent', 1),
      deliveryChange('pixel', 'skipped', 1),
      deliveryChange('courier', 'sent', 1, { trackingId: 'RS-77' }),
    ])
    const order = await until(async () => {
      const found = await item()
      return found?.notificationsSent && found.trackingId ? found : undefined
    })
    expect(order.trackingId).toBe('RS-77')
    expect(
      Object.entries(order.deliveries)
        .map(([channel, { state }]) => `${channel} ${state}`)
        .sort(),
    ).toEqual(['courier sent', 'pixel skipped', 'sheets sent', 'telegram sent'])
  })
})
