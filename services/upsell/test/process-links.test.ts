import type { InternalProductFacts } from '@izlog/contracts/http/product-facts'
import { LINK_REFUSALS, type LinkFacts } from '@izlog/contracts/http/product-link'
import { ProcessLinksResponse, UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { SELLER } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells()
})
afterAll(() => upsells.stop())

let links = 0
const newLink = () => `https://prodavnica.test/torba-za-plazu-${links++}.html`
const send = (websiteId: number, upsellProductLinks: unknown[]) =>
  upsells.http.as(SELLER).post('/api/upsell/process-links', { websiteId, upsellProductLinks })
const answering = (facts: Partial<LinkFacts>, images: string[] = []): InternalProductFacts => ({
  link: {
    state: 'found',
    facts: {
      name: null,
      price: null,
      originalPrice: null,
      currency: null,
      images: [],
      description: null,
      attributes: [],
      ...facts,
    },
  },
  images,
})
/** Sends one link and waits until it has been read. */
async function read(websiteId: number, given: Record<string, unknown>) {
  const { products } = ProcessLinksResponse.parse((await send(websiteId, [given])).body)
  const find = async () => (await upsells.listOf(websiteId)).find(({ id }) => id === products[0]?.id)
  return until(async () => {
    const product = await find()
    return product?.aiProcessed && product
  })
}

