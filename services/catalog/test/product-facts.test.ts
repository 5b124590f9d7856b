import { InternalProductFacts } from '@izlog/contracts/http/product-facts'
import { TOO_MANY_LINKS } from '@izlog/contracts/http/product-link'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { OTHER_SELLER, SELLER } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, photo, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog({ LIMIT_LINKS_PER_MINUTE: '2' })
})
afterAll(() => catalog.stop())

const post = (body: object) => {
  const authorization = `Bearer ${signServiceToken(catalog.env.SERVICE_KEY, 'upsell', 'catalog')}`
  return catalog.http.post('/internal/product-facts', body, { authorization })
}
const ask = async (url: string | null, images: string[] = [], userId = SELLER.userId) =>
  InternalProductFacts.parse((await post({ userId, url, images })).body)

it('reads a product page for upsell and keeps its pictures; the seller’s own come instead of them', async () => {
  const own = catalog.web.serve('/moja.jpg', 'image/jpeg', await photo(200, 200).jpeg().toBuffer())
  const image = catalog.web.serve('/torba.jpg', 'image/jpeg', await photo(700, 500).jpeg().toBuffer())
  const product = { '@type': 'Product', name: 'Torba za plažu', image, offers: { price: '1490', priceCurrency: 'RSD' } }
  const page = `<html><script type="application/ld+json">${JSON.stringify(product)}</script><h1>Torba</h1></html>`
  const url = catalog.web.serve('/torba', 'text/html; charset=utf-8', page)

  const read = await ask(url)
  expect(read.link).toMatchObject({ state: 'found', facts: { name: 'Torba za plažu', price: 1490, currency: 'RSD' } })
  expect(read.images).toEqual([expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{64}-700\.webp$/)])

  const { images } = await ask(url, [own, 'http://prodavnica.test/nema.jpg'])
  expect(images).toEqual([expect.stringMatching(/-200\.webp$/), 'http://prodavnica.test/nema.jpg'])
})

it('keeps the pictures of a product without a link, and reads nothing', async () => {
  const own = catalog.web.serve('/sprej.jpg', 'image/jpeg', await photo(200, 200).jpeg().toBuffer())
  expect(await ask(null, [own], 83)).toEqual({
    link: { state: 'nothing' },
    images: [expect.stringMatching(/-200\.webp$/)],
  })
})

it('says why a link was not read', async () => {
  expect(await ask('http://prodavnica.test/nema-ga', [], OTHER_SELLER.userId)).toMatchObject({
    link: { state: 'refused' },
    images: [],
  })
})

it('counts among the links of the seller whose offer it is, and of nobody else', async () => {
  const offer = (userId: number) => ({ userId, url: 'http://prodavnica.test/nema-ga', images: [] })
  for (let links = 0; links < 2; links++) expect(await post(offer(81))).toMatchObject({ status: 200 })
  const refused = await post(offer(81))
  expect(refused).toMatchObject({ status: 429, body: { message: TOO_MANY_LINKS } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await post(offer(82))).toMatchObject({ status: 200 })
})
