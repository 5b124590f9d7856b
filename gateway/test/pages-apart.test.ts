import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from './start-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ pagesApart: true })
})
afterAll(() => gateway.stop())

const answeredBy = async (row: string, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = row.split(' ')
  return JSON.parse((await gateway.ask(path, { method, headers })).text).service
}

it.each([
  'GET /jastuk-mirna-noc',
  'GET /storefront',
  'GET /hvala/5/K7QM4RXW9TPH',
  'GET /thank-you-success',
  'GET /sitemap.xml',
  'GET /uploads/images/ab-640.webp',
  'GET /api/websites/public?url=jastuk',
  'GET /api/websites/public-list',
  'GET /api/testimonials/Jastuk/zdravlje',
  'POST /api/track/view',
])('%s asks the processes that shoppers ask', async (row) => {
  expect(await answeredBy(row)).toBe('pages')
})

it.each([
  'GET /api/websites',
  'GET /api/websites/my',
  'GET /api/websites/id/5',
  'PUT /api/websites/id/5',
  'POST /api/websites/product-link',
  'POST /api/sync/create-website',
  'POST /api/images/upload',
  'POST /api/shopify/push-landing',
])('%s asks those where sellers work', async (row) => {
  expect(await answeredBy(row)).toBe('catalog')
})

it('asks whose a host is where sellers’ work cannot hold it up', async () => {
  // No answer names this host's owner, so the gateway passes on nothing but its own question.
  await gateway.ask('/', { headers: { host: 'prodavnica.rs' } })
  expect(gateway.services.catalog.asked.filter(({ url }) => url?.startsWith('/internal/'))).toEqual([])
})
