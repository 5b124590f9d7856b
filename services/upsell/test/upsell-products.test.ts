import { PublicUpsellList, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { OTHER_SELLER, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells()
})
afterAll(() => upsells.stop())

describe('whose upsell products', () => {
  it('are changed, deleted and read whole by their seller and administrators only', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const theirs = upsells.http.as(OTHER_SELLER)
    const links = { websiteId: page.id, upsellProductLinks: [{ url: 'https://prodavnica.test/tudja' }] }
    expect(await theirs.post('/api/upsell/process-links', links)).toMatchObject({ status: 404 })
    expect(await theirs.patch(`/api/upsell/products/${product.id}`, { stockLeft: 0 })).toMatchObject({ status: 404 })
    expect(await theirs.delete(`/api/upsell/products/${product.id}`)).toMatchObject({ status: 404 })
    expect(
      await upsells.http.as(SUPER_ADMIN).patch(`/api/upsell/products/${product.id}`, { stockLeft: 9 }),
    ).toMatchObject({
      status: 200,
      body: { stockLeft: 9 },
    })
    expect((await upsells.listOf(page.id, SUPER_ADMIN)).map(({ id }) => id)).toEqual([product.id])
  })

  it('show shoppers the active ones of a live page and nothing that is the seller’s', async () => {
    const page = upsells.page()
    await upsells.publishPage(page)
    const shown = await upsells.product(page.id)
    const hidden = await upsells.product(page.id, { title: 'Tajna torba', sku: 'TAJNA-1' })
    await upsells.http.as(SELLER).patch(`/api/upsell/products/${hidden.id}`, { isActive: false })
    for (const http of [upsells.http, upsells.http.as(OTHER_SELLER)]) {
      const answer = await http.get(`/api/upsell/products/${page.id}`)
      const [only, ...none] = PublicUpsellList.parse(answer.body)
      expect([only?.id, none]).toEqual([shown.id, []])
      expect(Object.keys((answer.body as object[])[0] ?? {}).sort()).toEqual(
        [
          'currency',
          'currencySymbol',
          'discountPrice',
          'features',
          'id',
          'images',
          'originalPrice',
          'savings',
          'stockLeft',
          'title',
          'urgentDescription',
          'websiteId',
        ].sort(),
      )
      expect(JSON.stringify(answer.body)).not.toMatch(/originalUrl|prodavnica\.test|aiProcess|Tajna|TAJNA|userId/)
    }
    await upsells.publishPage({ ...page, version: 2, active: false })
    expect((await upsells.http.get(`/api/upsell/products/${page.id}`)).body).toEqual([])
    expect(await upsells.listOf(page.id)).toHaveLength(2)
  })

  it('answer nothing for a page that nobody knows, and not found for what is no number', async () => {
    expect(await upsells.http.get('/api/upsell/products/987654')).toMatchObject({ status: 200, body: [] })
    expect(await upsells.http.get('/api/upsell/products/moja')).toMatchObject({ status: 404 })
  })
})

describe('PATCH /api/upsell/products/{id}', () => {
  it('changes what is named and nothing else, while shoppers count the stock down', async () => {
    const page = upsells.page()
    const product = await upsells.product(page.id)
    const change = (body: object) => upsells.http.as(SELLER).patch(`/api/upsell/products/${product.id}`, body)
    await Promise.all([upsells.add(upsells.order(page), product), change({ title: 'Velika torba' })])
    expect((await upsells.listOf(page.id))[0]).toMatchObject({
      title: 'Velika torba',
      stockLeft: 4,
      discountPrice: 1190,
    })
    expect(
      await change({ originalPrice: '1.990', images: ['/uploads/images/a-640.webp'], features: ['Lagana'] }),
    ).toMatchObject({
      body: { originalPrice: 1990, savings: 800, stockLeft: 4, features: ['Lagana'] },
    })
    expect(await change({ discountPrice: 1990 })).toMatchObject({ body: { originalPrice: null, savings: 0 } })
    expect(await change({ originalPrice: 100 })).toMatchObject({
      status: 422,
      body: { message: UPSELL_MESSAGES.originalTooLow },
    })
    expect(await change({ stockLeft: -1 })).toMatchObject({ status: 422 })
    expect(await change({ discountPrice: 0 })).toMatchObject({
      status: 422,
      body: { message: UPSELL_MESSAGES.priceInvalid },
    })
  })
})