describe('POST /api/upsell/process-links', () => {
  it('makes upsell products at once and fills them from their links after', async () => {
    const page = upsells.page()
    const url = newLink()
    upsells.others.links.set(
      url,
      answering(
        {
          name: 'Torba za plažu',
          price: 1490,
          originalPrice: 1990,
          currency: 'RSD',
          attributes: [
            { name: 'Materijal', value: 'platno' },
            { name: 'Boja', value: 'bež' },
            { name: 'Zapremina', value: '20 l' },
            { name: 'Težina', value: '350 g' },
          ],
        },
        ['/uploads/images/ab-640.webp'],
      ),
    )
    const answer = await send(page.id, [{ url }])
    expect(answer.status).toBe(201)
    expect(ProcessLinksResponse.parse(answer.body).products).toMatchObject([
      {
        title: expect.stringMatching(/^Torba za plazu \d+$/),
        aiProcessed: false,
        isActive: false,
        discountPrice: null,
        stockLeft: 5,
      },
    ])
    const product = await until(async () => (await upsells.listOf(page.id)).find(({ aiProcessed }) => aiProcessed))
    expect(product).toMatchObject({
      originalUrl: url,
      title: 'Torba za plažu',
      discountPrice: 1490,
      originalPrice: 1990,
      savings: 500,
      images: ['/uploads/images/ab-640.webp'],
      features: ['Materijal: platno', 'Boja: bež', 'Zapremina: 20 l', 'Težina: 350 g'],
      isActive: true,
      aiProcessingError: null,
    })
    expect(product.urgentDescription).toContain(': Torba za plažu.')
    await until(() =>
      upsells.snapshots
        .all('upsell-product.snapshot', String(product.id))
        .some(({ data }) =>
          Object.entries({ active: true, title: 'Torba za plažu', websiteId: page.id }).every(
            ([key, value]) => (data as Record<string, unknown>)[key] === value,
          ),
        ),
    )
  })

  it('keeps what the seller says over what the link says; the shop’s price is crossed out when it is higher', async () => {
    const page = upsells.page()
    const url = newLink()
    upsells.others.links.set(
      url,
      answering({ name: 'SUPER TORBA 50% OFF', price: 1990, currency: 'RSD' }, ['/uploads/images/own-640.webp']),
    )
    const images = ['https://slike.test/moja.jpg']
    const product = await read(page.id, { url, title: 'Torba', price: '1.490', sku: 'T-1', images })
    expect(product).toMatchObject({
      title: 'Torba',
      discountPrice: 1490,
      originalPrice: 1990,
      savings: 500,
      sku: 'T-1',
    })
    expect(upsells.others.askedFacts).toContainEqual({ userId: SELLER.userId, url, images })
  })

  it.each([
    [answering({ name: 'Torba' }), 'Na stranici nismo našli cenu. Upišite cenu u RSD, pa će ponuda biti uključena.'],
    [
      answering({ name: 'Torba', price: 20, currency: 'EUR' }),
      'Cena na stranici proizvoda je u drugoj valuti. Upišite cenu u RSD, pa će ponuda biti uključena.',
    ],
    [
      answering({ price: 1490 }),
      'Na stranici nismo našli naziv proizvoda. Upišite naziv, pa će ponuda biti uključena.',
    ],
    [
      { link: { state: 'refused' as const, reason: 'private' as const, message: LINK_REFUSALS.private }, images: [] },
      `${LINK_REFUSALS.private} Upišite naziv i cenu u RSD, pa će ponuda biti uključena.`,
    ],
  ])(
    'leaves off what has no name or price, says why, and turns it on once the seller says it (%#)',
    async (link, why) => {
      const page = upsells.page()
      const url = newLink()
      upsells.others.links.set(url, link)
      const product = await read(page.id, { url })
      expect(product).toMatchObject({ isActive: false, aiProcessingError: why })
      const change = (body: object) => upsells.http.as(SELLER).patch(`/api/upsell/products/${product.id}`, body)
      expect(await change({ isActive: true })).toMatchObject({ status: 422 })
      const oneStepOn = await change(product.discountPrice === null ? { discountPrice: '1.190' } : { title: 'Torba' })
      expect(oneStepOn).toMatchObject({
        body:
          link.link.state === 'refused'
            ? { isActive: false, aiProcessingError: 'Upišite naziv, pa će ponuda biti uključena.' }
            : { isActive: true, aiProcessingError: null },
      })
      expect(await change({ title: 'Torba za plažu', discountPrice: '1.190' })).toMatchObject({
        status: 200,
        body: { isActive: true, aiProcessingError: null, discountPrice: 1190 },
      })
    },
  )

  it.each([
    [{}, 'Nepoznata stranica'],
    [{ websiteId: '7', upsellProductLinks: [] }, 'Nepoznata stranica'],
    [{ upsellProductLinks: [] }, 'Najmanje jedan proizvod je potreban'],
    [{ upsellProductLinks: Array.from({ length: 6 }, () => ({ url: newLink() })) }, 'Maksimalno 5 proizvoda'],
    [{ upsellProductLinks: [{ url: 'torba' }] }, 'Mora biti validan URL'],
    [{ upsellProductLinks: [{ title: 'Torba', price: 990 }] }, 'Mora biti validan URL'],
    [{ upsellProductLinks: [{ noLink: true, price: 990 }] }, 'Upišite naziv'],
    [{ upsellProductLinks: [{ noLink: true, title: 'Torba' }] }, 'Upišite cenu veću od 0'],
    [{ upsellProductLinks: [{ url: 'ftp://a.test/b' }] }, 'Mora biti validan URL'],
    [{ upsellProductLinks: [{ url: 'https://a.test', price: 'mnogo' }] }, 'Upišite cenu veću od 0'],
    [
      { upsellProductLinks: [{ url: 'https://a.test', images: ['javascript:alert(1)'] }] },
      'Adresa slike nije ispravna',
    ],
    [
      {
        upsellProductLinks: [
          { url: 'https://a.test', images: Array.from({ length: 6 }, () => 'https://a.test/a.jpg') },
        ],
      },
      'Maksimalno možete dodati 5 slika',
    ],
  ])('refuses %j', async (body, message) => {
    const websiteId = Object.keys(body).length > 0 ? upsells.page().id : undefined
    const answer = await upsells.http.as(SELLER).post('/api/upsell/process-links', { websiteId, ...body })
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  it('holds a page to five, also when they come at once, and frees the place of a deleted one', async () => {
    const page = upsells.page()
    const six = await Promise.all(Array.from({ length: 6 }, () => send(page.id, [{ url: newLink() }])))
    expect(six.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422])
    expect(await send(page.id, [{ url: newLink() }])).toMatchObject({
      status: 422,
      body: { message: 'Maksimalno 5 proizvoda' },
    })
    const [first] = await upsells.listOf(page.id)
    expect(await upsells.http.as(SELLER).delete(`/api/upsell/products/${first?.id}`)).toMatchObject({ status: 200 })
    expect(await send(page.id, [{ url: newLink() }])).toMatchObject({ status: 201 })
    await until(() =>
      upsells.snapshots
        .all('upsell-product.snapshot', String(first?.id))
        .some(({ data }) => (data as { deleted: boolean }).deleted),
    )
  })

  it('takes a product without a link: on at once, with its pictures kept, and nothing is read', async () => {
    const page = upsells.page()
    const images = ['https://slike.test/torba.jpg']
    const product = await read(page.id, { noLink: true, title: 'Torba bez sajta', price: '1.490', images })
    expect(product).toMatchObject({
      originalUrl: null,
      title: 'Torba bez sajta',
      discountPrice: 1490,
      isActive: true,
      aiProcessingError: null,
      features: ['Stiže u istom paketu', 'Plaćanje pouzećem', 'Bez ponovnog popunjavanja podataka'],
    })
    expect(upsells.others.askedFacts).toContainEqual({ userId: SELLER.userId, url: null, images })
  })

  it('takes several without a link, each name once, also when one is renamed', async () => {
    const page = upsells.page()
    const named = (title: string) => send(page.id, [{ noLink: true, title, price: 990 }])
    expect(await named('Torba')).toMatchObject({ status: 201 })
    const second = ProcessLinksResponse.parse((await named('Peškir')).body).products[0]
    const taken = { status: 409, body: { message: UPSELL_MESSAGES.titleListed } }
    const answers = await Promise.all([named('torba'), named('TORBA ')])
    expect(answers).toMatchObject([taken, taken])
    const rename = (title: string) => upsells.http.as(SELLER).patch(`/api/upsell/products/${second?.id}`, { title })
    expect(await rename('Torba')).toMatchObject(taken)
    expect(await rename('Šešir')).toMatchObject({ status: 200, body: { title: 'Šešir' } })
    expect(await named('Peškir')).toMatchObject({ status: 201 })
  })

  it('takes a link once', async () => {
    const page = upsells.page()
    const url = newLink()
    expect(await send(page.id, [{ url }, { url }])).toMatchObject({ status: 409 })
    expect(await send(page.id, [{ url }])).toMatchObject({ status: 201 })
    expect(await send(page.id, [{ url }])).toMatchObject({
      status: 409,
      body: { message: UPSELL_MESSAGES.alreadyListed },
    })
  })
})
