import { TestimonialsResponse } from '@izlog/contracts/http/testimonials'
import { createApp } from '@izlog/kit/http/app'
import { listen } from '@izlog/kit/http/server'
import { createLogger } from '@izlog/kit/logger'
import { client } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testimonialRoutes } from '../src/http/testimonials.routes.ts'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const comments = (product: string, rest = 'zdravlje') =>
  catalog.http.get(`/api/testimonials/${encodeURIComponent(product)}/${rest}`)

describe('GET /api/testimonials/{product}/{category}', () => {
  it.each(['zdravlje', 'tehnologija', 'beauty', 'ostalo'])(
    'answers anybody twelve comments of %s',
    async (category) => {
      const answer = await comments('Mirna / noć', category)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
      const { testimonials } = TestimonialsResponse.parse(answer.body)
      expect(new Set(testimonials.map(({ comment }) => comment)).size).toBe(12)
    },
  )

  it('says the same again, something else of another product, and all of it as the market speaks', async () => {
    const first = await comments('Jastuk Mirna noć')
    expect((await comments('Jastuk Mirna noć')).body).toEqual(first.body)
    expect((await comments('Pojas Oslonac')).body).not.toEqual(first.body)
    const { testimonials } = TestimonialsResponse.parse((await comments('Lampa', 'ostalo?market=Bosnia')).body)
    expect(testimonials.map(({ comment }) => comment).join(' ')).not.toMatch(/\b(lepo|pre|vreme|mesto)\b/)
  })

  it.each([
    ['Lampa', 'knjige', 'Kategorija mora biti zdravlje, tehnologija, beauty ili ostalo'],
    [' ', 'ostalo', 'Naziv proizvoda je obavezan'],
    ['x'.repeat(121), 'ostalo', 'Najviše 120 znakova'],
  ])('refuses %s in %s', async (product, category, message) => {
    expect(await comments(product, category)).toMatchObject({ status: 422, body: { message } })
  })

  it('says so when it fails, and lets nobody keep that', async () => {
    const log = createLogger('test', 'silent')
    const routers = [
      testimonialRoutes({ log }, () => {
        throw new Error('a word is missing')
      }),
    ]
    const server = await listen(createApp({ log, guard: async () => undefined, notReady: async () => [], routers }), 0)
    try {
      const answer = await client(server.port).get('/api/testimonials/Lampa/ostalo')
      expect(answer).toMatchObject({ status: 503, body: { error: 'Greška pri učitavanju komentara' } })
      expect(answer.headers.get('cache-control')).toBeNull()
    } finally {
      await server.stop()
    }
  })
})
