import { TOO_MANY_VIEWS } from '@izlog/contracts/http/track'
import { SELLER } from '@izlog/kit/testing/client'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
let pages: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  catalog = await startCatalog({ LIMIT_VIEWS_PER_MINUTE: '5' })
  pages = await listenTo(catalog.env, 'pages')
})
afterAll(async () => {
  await pages.stop()
  await catalog.stop()
})

describe('POST /api/track/view', () => {
  it('tells of pages that are shown, by their own title and without who looked, and not of too many', async () => {
    const { id } = await catalog.page()
    const hidden = await catalog.page()
    const productOf = async (website: number) =>
      (await catalog.http.as(SELLER).get(`/api/websites/id/${website}`)).body as { productId: number; title: string }
    const { productId, title } = await productOf(id)
    await catalog.http.as(SELLER).put(`/api/websites/id/${hidden.id}`, { isActive: false })

    const view = (body: object) => catalog.http.post('/api/track/view', body)
    expect((await view({ productId: (await productOf(hidden.id)).productId })).status).toBe(204)
    expect((await view({ productId: 999_999_999 })).status).toBe(204)
    expect((await view({ productId, title: 'Lažan naslov' })).status).toBe(204)
    expect((await view({ productId: 'jedan' })).status).toBe(422)
    const { aggregateId, data } = await pages.first('page.viewed')
    expect([aggregateId, data]).toEqual([String(id), { websiteId: id, productId, title, views: 1 }])

    await until(async () => (await view({ productId })).status === 429)
    expect(await view({ productId })).toMatchObject({ status: 429, body: { message: TOO_MANY_VIEWS } })
    // Views are published together every moment, so any of the hidden page would have come before these.
    await until(() => pages.all('page.viewed').length > 1)
    expect(new Set(pages.all('page.viewed').map((event) => event.aggregateId))).toEqual(new Set([String(id)]))
  })
})
