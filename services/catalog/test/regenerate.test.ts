import { sectionsOf } from '@izlog/contracts/domain/page-sections'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import {
  GENERATION_MESSAGES,
  type RegenerateBody,
  RegenerateResponse,
  WRITING_MESSAGES,
} from '@izlog/contracts/http/generation'
import { client, OTHER_SELLER, SELLER, SUPER_ADMIN } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

describe('POST /api/websites/id/{id}/regenerate by the built-in writer', () => {
  let offline: Catalog
  beforeAll(async () => {
    offline = await startCatalog()
  })
  afterAll(() => offline.stop())
  const of = (id: number, body: object, user = SELLER) =>
    offline.http.as(user).post(`/api/websites/id/${id}/regenerate`, body)
  const from = async (id: number, body: RegenerateBody) => RegenerateResponse.parse((await of(id, body)).body)

  it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
    'has another text for every section of the %s, again and again',
    async (templateName) => {
      const { id } = await offline.page({ templateName })
      for (const section of sectionsOf(templateName)) {
        const [one, two, again] = [
          await from(id, { section }),
          await from(id, { section, attempt: 2 }),
          await from(id, { section, attempt: 1 }),
        ]
        expect(one.after, section).not.toEqual(one.before)
        expect(two.after, section).not.toEqual(one.after)
        expect(two.after, section).not.toEqual(one.before)
        expect(again).toEqual(one)
        expect(one.writing).toEqual({ by: 'built-in', fallback: null, message: WRITING_MESSAGES.builtIn })
        const accepted = { ...two.after, acceptedFields: two.fields }
        const saved = await offline.http.as(SELLER).put(`/api/websites/id/${id}`, accepted)
        expect([section, saved.status]).toEqual([section, 200])
        expect((await from(id, { section })).before, section).toEqual(two.after)
      }
    },
  )

  it('remembers the facts of the product link', async () => {
    const productLink = offline.web.serve('/pena', 'text/html', '<dl><dt>Materijal</dt><dd>memorijska pena</dd></dl>')
    const { id } = await offline.page({ productLink })
    const { after } = await from(id, { section: 'longDescription' })
    expect(after.longDescription).toContain('memorijska pena')
  })

  it('marks what the seller wrote over, until a proposal is accepted', async () => {
    const { id } = await offline.page({ templateName: 'Advertorial Template' })
    const put = (body: object) => offline.http.as(SELLER).put(`/api/websites/id/${id}`, body)
    await put({ hook: 'Moja rečenica.', advertorialStory: { productQuote: 'Moje reči.' } })
    expect(await from(id, { section: 'headline' })).toMatchObject({ editedBySeller: true, editedFields: ['hook'] })
    expect(await from(id, { section: 'story' })).toMatchObject({
      editedBySeller: true,
      editedFields: ['advertorialStory.productQuote'],
    })
    const { after, fields } = await from(id, { section: 'headline' })
    expect((await put({ ...after, acceptedFields: fields })).status).toBe(200)
    expect(await from(id, { section: 'headline' })).toMatchObject({ before: after, editedBySeller: false })
  })

  it('is for those who may save the page', async () => {
    const { id } = await offline.page()
    const body = { section: 'bullets' }
    expect((await offline.http.post(`/api/websites/id/${id}/regenerate`, body)).status).toBe(401)
    expect((await of(id, body, OTHER_SELLER)).status).toBe(404)
    expect((await of(id, body, SUPER_ADMIN)).status).toBe(200)
    await offline.http.as(SUPER_ADMIN).put(`/api/websites/id/${id}`, { editableByClient: false })
    expect((await of(id, body)).status).toBe(403)
    expect((await of(id, body, SUPER_ADMIN)).status).toBe(200)
  })

  it('refuses what the template does not have, and what is no section', async () => {
    const { id } = await offline.page()
    expect(await of(id, { section: 'story' })).toMatchObject({
      status: 422,
      body: { message: GENERATION_MESSAGES.notOfTemplate },
    })
    expect((await of(id, { section: 'prices' })).status).toBe(422)
    expect((await of(id, { section: 'faq', attempt: 51 })).status).toBe(422)
    expect((await of(0, { section: 'faq' })).status).toBe(404)
  })

  it('asks a seller who wants too many in an hour to wait', async () => {
    const limited = await offline.another({ LIMIT_GENERATIONS_PER_HOUR: '1' })
    try {
      const { id } = await offline.page()
      const http = client(limited.port, SELLER)
      expect((await http.post(`/api/websites/id/${id}/regenerate`, { section: 'faq' })).status).toBe(200)
      const refused = await http.post(`/api/websites/id/${id}/regenerate`, { section: 'faq' })
      expect(refused).toMatchObject({ status: 429, body: { message: GENERATION_MESSAGES.tooMany } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      expect(refused.body).not.toMatchObject({ message: CATALOG_MESSAGES.tooManyGenerations })
    } finally {
      await limited.stop()
    }
  })
})
