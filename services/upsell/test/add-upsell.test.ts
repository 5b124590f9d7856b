import { UPSELL_MESSAGES, UpsellOrderResponse } from '@izlog/contracts/http/upsell'
import { client } from '@izlog/kit/testing/client'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells({ SETTLE_AFTER_MS: '400' })
})
afterEach(() => upsells.others.letOrderBe('well'))
afterAll(() => upsells.stop())

const accepted = (answer: { status: number; body: unknown }) => {
  expect(answer).toMatchObject({ status: 201 })
  return UpsellOrderResponse.parse(answer.body)
}

describe('adding an upsell product to an order', () => {
  it('takes the price from the upsell product and the shopper from the order, publishes it once, and counts the stock down', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page, { campaign: { utm_source: 'fb', fbclid: 'IwAR0' } })
    const answer = accepted(
      await upsells.add(order, product, {
        quantity: 2,
        totalPrice: 2380,
        customerData: { firstName: 'Neko' },
      } as never),
    )

    expect(answer).toMatchObject({
      originalOrderId: order.orderId,
      quantity: 2,
      totalPrice: 2380,
      currencySymbol: 'RSD',
    })
    expect(answer.orderId).not.toBe(order.orderId)
    expect(await upsells.events.first('upsell.accepted', answer.orderId)).toMatchObject({
      data: {
        originalOrderId: order.orderId,
        totalPrice: 2380,
        originalTotalPrice: 2990,
        title: 'Torba za plažu',
        customer: { firstName: 'Jovana', phone: '+381648123390' },
        purchaseEventId: answer.purchaseEventId,
        status: 'pending',
        client: { campaign: { utm_source: 'fb', fbclid: 'IwAR0' } },
      },
    })
    expect(order.upsells).toMatchObject([
      { upsellProductId: product.id, upsellOrderId: answer.orderId, totalPrice: 2380 },
    ])
    expect(await upsells.stockOf(product)).toBe(3)
  })

  it('gives the same upsell when it is asked again, and refuses another quantity of it', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    const twice = await Promise.all([
      upsells.add(order, product),
      upsells.add(order, product),
      upsells.add(order, product),
    ])
    const numbers = twice.map((answer) => accepted(answer).orderId)
    expect(new Set(numbers).size).toBe(1)
    expect(accepted(await upsells.add({ orderId: order.orderId.toLowerCase() }, product)).orderId).toBe(numbers[0])
    expect(await upsells.add(order, product, { quantity: 2, totalPrice: 2380 })).toMatchObject({
      status: 409,
      body: { code: 'upsell.already-in', message: UPSELL_MESSAGES.alreadyIn },
    })
    expect(await upsells.stockOf(product)).toBe(4)
    await upsells.events.first('upsell.accepted', numbers[0])
    expect(upsells.events.all('upsell.accepted', numbers[0])).toHaveLength(1)
  })

  it('takes the specification’s call, without Idempotency-Key, and gives every upsell a code that an index keeps its own', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const { orderId } = upsells.order(page)
    const called = { originalOrderId: orderId, upsellProductId: product.id, websiteId: page.id, totalPrice: 1190 }
    const { orderId: code } = accepted(await upsells.http.post('/api/upsell/order', { ...called, quantity: 1 }))
    const stored = upsells.store.collection('upsell_orders')
    const another = { orderId: code, originalOrderId: 'ANOT-HERO-RDER', upsellProductId: product.id }
    await expect(stored.insertOne(another)).rejects.toMatchObject({ code: 11000 })
  })

  it('accepts exactly as many as there are, of fifty shoppers at once', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const orders = Array.from({ length: 50 }, () => upsells.order(page))
    const answers = await Promise.all(orders.map((order) => upsells.add(order, product)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body)).toEqual(
      Array(45).fill(expect.objectContaining({ code: 'upsell.sold-out', message: UPSELL_MESSAGES.soldOut })),
    )
    expect(orders.flatMap((order) => order.upsells)).toHaveLength(5)
    expect(await upsells.stockOf(product)).toBe(0)
  })

  it('refuses another total than the upsell product costs now and says the right one', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    expect(await upsells.add(order, product, { quantity: 2, totalPrice: 2 })).toMatchObject({
      status: 409,
      body: { code: 'order.total-changed', totalPrice: 2380, message: UPSELL_MESSAGES.totalChanged },
    })
    expect(order.upsells).toEqual([])
  })

  it('says to shoppers in Bosnia in their own words that it is too late', async () => {
    const page = upsells.page({ market: 'Bosnia', currency: 'KM', currencySymbol: 'KM' })
    const product = await upsells.product(page.id)
    const late = await upsells.add(upsells.order(page, { windowOpen: false }), product)
    expect(late.body).toMatchObject({ code: 'upsell.window-closed', message: expect.stringMatching(/^Vrijeme za/) })
    const dearer = await upsells.add(upsells.order(page), product, { totalPrice: 1 })
    expect(dearer.body).toMatchObject({ message: 'Cijena je u međuvremenu promijenjena' })
  })

  it.each([
    [{ windowOpen: false }, 409, 'upsell.window-closed', UPSELL_MESSAGES.windowClosed],
    [{ released: true }, 409, 'upsell.window-closed', UPSELL_MESSAGES.windowClosed],
    [{ status: 'cancelled' as const }, 409, 'upsell.order-cancelled', UPSELL_MESSAGES.orderCancelled],
    [{ websiteId: 999_999 }, 404, 'upsell.order-not-found', UPSELL_MESSAGES.orderNotFound],
  ])('gives the pieces back when order refuses: %j', async (changes, status, code, message) => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    expect(await upsells.add(upsells.order(page, changes), product)).toMatchObject({ status, body: { code, message } })
    expect(await upsells.stockOf(product)).toBe(5)
  })

  it.each(['17', '1', 'AAAA-AAAA-AAA0', ''])('knows no order by a guess: %j', async (originalOrderId) => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    expect(await upsells.add({ orderId: originalOrderId }, product)).toMatchObject({
      status: 404,
      body: { code: 'upsell.order-not-found' },
    })
  })

  it('refuses what is switched off, of another page, of a page that is off, or of a deactivated seller', async () => {
    const page = upsells.page()
    const order = upsells.order(page)
    const product = await upsells.product(page.id)
    const gone = { status: 404, body: { code: 'upsell.not-offered', message: UPSELL_MESSAGES.notOffered } }
    expect(await upsells.add(order, product, { websiteId: page.id + 1 })).toMatchObject(gone)

    await upsells.http
      .as({ userId: page.ownerId, role: 'client' })
      .patch(`/api/upsell/products/${product.id}`, { isActive: false })
    expect(await upsells.add(order, product)).toMatchObject(gone)
    await upsells.http
      .as({ userId: page.ownerId, role: 'client' })
      .patch(`/api/upsell/products/${product.id}`, { isActive: true })

    upsells.others.pages.set(page.id, { ...page, active: false, version: 2 })
    await upsells.publishPage({ ...page, active: false, version: 2 })
    expect(await upsells.add(order, product)).toMatchObject(gone)
    // On again, and our copy does not know it yet: catalog's word counts.
    upsells.others.pages.set(page.id, { ...page, version: 3 })
    accepted(await upsells.add(order, product))
  })
})

