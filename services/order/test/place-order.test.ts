import { OrderCreatedV1, OrderReleasedV1 } from '@izlog/contracts/events/orders'
import { OrderItem, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { SUPER_ADMIN } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
  orders.pages.set(7, pageOf(7, { hasUpsells: true }))
})
afterAll(() => orders.stop())

const placed = async (...args: Parameters<typeof orders.place>) =>
  PlaceOrderResponse.parse((await orders.place(...args)).body)

describe('POST /api/orders', () => {
  it('takes an order and publishes it once, released at once when the page has no upsells', async () => {
    const { orderId } = await placed(orderFor(1, { quantity: 2, totalPrice: 4990 }))
    const created = OrderCreatedV1.parse(await orders.events.first('order.created', orderId))
    expect(created.data).toMatchObject({
      quantity: 2,
      totalPrice: 4990,
      currency: 'RSD',
      productName: 'Jastuk Mirna noć',
      customer: { firstName: 'Jovana', lastName: 'Stanković', phone: '+381648123390', phoneTyped: '064 812 3390' },
    })
    const released = OrderReleasedV1.parse(await orders.events.first('order.released', orderId))
    expect(released.data).toMatchObject({ sumToCollect: 4990, upsells: [] })
  })

  it('adds the seller’s delivery price to what the courier collects, and to nothing else', async () => {
    orders.pages.set(31, pageOf(31, { deliveryPricing: { price: 390, freeFrom: 4000 } }))
    const { orderId, totalPrice } = await placed(orderFor(31, { deliveryPrice: 390 }))
    expect(totalPrice).toBe(2990)
    const created = OrderCreatedV1.parse(await orders.events.first('order.created', orderId))
    expect(created.data).toMatchObject({ totalPrice: 2990, deliveryPrice: 390 })
    const released = OrderReleasedV1.parse(await orders.events.first('order.released', orderId))
    expect(released.data).toMatchObject({ totalPrice: 2990, sumToCollect: 3380 })
    const read = await orders.http.get(`/api/orders/${orderId}`)
    expect(OrderRead.parse(read.body)).toMatchObject({ totalPrice: 2990, deliveryPrice: 390, sumToCollect: 3380 })

    const free = await placed(orderFor(31, { quantity: 2, totalPrice: 4990 }))
    const freed = OrderReleasedV1.parse(await orders.events.first('order.released', free.orderId))
    expect(freed.data).toMatchObject({ deliveryPrice: 0, sumToCollect: 4990 })
  })

  it('asks again where the shopper saw another delivery price', async () => {
    orders.pages.set(32, pageOf(32, { deliveryPricing: { price: 390, freeFrom: null } }))
    expect(await orders.place(orderFor(32, { deliveryPrice: 0 }))).toMatchObject({
      status: 409,
      body: { code: 'order.total-changed', totalPrice: 2990, deliveryPrice: 390 },
    })
  })

  it('gives the same order for the same key, also when the price has changed since', async () => {
    orders.pages.set(2, pageOf(2))
    const key = newKey()
    const first = await orders.place(orderFor(2), key)
    orders.pages.set(2, pageOf(2, { version: 2, currentPrice: 3490 }))
    await orders.announce(pageOf(2, { version: 2, currentPrice: 3490 }))
    await until(async () => (await orders.place(orderFor(2))).status === 409)
    expect(await orders.place(orderFor(2), key)).toMatchObject({ status: 201, body: first.body })
    const { orderId } = PlaceOrderResponse.parse(first.body)
    await orders.events.first('order.created', orderId)
    expect(orders.events.all('order.created', orderId)).toHaveLength(1)
  })

  it('makes one order of a double tap', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => orders.place(orderFor(1), key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => PlaceOrderResponse.parse(body).orderId)).size).toBe(1)
  })

  it('refuses a key that came with another body and shows nothing of the other order', async () => {
    const key = newKey()
    const { orderId } = await placed(orderFor(1), key)
    const answer = await orders.place(orderFor(1, { quantity: 3, totalPrice: 6990 }), key)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'idempotency.reused', message: 'Ova porudžbina je već poslata sa drugim podacima' },
    })
    expect(JSON.stringify(answer.body)).not.toContain(orderId)
  })

  it('refuses a tampered total and says the right one', async () => {
    expect(await orders.place(orderFor(1, { totalPrice: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'order.total-changed', totalPrice: 2990, message: 'Cena je u međuvremenu promenjena' },
    })
  })

  it('asks catalog before it refuses a page it has not heard of', async () => {
    orders.pages.set(3, pageOf(3))
    expect(await orders.place(orderFor(3))).toMatchObject({ status: 201 })
    expect(orders.catalog.asked.filter((id) => id === 3)).toHaveLength(1)
    expect(await orders.place(orderFor(3))).toMatchObject({ status: 201 })
    expect(orders.catalog.asked.filter((id) => id === 3)).toHaveLength(1)
  })

  it.each([
    ['a page nobody knows', () => undefined],
    ['a page that is switched off', () => orders.pages.set(44, pageOf(44, { active: false }))],
  ])('refuses %s', async (_what, prepare) => {
    prepare()
    expect(await orders.place(orderFor(44))).toMatchObject({ status: 404, body: { code: 'order.website-unknown' } })
  })

  it.each<[string, object, string, string]>([
    ['no fields', {}, 'websiteId', 'Nepoznata stranica'],
    [
      'operators in place of strings',
      { ...orderFor(1), customerData: { ...orderFor(1).customerData, phone: { $gt: '' } } },
      'customerData.phone',
      'Unesite broj telefona',
    ],
    [
      'an empty name',
      { ...orderFor(1), customerData: { ...orderFor(1).customerData, name: '  ' } },
      'customerData.name',
      'Unesite ime i prezime',
    ],
    [
      'a town of dots',
      { ...orderFor(1), customerData: { ...orderFor(1).customerData, city: '...' } },
      'customerData.city',
      'Unesite grad',
    ],
    [
      'a phone with too few digits',
      { ...orderFor(1), customerData: { ...orderFor(1).customerData, phone: '064 81' } },
      'customerData.phone',
      'Proverite broj telefona. Upišite ga ovako: 064 123 4567.',
    ],
    [
      'a wrong e-mail',
      { ...orderFor(1), customerData: { ...orderFor(1).customerData, email: 'ana@' } },
      'customerData.email',
      'Neispravna email adresa',
    ],
    [
      'a quantity that is not offered',
      orderFor(1, { quantity: 7 }),
      'quantity',
      'Ovaj broj komada se ne može poručiti',
    ],
  ])('names what is wrong with %s', async (_what, body, path, message) => {
    const answer = await orders.http.post('/api/orders', body, { 'idempotency-key': newKey() })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid', issues: expect.arrayContaining([{ path, message }]) },
    })
  })

  it('takes the order of whoever came by an ad with marks that fit nowhere', async () => {
    const { orderId } = await placed({
      ...orderFor(1),
      fbp: 'fb.1.1763000000000.12345',
      fbc: `fb.1.1763000000000.${'A'.repeat(2000)}`,
      campaign: { utm_source: 'a'.repeat(2000) },
    })
    const { client } = OrderCreatedV1.parse(await orders.events.first('order.created', orderId)).data
    expect(client).toMatchObject({
      fbp: 'fb.1.1763000000000.12345',
      fbc: null,
      campaign: { utm_source: 'a'.repeat(300) },
    })
  })

  it('keeps what was typed as it is, but for breaks and signs that would turn a message around', async () => {
    const typed = {
      name: '<script>Ana</script>\nUkupno: 1 RSD',
      phone: '\u202a064 812 3390\u202c',
      address: '🏠 محمد 5',
      city: 'Niš',
    }
    const { orderId } = await placed(
      orderFor(1, { customerData: { ...typed, notes: 'Zvoniti dvaput\r\nHvala\u202e' } }),
    )
    const { customer } = OrderCreatedV1.parse(await orders.events.first('order.created', orderId)).data
    expect(customer).toMatchObject({
      firstName: '<script>Ana</script>',
      lastName: 'Ukupno: 1 RSD',
      phone: '+381648123390',
      phoneTyped: '064 812 3390',
      address: '🏠 محمد 5',
      notes: 'Zvoniti dvaput\nHvala',
    })
  })

  it('is taken without a key, each time as a new order', async () => {
    const codes = new Set<string>()
    for (let time = 0; time < 2; time++) {
      const { status, body } = await orders.http.post('/api/orders', orderFor(1))
      expect(status).toBe(201)
      codes.add(PlaceOrderResponse.parse(body).orderId)
    }
    expect(codes.size).toBe(2)
  })

  it('is refused with a malformed key', async () => {
    expect(await orders.http.post('/api/orders', orderFor(1), { 'idempotency-key': 'kratak' })).toMatchObject({
      status: 422,
      body: { message: 'Neispravan ključ zahteva (Idempotency-Key)' },
    })
  })

  it('marks a second order from the same phone on the same page, for the seller only', async () => {
    orders.pages.set(5, pageOf(5))
    const first = await placed(orderFor(5))
    const second = await placed(
      orderFor(5, {
        customerData: { name: 'Jovana S', phone: '+381 64 8123390', address: 'Futoška 21', city: 'Novi Sad' },
      }),
    )
    const duplicate = async (orderId: string) =>
      OrderCreatedV1.parse(await orders.events.first('order.created', orderId)).data.possibleDuplicate
    expect([await duplicate(first.orderId), await duplicate(second.orderId)]).toEqual([false, true])
    expect(second).not.toHaveProperty('possibleDuplicate')
  })

  it('takes phones of the three countries as people type them', async () => {
    orders.pages.set(
      6,
      pageOf(6, { market: 'Bosnia', currency: 'KM', currencySymbol: 'KM', currentPrice: 50, originalPrice: 80 }),
    )
    const { orderId } = await placed(
      orderFor(6, { totalPrice: 50, customerData: { ...orderFor(6).customerData, phone: '061/123-456' } }),
    )
    expect(OrderCreatedV1.parse(await orders.events.first('order.created', orderId)).data.customer.phone).toBe(
      '+38761123456',
    )
  })

  it('lets one address order only so often a minute', async () => {
    const strict = await startOrders({ LIMIT_ORDERS_PER_MINUTE: '2' })
    strict.pages.set(1, pageOf(1))
    const answers = [await strict.place(orderFor(1)), await strict.place(orderFor(1)), await strict.place(orderFor(1))]
    await strict.stop()
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
  })
})

