import { UpsellOrderResponse } from '@izlog/contracts/http/upsell'
import { OTHER_SELLER, SELLER } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells({ SETTLE_AFTER_MS: '600000' })
})
afterEach(() => upsells.others.letOrderBe('well'))
afterAll(() => upsells.stop())

const sold = async () => {
  const page = upsells.page()
  const product = await upsells.product(page.id)
  const order = upsells.order(page)
  const { orderId } = UpsellOrderResponse.parse((await upsells.add(order, product)).body)
  return { page, product, order, orderId }
}

describe('an upsell goes the way of its order', () => {
  it('follows its status and publishes it; cancelled before the parcel goes, the piece comes back, and is taken again when the order does', async () => {
    const { product, order, orderId } = await sold()
    await upsells.changeStatus(order, 'cancelled')
    expect(await upsells.events.first('upsell.status-changed', orderId)).toMatchObject({
      data: { from: 'pending', to: 'cancelled', totalPrice: 1190, originalOrderId: order.orderId },
    })
    expect(await upsells.stockOf(product)).toBe(5)
    await upsells.changeStatus(order, 'processing')
    expect(await upsells.stockOf(product)).toBe(4)
    await until(() => upsells.events.all('upsell.status-changed', orderId).length === 2)
  })

  it('brings nothing back once the parcel is with the courier', async () => {
    const { product, order, orderId } = await sold()
    await upsells.release(order)
    await upsells.changeStatus(order, 'cancelled')
    await upsells.events.first('upsell.status-changed', orderId)
    expect(await upsells.stockOf(product)).toBe(4)
  })

  it('takes the stock no lower than zero when a cancelled order comes back to an upsell product that is sold out', async () => {
    const { product, order } = await sold()
    await upsells.changeStatus(order, 'cancelled')
    await upsells.http.as(SELLER).patch(`/api/upsell/products/${product.id}`, { stockLeft: 0 })
    await upsells.changeStatus(order, 'pending')
    expect(await upsells.stockOf(product)).toBe(0)
  })

  it('records first what order took and could not say, then follows', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const order = upsells.order(page)
    upsells.others.letOrderBe('mute')
    expect(await upsells.add(order, product)).toMatchObject({ status: 503 })
    upsells.others.letOrderBe('well')
    await upsells.changeStatus(order, 'cancelled')
    const number = order.upsells[0]?.upsellOrderId ?? ''
    await upsells.events.first('upsell.accepted', number)
    await upsells.events.first('upsell.status-changed', number)
    expect(await upsells.stockOf(product)).toBe(5)
  })
})

describe('what came with a page', () => {
  it('becomes an upsell product at once, and once: the page’s snapshot again brings none back that was deleted', async () => {
    const page = upsells.page()
    const links = [
      {
        url: 'https://prodavnica.test/a',
        title: 'Peškir',
        price: 990,
        images: ['https://slike.test/a.jpg', 'javascript:x'],
      },
      { url: 'https://prodavnica.test/b' },
      { url: '', title: 'Sprej', price: 490 },
      { url: '', title: 'Navlaka', price: 690 },
    ]
    await upsells.publishPage(page, { links })
    await upsells.publishPage({ ...page, version: 2 }, { links })
    const made = await upsells.listOf(page.id)
    expect(made.map(({ originalUrl, isActive }) => [originalUrl, isActive])).toEqual([
      ['https://prodavnica.test/a', true],
      ['https://prodavnica.test/b', false],
      [null, true],
      [null, true],
    ])
    await until(async () => (await upsells.listOf(page.id)).every(({ aiProcessed }) => aiProcessed))
    expect(upsells.others.askedFacts).not.toContainEqual(
      expect.objectContaining({ images: expect.arrayContaining(['javascript:x']) }),
    )
    await upsells.http.as(SELLER).delete(`/api/upsell/products/${made[0]?.id}`)
    await upsells.publishPage({ ...page, version: 3 }, { links })
    expect((await upsells.listOf(page.id)).map(({ originalUrl, title }) => originalUrl ?? title)).toEqual([
      'https://prodavnica.test/b',
      'Sprej',
      'Navlaka',
    ])
  })

  it('goes with the page, and with the seller; what was sold stays', async () => {
    const { page, order } = await sold()
    await upsells.publishPage({ ...page, version: 5 }, { deleted: true })
    expect(await upsells.listOf(page.id)).toEqual([])
    expect(await upsells.store.collection('upsell_orders').countDocuments({ originalOrderId: order.orderId })).toBe(1)

    const other = upsells.page({ ownerId: 1003 })
    await upsells.publishPage(other, { links: [{ url: 'https://prodavnica.test/c', title: 'Peškir', price: 990 }] })
    expect(await upsells.listOf(other.id, { userId: 1003, role: 'client' })).toHaveLength(1)
    await upsells.publishUser(1003, 2, { deleted: true, isActive: false })
    expect(await upsells.listOf(other.id, { userId: 1003, role: 'client' })).toEqual([])
  })

  it('is not shown while its seller is deactivated', async () => {
    const page = upsells.page({ ownerId: OTHER_SELLER.userId })
    await upsells.publishPage(page, { links: [{ url: 'https://prodavnica.test/d', title: 'Peškir', price: 990 }] })
    const shown = async () => (await upsells.http.get(`/api/upsell/products/${page.id}`)).body
    expect(await shown()).toHaveLength(1)
    await upsells.publishUser(OTHER_SELLER.userId, 2, { isActive: false })
    expect(await shown()).toEqual([])
    await upsells.publishUser(OTHER_SELLER.userId, 3, { isActive: true })
    expect(await shown()).toHaveLength(1)
  })
})
