import { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type SaveWebsiteBody, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, photo, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const put = (
  id: number,
  save: SaveWebsiteBody | object,
  user: TestUser = SELLER,
  headers: Record<string, string> = {},
) => catalog.http.as(user).put(`/api/websites/id/${id}`, save, headers)
const saved = async (id: number, save: SaveWebsiteBody, user: TestUser = SELLER) =>
  Website.parse(SaveWebsiteResponse.parse((await put(id, save, user)).body).website)
const stored = async (id: number, user: TestUser = SELLER) =>
  Website.parse((await catalog.http.as(user).get(`/api/websites/id/${id}`)).body)
/** The snapshot that was published for a version. */
const snapshotOf = async (id: number, version: number) => {
  const snapshots = () => catalog.events.all('website.snapshot', String(id))
  return (await until(() => snapshots().find((event) => event.aggregateVersion === version))).data
}
const issuesOf = (body: unknown) => (body as { issues: { path: string; message: string }[] }).issues

describe('PUT /api/websites/id/{id}', () => {
  it('takes the editor’s full save, and tells everybody under a higher version', async () => {
    const { id, customUrl } = await catalog.page({ templateName: 'Sales Template' })
    const before = await stored(id)
    const answer = await put(id, {
      title: 'Novi naslov',
      hook: 'Nova uvodna rečenica',
      bullets: before.bullets.map((bullet) => ({ ...bullet, title: `${bullet.title}!` })),
      longDescription: 'Nov opis.\n\nU dva pasusa.',
      faq: [{ q: 'Pitanje?', a: 'Odgovor.' }],
      images: before.images,
      palette: { primary: '#112233', bg: '#FFFFFF' },
      priceAnchoring: before.priceAnchoring,
      previewMode: 'client',
      sku: 'JAST-1',
      quantityOffers: before.quantityOffers,
      editableContent: {
        ...before.editableContent,
        quantityData: JSON.stringify([
          { qty: 3, price: 1, originalPrice: 8970, discount: 50, label: 'Tri', popular: true },
        ]),
        enabledTestimonials: [true, false, true],
        testimonials: [{ name: 'Ana', location: 'Niš', text: 'Sjajno', rating: 5 }],
      },
    })
    expect(answer).toMatchObject({ status: 200, body: { message: EDITOR_MESSAGES.saved } })
    expect(answer.headers.get('etag')).toBe('"2"')
    const after = await stored(id)
    expect(after).toMatchObject({
      version: 2,
      title: 'Novi naslov',
      sku: 'JAST-1',
      previewMode: 'client',
      palette: { primary: '#112233', bg: '#FFFFFF' },
      images: before.images,
      currentPrice: 2990,
      quantityOffers: before.quantityOffers,
      editableContent: {
        adviceTitle: before.editableContent?.adviceTitle,
        testimonials: [{ name: 'Ana', purchase_date: 'nedavno', verified: false }],
      },
    })
    expect(JSON.parse(after.editableContent?.quantityData ?? '')).toMatchObject([
      { qty: 3, price: before.quantityOffers?.triple?.price, label: 'Tri', popular: true },
    ])
    const data = await snapshotOf(id, 2)
    expect(data).toMatchObject({ id, customUrl, title: 'Novi naslov', sku: 'JAST-1', version: 2 })
    expect((await catalog.http.get(`/${customUrl}`)).body).toContain('Novi naslov')
  })

  it('leaves alone what is left out, and lays nested parts over those that are there', async () => {
    const { id } = await catalog.page({ templateName: 'Advertorial Template' })
    const before = await stored(id)
    const after = await saved(id, {
      editableContent: { adviceText: 'Moj savet' },
      advertorialStory: { personalIntro: 'Moja priča', productQuote: '' },
    })
    expect(after).toEqual({
      ...before,
      version: 2,
      updatedAt: after.updatedAt,
      editableContent: { ...before.editableContent, adviceText: 'Moj savet' },
      advertorialStory: expect.objectContaining({
        personalIntro: 'Moja priča',
        discoveryStory: before.advertorialStory?.discoveryStory,
      }),
      editedFields: ['advertorialStory.personalIntro', 'advertorialStory.productQuote', 'editableContent.adviceText'],
    })
    expect(after.advertorialStory).not.toHaveProperty('productQuote')
  })

  it('replaces the pictures: those held stay as they are, a new one is fetched and kept, one twice counts once', async () => {
    const { id } = await catalog.page()
    const { images } = await stored(id)
    const own = await catalog.uploaded()
    const away = catalog.web.serve(`/slika-${fresh()}.jpg`, 'image/jpeg', await photo().jpeg().toBuffer())
    const after = await saved(id, { images: [away, own, own, ...images] })
    expect(after.images).toHaveLength(3)
    expect(after.images.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{64}-\d+\.webp$/),
      own,
      images[0]?.url,
    ])
    const asText = await saved(id, { images: JSON.stringify([own]) })
    expect(asText.images.map(({ url }) => url)).toEqual([own])
    for (const wrong of [['javascript:alert(1)'], ['/uploads/images/nema.webp'], [], 'slika']) {
      expect((await put(id, { images: wrong })).status).toBe(422)
    }
  })

  it('moves the offers with a current price that changes alone, and its sentence too', async () => {
    const { id } = await catalog.page()
    const after = await saved(id, { priceAnchoring: { currentPrice: '1.990', originalPrice: 4990 } })
    expect(after).toMatchObject({
      currentPrice: 1990,
      quantityOffers: { single: { price: 1990 }, double: { price: 3320 }, triple: { price: 4650 } },
      priceAnchoring: { currentPrice: 1990, originalPrice: 4990, savings: 3000 },
      editedFields: [],
    })
    expect(after.priceAnchoring?.comparisonText).toMatch(/4\.990.*1\.990.*3\.000/)
  })

  it('takes the price of one piece from the offers, and fills those that are missing', async () => {
    const { id } = await catalog.page()
    const after = await saved(id, { quantityOffers: { single: { price: 2500, text: '1 komad' } } })
    expect(after).toMatchObject({
      currentPrice: 2500,
      priceAnchoring: { currentPrice: 2500 },
      quantityOffers: { single: { price: 2500 }, double: { price: 4170 }, triple: { price: 5840 } },
    })
  })

  it('refuses what is no price, another currency, and too much of anything, each with a sentence', async () => {
    const { id } = await catalog.page()
    const before = await stored(id)
    const refused: [object, string, string][] = [
      [
        { priceAnchoring: { currentPrice: 'skupo' } },
        'priceAnchoring.currentPrice',
        'Unesite iznos brojem, na primer 2.990',
      ],
      [{ priceAnchoring: { currentPrice: 0 } }, 'priceAnchoring.currentPrice', 'Upišite cenu veću od 0'],
      [{ currency: 'EUR' }, 'currency', EDITOR_MESSAGES.currencyIsFixed],
      [{ title: '' }, 'title', 'Polje ne može biti prazno'],
      [{ seoTitle: 'a'.repeat(61) }, 'seoTitle', 'Najviše 60 znakova'],
      [{ seoDescription: 'a'.repeat(156) }, 'seoDescription', 'Najviše 155 znakova'],
      [{ bullets: [] }, 'bullets', 'Potrebna je najmanje jedna prednost'],
      [{ palette: { primary: 'red;}' } }, 'palette.primary', 'Boja se piše kao #0D9488'],
      [
        { editableContent: { quantityData: '[]' } },
        'editableContent.quantityData',
        'Potrebna je najmanje jedna opcija količine',
      ],
      [
        { testimonials: [{ name: 'A', location: 'B', text: 'C', rating: 6 }] },
        'testimonials.0.rating',
        'Ocena je od 1 do 5',
      ],
      [{ faq: Array(21).fill({ q: 'a', a: 'b' }) }, 'faq', 'Najviše 20 na listi'],
      [{ title: { $ne: '' } }, 'title', 'Upišite tekst'],
    ]
    for (const [save, path, message] of refused) {
      const { status, body } = await put(id, save)
      expect([status, issuesOf(body)[0]]).toEqual([422, { path, message }])
    }
    expect(await stored(id)).toEqual(before)
  })

  it('keeps markup as the text it is, and carries the figures’ mode, and what its seller wrote over, to the page', async () => {
    const { id, customUrl } = await catalog.page()
    const title = '<img src=x onerror=alert(1)> & "navodnici"'
    await saved(id, { title, figures: 'honest' })
    const page = await catalog.http.get(`/api/websites/public?url=${customUrl}`)
    expect(page.body).toMatchObject({ title, figures: 'honest', editedFields: ['title'] })
  })

  it('lets a seller take every comment of buyers off the page', async () => {
    const { id, customUrl } = await catalog.page()
    await saved(id, { testimonials: [] })
    const page = await catalog.http.get(`/api/websites/public?url=${customUrl}`)
    expect(page.body).toMatchObject({ testimonials: [] })
  })

  it('switches a page off and on', async () => {
    const { id, customUrl } = await catalog.page()
    const shown = async () => [
      (await catalog.http.get(`/${customUrl}`)).status,
      String((await catalog.http.get('/sitemap.xml')).body).includes(`/${customUrl}<`),
      JSON.stringify((await catalog.http.get('/api/websites/public-list?limit=100')).body).includes(`"${customUrl}"`),
    ]
    expect(await shown()).toEqual([200, true, true])
    await saved(id, { isActive: false })
    expect(await shown()).toEqual([404, false, false])
    const data = await snapshotOf(id, 2)
    expect(data).toMatchObject({ id, active: false })
    await saved(id, { isActive: true })
    expect(await shown()).toEqual([200, true, true])
  })

  it('is for the owner and administrators; others find no template', async () => {
    const { id } = await catalog.page()
    const unknown = { status: 404, body: { message: 'Template nije pronađen' } }
    expect(await put(id, { title: 'Tuđe' }, OTHER_SELLER)).toMatchObject(unknown)
    expect(await put(999_999_999, { title: 'Nema' })).toMatchObject(unknown)
    expect((await catalog.http.put(`/api/websites/id/${id}`, { title: 'Niko' })).status).toBe(401)
    expect((await saved(id, { title: 'Od administratora' }, SUPER_ADMIN)).userId).toBe(SELLER.userId)
  })

  it('keeps a client out of a page that an administrator has locked', async () => {
    const { id } = await catalog.page()
    expect(await put(id, { editableByClient: false })).toMatchObject({
      status: 403,
      body: { message: EDITOR_MESSAGES.lockIsAdmins },
    })
    await saved(id, { editableByClient: false }, SUPER_ADMIN)
    expect(await put(id, { title: 'Ipak' })).toMatchObject({ status: 403, body: { message: EDITOR_MESSAGES.locked } })
    expect(await put(id, { editableByClient: true })).toMatchObject({ status: 403 })
    expect((await catalog.http.as(SELLER).get(`/api/websites/id/${id}`)).status).toBe(200)
    expect((await saved(id, { title: 'Administrator sme' }, SUPER_ADMIN)).title).toBe('Administrator sme')
    await saved(id, { editableByClient: true }, SUPER_ADMIN)
    expect((await saved(id, { title: 'Sada' })).title).toBe('Sada')
  })

  it('remembers the texts that were written over, and forgets those that are the writer’s again', async () => {
    const { id } = await catalog.page()
    const { hook, title } = await stored(id)
    expect((await saved(id, { hook, title: 'Moj' })).editedFields).toEqual(['title'])
    expect((await saved(id, { title, acceptedFields: ['title'] })).editedFields).toEqual([])
    expect((await saved(id, { sku: 'X', isActive: false })).editedFields).toEqual([])
  })
})

