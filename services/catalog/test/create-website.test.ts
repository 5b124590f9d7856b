import { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { offersOf } from '@izlog/contracts/domain/offers'
import { Website } from '@izlog/contracts/domain/website'
import { CATALOG_MESSAGES, CreateWebsiteResponse } from '@izlog/contracts/http/catalog'
import { client, OTHER_SELLER, SELLER, tokenFor } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, photo, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const create = (body: unknown, user = SELLER) => catalog.http.as(user).post('/api/sync/create-website', body)
const saved = async (id: number) => Website.parse((await catalog.http.as(SELLER).get(`/api/websites/id/${id}`)).body)

describe('POST /api/sync/create-website', () => {
  it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
    'makes a live page with the %s and announces it',
    async (templateName) => {
      const body = await catalog.brief({ templateName, targetMarket: 'Bosnia', sku: ' MN-1 ' })
      const answer = await create(body)
      expect(answer.status).toBe(200)
      const { website, websiteUrl } = CreateWebsiteResponse.parse(answer.body)
      expect(websiteUrl).toBe(`http://izlog.test/${body.customUrl}`)

      const page = await saved(website.id)
      expect(page).toMatchObject({
        customUrl: body.customUrl,
        userId: SELLER.userId,
        templateName,
        sku: 'MN-1',
        currency: 'KM',
        currencySymbol: 'KM',
        currentPrice: 2990,
        originalPrice: 4990,
        isActive: true,
        hasUpsellProducts: false,
      })
      expect(GeneratedContent.safeParse(page).error).toBeUndefined()
      expect(offersOf(page).map(({ price }) => price)).toEqual([2990, 4990, 6990])
      expect((await catalog.http.get(`/${body.customUrl}`)).status).toBe(200)

      const { data, aggregateVersion } = await catalog.events.first('website.snapshot', String(website.id))
      expect(aggregateVersion).toBe(1)
      expect(data).toMatchObject({ ownerId: SELLER.userId, currency: 'KM', active: true, deleted: false })
    },
  )

  it('uses what it finds on the product link, and keeps the pictures it is pointed to', async () => {
    const productLink = catalog.web.serve(
      '/jastuk',
      'text/html',
      '<dl><dt>Materijal</dt><dd>bambusova vlakna</dd></dl>',
    )
    const picture = catalog.web.serve('/jastuk.png', 'image/png', await photo(700, 500).png().toBuffer())
    const { id } = await catalog.page({ productLink, images: [picture, 'http://prodavnica.test/nema.png', picture] })
    const { images, bullets, longDescription } = await saved(id)
    expect(JSON.stringify([bullets, longDescription])).toContain('bambusova vlakna')
    expect(images).toMatchObject([
      { url: expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{64}-700\.webp$/), width: 700, height: 500 },
      { url: 'http://prodavnica.test/nema.png', widths: [] },
    ])
    expect((await catalog.http.get(images[0]?.url ?? '')).status).toBe(200)
  })

  it('leaves the product link out of the text of a seller who wishes so', async () => {
    const productLink = catalog.web.serve('/flasa', 'text/html', '<dl><dt>Materijal</dt><dd>brušeni čelik</dd></dl>')
    const { id } = await catalog.page({ productLink, useLinkFacts: false })
    expect(JSON.stringify(await saved(id))).not.toContain('brušeni čelik')
  })

  it('takes a product that is sold only here, without a link', async () => {
    const { id } = await catalog.page({ productLink: undefined, noLink: true })
    expect(await saved(id)).toMatchObject({ productLink: null, title: expect.stringContaining('jastuk') })
  })

  it('takes the pictures as JSON text too', async () => {
    const images = [await catalog.uploaded(), await catalog.uploaded()]
    const { id } = await catalog.page({ images: JSON.stringify(images) })
    expect((await saved(id)).images.map(({ url }) => url)).toEqual(images)
  })

  it('says of a missing link beside other faults', async () => {
    const answer = await create({ ...(await catalog.brief()), productLink: undefined, productName: '' })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'productName' }, { path: 'productLink' }] } })
  })

  it('gives an address to the first who asks, in whatever case, and says so to the second', async () => {
    const customUrl = `zauzeto-${fresh()}`
    const [one, two] = await Promise.all([
      catalog.brief({ customUrl }),
      catalog.brief({ customUrl: customUrl.toUpperCase() }),
    ])
    const answers = await Promise.all([create(one), create(two, OTHER_SELLER)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'website.url-taken',
      message: CATALOG_MESSAGES.urlTaken,
      error: CATALOG_MESSAGES.urlTaken,
    })
    expect((await create(one)).status).toBe(409)
  })

  it('leaves an address free after a failure', async () => {
    const customUrl = `ponovo-${fresh()}`
    const failed = await create(await catalog.brief({ customUrl, images: ['/uploads/images/nema.webp'] }))
    expect(failed.status).toBe(422)
    expect((await create(await catalog.brief({ customUrl }))).status).toBe(200)
  })

  it('leaves an address to others once the lease of a crashed creation has run out', async () => {
    const customUrl = `lease-${fresh()}`
    const claims = catalog.store.collection<{ _id: string }>('url-claims')
    await claims.insertOne({ _id: customUrl, token: 'crashed', until: new Date(Date.now() + 60_000) } as never)
    const body = await catalog.brief({ customUrl })
    expect((await create(body)).status).toBe(409)
    await claims.updateOne({ _id: customUrl }, { $set: { until: new Date(Date.now() - 60_000) } })
    expect((await create(body)).status).toBe(200)
    expect(await claims.findOne({ _id: customUrl })).toBeNull()
  })

  it.each([
    [{ customUrl: '' }, 'customUrl', 'URL je obavezan'],
    [{ customUrl: 'storefront' }, 'customUrl', 'Ovaj URL je rezervisan. Izaberite drugi.'],
    [{ customUrl: 'api' }, 'customUrl', 'Ovaj URL je rezervisan. Izaberite drugi.'],
    [{ customUrl: { $ne: null } }, 'customUrl', 'URL je obavezan'],
    [{ productLink: undefined }, 'productLink', 'Mora biti validan link'],
    [{ productLink: 'jastuk', noLink: true }, 'productLink', 'Mora biti validan link'],
    [{ images: '[]' }, 'images', 'Najmanje jedna slika je obavezna'],
    [{ images: 'slika.jpg' }, 'images', 'Najmanje jedna slika je obavezna'],
    [{ productLink: 'jastuk' }, 'productLink', 'Mora biti validan link'],
    [{ productLink: 'javascript:alert(1)' }, 'productLink', 'Mora biti validan link'],
    [{ productName: ' ' }, 'productName', 'Naziv proizvoda je obavezan'],
    [{ productName: { $gt: '' } }, 'productName', 'Naziv proizvoda je obavezan'],
    [{ images: [] }, 'images', 'Najmanje jedna slika je obavezna'],
    [{ images: ['javascript:alert(1)'] }, 'images.0', 'Adresa slike mora početi sa http:// ili https://'],
    [{ currentPrice: undefined }, 'currentPrice', 'Nova cena je obavezna'],
    [{ originalPrice: '' }, 'originalPrice', 'Prethodna cena je obavezna'],
    [{ upsellProductLinks: Array(6).fill('http://prodavnica.test/') }, 'upsellProductLinks', 'Maksimalno 5 proizvoda'],
    [{ upsellProductLinks: ['navlaka'] }, 'upsellProductLinks.0.url', 'Mora biti validan URL'],
    [{ upsellProductLinks: [7] }, 'upsellProductLinks.0', 'Mora biti validan URL'],
    [{ upsellProductLinks: [{ title: 'Navlaka', price: 990 }] }, 'upsellProductLinks.0.url', 'Mora biti validan URL'],
    [{ upsellProductLinks: [{ noLink: true, price: 990 }] }, 'upsellProductLinks.0.title', 'Upišite naziv'],
    [
      { upsellProductLinks: [{ noLink: true, title: 'Navlaka' }] },
      'upsellProductLinks.0.price',
      'Upišite cenu veću od 0',
    ],
    [
      { upsellProductLinks: [{ noLink: true, url: 'navlaka', title: 'Navlaka', price: 990 }] },
      'upsellProductLinks.0.url',
      'Mora biti validan URL',
    ],
    [
      { upsellProductLinks: [{ url: 'http://prodavnica.test/', image: 'javascript:alert(1)' }] },
      'upsellProductLinks.0.image',
      'Adresa slike nije ispravna',
    ],
  ])('refuses %o', async (changes, path, message) => {
    const answer = await create({ ...(await catalog.brief()), ...changes })
    expect(answer).toMatchObject({ status: 422, body: { message, issues: [{ path, message }] } })
  })

  it('keeps what is offered after the order, for upsell to make', async () => {
    const withoutLink = { noLink: true, title: 'Sprej', price: '990' }
    const { id } = await catalog.page({ upsellProductLinks: ['http://prodavnica.test/navlaka', withoutLink] })
    expect((await saved(id)).upsellProductLinks).toEqual([
      { url: 'http://prodavnica.test/navlaka' },
      { url: '', title: 'Sprej', price: 990 },
    ])
  })

  it('asks a seller who makes too many in an hour to wait, and leaves the address free', async () => {
    const limited = await catalog.another({ LIMIT_GENERATIONS_PER_HOUR: '1' })
    try {
      const http = client(limited.port, { userId: 88, role: 'client' })
      const body = await catalog.brief()
      expect((await http.post('/api/sync/create-website', await catalog.brief())).status).toBe(200)
      const refused = await http.post('/api/sync/create-website', body)
      expect(refused).toMatchObject({ status: 429, body: { message: CATALOG_MESSAGES.tooManyGenerations } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      expect((await create(body)).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  it('is for signed-in sellers', async () => {
    expect((await catalog.http.post('/api/sync/create-website', {})).status).toBe(401)
  })
})

describe('GET /api/sync/progress/{key}', () => {
  it('tells each step on another instance, and the last one to those who come late', async () => {
    const further = await catalog.another()
    try {
      const progressKey = `kljuc-${fresh()}`
      const steps = watch(further.port, progressKey)
      await until(() => steps.open)
      await catalog.page({ progressKey })
      await until(() => steps.ended)
      expect(steps.streamed.at(-1)).toEqual({ step: 'done', label: 'Stranica je objavljena' })
      expect(steps.streamed.map(({ step }) => step)).toEqual([
        'reading-link',
        'fetching-images',
        'writing',
        'publishing',
        'done',
      ])
      const late = watch(further.port, progressKey)
      await until(() => late.ended)
      expect(late.streamed.map(({ step }) => step)).toEqual(['done'])
    } finally {
      await further.stop()
    }
  })

  it('says that it failed', async () => {
    const progressKey = `kljuc-${fresh()}`
    const { customUrl } = await catalog.page()
    await create(await catalog.brief({ customUrl, progressKey }))
    const steps = watch(catalog.port, progressKey)
    await until(() => steps.ended)
    expect(steps.streamed.map(({ step }) => step)).toEqual(['failed'])
  })
})

/** Reads a stream of server-sent steps, as a browser does. */
function watch(port: number, key: string) {
  const seen = { open: false, ended: false, streamed: [] as { step: string; label: string }[] }
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/sync/progress/${key}`, {
      headers: { authorization: `Bearer ${tokenFor(SELLER)}` },
    })
    seen.open = response.ok
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      seen.streamed = [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ''))
    }
    seen.ended = true
  }
  void read()
  return seen
}
