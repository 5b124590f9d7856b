import { InternalProductFacts } from '@izlog/contracts/http/product-facts'
import { signServiceToken } from '@izlog/kit/security/service-token'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, photo, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  // No seller's limit counts between services.
  catalog = await startCatalog({ LIMIT_LINKS_PER_MINUTE: '1' })
})
afterAll(() => catalog.stop())

async function ask(url: string, images: string[] = []) {
  const authorization = `Bearer ${signServiceToken(catalog.env.SERVICE_KEY, 'upsell')}`
  const answer = await catalog.http.post('/internal/product-facts', { url, images }, { authorization })
  return InternalProductFacts.parse(answer.body)
}

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

it('says why a link was not read', async () => {
  expect(await ask('http://prodavnica.test/nema-ga')).toMatchObject({ link: { state: 'refused' }, images: [] })
})