describe('when something breaks on the way', () => {
  it('says that the order could not be reached, and a retry of the shopper goes on with the same pieces', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    upsells.others.letOrderBe('mute')
    const failed = await upsells.add(order, product)
    expect(failed).toMatchObject({
      status: 503,
      body: { code: 'upsell.order-unreachable', message: 'Neuspešno dohvatanje originalne porudžbine' },
    })
    expect(failed.headers.get('retry-after')).toBe('2')
    upsells.others.letOrderBe('well')
    const { orderId } = accepted(await upsells.add(order, product))
    expect(order.upsells).toMatchObject([{ upsellOrderId: orderId }])
    expect(await upsells.stockOf(product)).toBe(4)
  })

  it('records by itself what order took and could not say', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    upsells.others.letOrderBe('mute')
    await upsells.add(order, product)
    upsells.others.letOrderBe('well')
    const number = order.upsells[0]?.upsellOrderId ?? ''
    expect(await upsells.events.first('upsell.accepted', number)).toMatchObject({
      data: { originalOrderId: order.orderId },
    })
    expect(accepted(await upsells.add(order, product)).orderId).toBe(number)
    expect(await upsells.stockOf(product)).toBe(4)
  })

  it('charges nobody behind their back: what order never heard of is withdrawn and the pieces come back', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    upsells.others.letOrderBe('deaf')
    expect(await upsells.add(order, product)).toMatchObject({ status: 503 })
    expect(await upsells.stockOf(product)).toBe(4)
    upsells.others.letOrderBe('well')
    await until(async () => (await upsells.stockOf(product)) === 5)
    expect(order).toMatchObject({ upsells: [], withdrawn: [expect.any(String)] })
    accepted(await upsells.add(order, product))
  })

  it('lets no reservation that cannot be settled hold up the others, and settles it when it can be', async () => {
    const page = upsells.page()
    const [first, second] = [await upsells.product(page.id), await upsells.product(page.id)]
    const [broken, well] = [upsells.order(page, { broken: true }), upsells.order(page)]
    upsells.others.letOrderBe('deaf')
    await upsells.add(broken, first)
    await upsells.add(well, second)
    upsells.others.letOrderBe('well')
    await until(async () => (await upsells.stockOf(second)) === 5)
    expect(await upsells.stockOf(first)).toBe(4)
    broken.broken = false
    await until(async () => (await upsells.stockOf(first)) === 5)
  })

  it.each([
    ['before order was asked', 'reservations', 0],
    ['after order accepted', 'upsell_orders', 1],
  ])('loses and doubles nothing when killed %s', async (_when, collection, taken) => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    const { port } = new URL(upsells.env.MONGO_URL.replace('mongodb:', 'http:'))
    const proxy = await tcpProxy(Number(port))
    const victim = await spawnService('upsell', {
      ...upsells.env,
      // The other instance settles what this one leaves.
      SETTLE_AFTER_MS: '600000',
      MONGO_URL: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
    })
    // Held on its way back: what took the stock was done; held on its way there: what records the upsell never was.
    const cut =
      collection === 'reservations'
        ? proxy.holdAnswer((bytes) => bytes.includes(order.orderId) && bytes.includes('$push'))
        : proxy.holdRequest((bytes) => bytes.includes('upsell_orders') && bytes.includes('insert'))
    const unanswered = client(victim.port)
      .post('/api/upsell/order', {
        originalOrderId: order.orderId,
        upsellProductId: product.id,
        websiteId: page.id,
        totalPrice: 1190,
      })
      .catch(() => undefined)
    await cut
    await victim.kill()
    await unanswered
    await proxy.stop()

    expect(order.upsells).toHaveLength(taken)
    await until(async () => (await upsells.stockOf(product)) === 5 - taken)
    const { orderId } = accepted(await upsells.add(order, product))
    expect(order.upsells).toMatchObject([{ upsellOrderId: orderId }])
    expect(await upsells.stockOf(product)).toBe(4)
    await upsells.events.first('upsell.accepted', orderId)
    expect(await upsells.store.collection('upsell_orders').countDocuments({ originalOrderId: order.orderId })).toBe(1)
  })
})
