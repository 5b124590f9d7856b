import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { LINK_REFUSALS, TOO_MANY_LINKS } from '@izlog/contracts/http/product-link'
import { client, SELLER } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

describe('POST /api/websites/product-link', () => {
  const ask = (productLink: unknown) => catalog.http.as(SELLER).post('/api/websites/product-link', { productLink })

  it('gives back what the page says of its product', async () => {
    const html = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Product',
      name: 'Jastuk Mirna noć',
      image: '/jastuk-slika.jpg',
      offers: { price: 2990, priceCurrency: 'RSD' },
    })}</script><ul><li>Punjenje: memorijska pena</li></ul>`
    const link = catalog.web.serve('/p/jastuk', 'text/html; charset=utf-8', html)
    expect(await ask(` ${link} `)).toMatchObject({
      status: 200,
      body: {
        state: 'found',
        facts: {
          name: 'Jastuk Mirna noć',
          price: 2990,
          originalPrice: null,
          currency: 'RSD',
          images: [new URL('/jastuk-slika.jpg', link).href],
          description: null,
          attributes: [{ name: 'Punjenje', value: 'memorijska pena' }],
        },
      },
    })
  })

  it('says that a page tells of no product', async () => {
    const link = catalog.web.serve('/vesti', 'text/html', '<h1>Vesti</h1>')
    expect(await ask(link)).toMatchObject({ status: 200, body: { state: 'nothing' } })
  })

  it.each([
    ['file:///etc/passwd', 'scheme'],
    ['http://a:b@prodavnica.test/', 'credentials'],
    ['jastuk', 'not-a-link'],
  ] as const)('says why %s is not read', async (link, reason) => {
    const body = { state: 'refused', reason, message: LINK_REFUSALS[reason] }
    expect(await ask(link)).toMatchObject({ status: 200, body })
  })

  it('says why a page cannot be had', async () => {
    const missing = catalog.web.serve('/nema', 'text/html', '').replace('/nema', '/nigde')
    const file = catalog.web.serve('/cenovnik.pdf', 'application/pdf', '%PDF')
    expect((await ask(missing)).body).toMatchObject({ reason: 'refused', message: LINK_REFUSALS.refused })
    expect((await ask(file)).body).toMatchObject({ reason: 'not-a-page', message: LINK_REFUSALS['not-a-page'] })
  })

  it('takes one text', async () => {
    expect(await ask({ $ne: null })).toMatchObject({ status: 422, body: { message: LINK_REFUSALS['not-a-link'] } })
  })

  it('asks a seller who reads too many to wait', async () => {
    const limited = await catalog.another({ LIMIT_LINKS_PER_MINUTE: '1' })
    try {
      const http = client(limited.port, { userId: 91, role: 'client' })
      expect((await http.post('/api/websites/product-link', { productLink: 'jastuk' })).status).toBe(200)
      const refused = await http.post('/api/websites/product-link', { productLink: 'jastuk' })
      expect(refused).toMatchObject({ status: 429, body: { message: TOO_MANY_LINKS } })
    } finally {
      await limited.stop()
    }
  })
})

describe('GET /api/websites/url-available', () => {
  const check = async (url: string) =>
    (await catalog.http.as(SELLER).get(`/api/websites/url-available?${new URLSearchParams({ url })}`)).body

  it('says that an address is free, as it would be kept', async () => {
    const url = `Slobodno-${fresh()}`
    expect(await check(` ${url} `)).toEqual({ url: url.toLowerCase(), state: 'free', message: null, suggestion: null })
  })

  it('offers the next free one for one that is taken', async () => {
    const { customUrl } = await catalog.page()
    await catalog.page({ customUrl: `${customUrl}-2` })
    expect(await check(customUrl)).toEqual({
      url: customUrl,
      state: 'taken',
      message: CATALOG_MESSAGES.urlTaken,
      suggestion: `${customUrl}-3`,
    })
  })

  it('counts one as taken while its page is being made', async () => {
    const url = `pravi-se-${fresh()}`
    const claim = { _id: url, token: 'x', until: new Date(Date.now() + 60_000) }
    await catalog.store.collection('url-claims').insertOne(claim as never)
    expect(await check(url)).toMatchObject({ state: 'taken', suggestion: `${url}-2` })
  })

  it('says which words are kept for the platform', async () => {
    expect(await check('Orders')).toEqual({
      url: 'orders',
      state: 'reserved',
      message: 'Ovaj URL je rezervisan. Izaberite drugi.',
      suggestion: 'orders-2',
    })
  })

  it.each([
    ['Čarobni jastuk!', 'URL sme da sadrži samo slova a–z, cifre i crticu', 'carobni-jastuk'],
    ['moj.jastuk', 'URL sme da sadrži samo slova a–z, cifre i crticu', 'moj-jastuk'],
    ['', 'URL je obavezan', null],
    ['---', 'URL mora imati bar jedno slovo ili cifru', null],
  ])('says what is wrong with "%s"', async (url, message, suggestion) => {
    expect(await check(url)).toMatchObject({ state: 'invalid', message, suggestion })
  })
})