describe('If-Match', () => {
  const since = (version: number) => ({ 'If-Match': `"${version}"` })

  it('lets exactly one of two parallel saves with the same tag win', async () => {
    const { id } = await catalog.page()
    const both = await Promise.all(['Prvi', 'Drugi'].map((title) => put(id, { title }, SELLER, since(1))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = SaveWebsiteResponse.parse(both.find(({ status }) => status === 200)?.body).website
    expect((await stored(id)).title).toBe(winner.title)
  })

  it('says who changed what since, and lets the same save pass that only lost its answer', async () => {
    const { id } = await catalog.page()
    await put(id, { title: 'Naslov', priceAnchoring: { currentPrice: 1990 } }, SUPER_ADMIN)
    expect(await put(id, { hook: 'Kasno' }, SELLER, since(1))).toMatchObject({
      status: 409,
      body: {
        code: 'website.changed',
        message: 'Stranicu je u međuvremenu izmenio administrator: naslov i cene.',
        version: 2,
        changedBy: 'admin',
        changedFields: ['title', 'prices'],
      },
    })
    expect((await put(id, { title: 'Naslov' }, SELLER, since(1))).status).toBe(200)
    expect((await stored(id)).version).toBe(2)
    expect((await put(id, { hook: 'Na vreme' }, SELLER, { 'If-Match': 'W/"2"' })).status).toBe(200)
    expect((await put(id, { hook: 'Bez oznake' })).status).toBe(200)
    expect((await put(id, { hook: 'x' }, SELLER, { 'If-Match': 'stara' })).status).toBe(422)
  })

  it('is not stale because the platform, not a person, wrote the page', async () => {
    const { id } = await catalog.page()
    await catalog.store.collection('websites').updateOne({ _id: id as never }, { $inc: { version: 1 } })
    expect((await put(id, { hook: 'Moje' }, SELLER, since(1))).status).toBe(200)
  })

  it('loses nothing of ten saves at once without a tag', async () => {
    const { id } = await catalog.page()
    const fields = ['title', 'shortName', 'hook', 'longDescription', 'seoTitle', 'seoDescription', 'sku'] as const
    const answers = await Promise.all(fields.map((field) => put(id, { [field]: `novo ${field}` })))
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200))
    await until(async () => (await stored(id)).version === 1 + fields.length)
    expect(await stored(id)).toMatchObject(Object.fromEntries(fields.map((field) => [field, `novo ${field}`])))
  })
})