describe('an order with an upsell window', () => {
  it('waits for the window to run out and is then released once', async () => {
    const asked = Date.now()
    const { orderId } = await placed(orderFor(7))
    const { body } = await orders.http.get(`/api/orders/${orderId}`)
    const { upsellSecondsLeft } = OrderRead.parse(body)
    expect(upsellSecondsLeft).toBeGreaterThanOrEqual(479 - (Date.now() - asked) / 1000)
    expect(upsellSecondsLeft).toBeLessThanOrEqual(480)
    await orders.events.first('order.created', orderId)
    expect(orders.events.all('order.released', orderId)).toHaveLength(0)
    await orders.windowRunsOut(orderId)
    await orders.events.first('order.released', orderId)
    expect((await orders.http.get(`/api/orders/${orderId}`)).body).toMatchObject({ upsellSecondsLeft: 0 })
  })

  it('releases nothing when it was cancelled before', async () => {
    const [cancelled, kept] = [await placed(orderFor(7)), await placed(orderFor(7))]
    const { id } = OrderRead.parse((await orders.http.get(`/api/orders/${cancelled.orderId}`)).body)
    const cancel = async () =>
      OrderItem.parse((await orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status: 'cancelled' })).body)
    await cancel()
    await orders.windowRunsOut(cancelled.orderId)
    await orders.windowRunsOut(kept.orderId)
    await orders.events.first('order.released', kept.orderId)
    const closed = await until(async () => {
      const order = await cancel()
      return order.upsellDelayedUntil === null && order
    })
    expect(closed.releasedAt).toBeNull()
  })

  it('is released when it comes back from cancelled after the window, and not again', async () => {
    const { orderId } = await placed(orderFor(7))
    const { id } = OrderRead.parse((await orders.http.get(`/api/orders/${orderId}`)).body)
    const set = (status: string) => orders.http.as(SUPER_ADMIN).put(`/api/orders/${id}`, { status })
    await set('cancelled')
    await orders.windowRunsOut(orderId)
    await until(async () => OrderItem.parse((await set('cancelled')).body).upsellDelayedUntil === null)
    await set('processing')
    await orders.events.first('order.released', orderId)
    await set('cancelled')
    await set('pending')
    await until(() => orders.events.all('order.status-changed', orderId).length === 4)
    expect(orders.events.all('order.released', orderId)).toHaveLength(1)
  })
})
