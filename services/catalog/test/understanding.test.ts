import { Understanding } from '@izlog/contracts/http/understanding'
import { SELLER } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const ask = (query: Record<string, string>) =>
  catalog.http.as(SELLER).get(`/api/websites/understanding?${new URLSearchParams(query)}`)

it('tells a seller what a name is understood as, with its diacritics and examples of its kind', async () => {
  const { body } = await ask({ productName: 'zenske zimske cizme' })
  expect(Understanding.parse(body)).toMatchObject({
    name: 'Ženske zimske čizme',
    short: 'ženske zimske čizme',
    shelf: 'odeća i obuća',
    number: 'pl',
    known: true,
    examples: { package: expect.stringContaining('brojevi') },
  })
})

it('says so when it does not know such a product', async () => {
  expect((await ask({ productName: 'Brudox 3000' })).body).toMatchObject({ shelf: null, known: false })
})

it('goes by what the seller put right, and the page by that', async () => {
  expect((await ask({ productName: 'Brudox 3000', shelf: 'alat' })).body).toMatchObject({ shelf: 'alat' })
  const brief = await catalog.brief({ productName: 'Brudox 3000', correction: { shelf: 'alat' } })
  const { body } = await catalog.http.as(SELLER).post('/api/sync/create-website', brief)
  expect(body).toMatchObject({ success: true })
})

it('is for sellers, and for names', async () => {
  expect((await catalog.http.get('/api/websites/understanding?productName=jastuk')).status).toBe(401)
  expect((await ask({ productName: ' ' })).status).toBe(422)
  expect((await ask({ productName: 'jastuk', shelf: 'nigde' })).status).toBe(422)
})

it('keeps the three answers with the page, shows the terms to shoppers and the rest to nobody', async () => {
  const terms = {
    delivery: 'Besplatna dostava',
    arrival: '1–2 radna dana',
    returns: '14 dana za povraćaj',
    guarantee: '',
  }
  const sellerNotes = {
    audience: 'onima koji peške idu na posao',
    package: 'brojevi 36–41\npostava od veštačkog krzna',
    terms,
  }
  const brief = await catalog.brief({ productName: 'zenske zimske cizme', figures: 'honest', sellerNotes })
  const made = await catalog.http.as(SELLER).post('/api/sync/create-website', brief)
  const { id } = Object(made.body).website
  const own = Object((await catalog.http.as(SELLER).get(`/api/websites/id/${id}`)).body)
  expect(own).toMatchObject({
    figures: 'honest',
    testimonials: [],
    terms: { returns: '14 dana za povraćaj', guarantee: null },
  })
  expect(own.sellerNotes.audience).toBe('onima koji peške idu na posao')
  expect(own.longDescription).toContain('brojevi 36–41')
  expect(JSON.stringify(own.advertorialStory ?? own.faq)).not.toContain('30 dana')
  const shown = Object((await catalog.http.get(`/api/websites/public?url=${brief.customUrl}`)).body)
  expect(shown.terms.arrival).toBe('1–2 radna dana')
  expect(shown.sellerNotes).toBeUndefined()
})
