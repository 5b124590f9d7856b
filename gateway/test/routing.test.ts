import { ENDPOINTS } from '@izlog/contracts/openapi/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, SERVICES, startGateway } from './start-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ files: { 'app/index.html': '<title>app</title>' } })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  for (const name of SERVICES) gateway.services[name].asked.length = 0
})

const ROWS = [
  ['POST /api/auth/login', 'auth'],
  ['GET /api/auth/me', 'auth'],
  ['GET /api/admin/clients', 'auth'],
  ['POST /api/admin/clients', 'auth'],
  ['GET /api/admin/users?limit=20', 'auth'],
  ['PATCH /api/admin/users/7/status', 'auth'],
  ['GET /api/admin/audit?limit=20', 'auth'],
  ['GET /api/admin/audit.csv', 'auth'],
  ['GET /api/admin/system/parts', 'auth'],
  ['GET /api/admin/system/groups', 'auth'],
  ['GET /api/admin/system/dead-letters', 'auth'],
  ['POST /api/admin/system/dead-letters/orders/order.stats/replay', 'auth'],
  ['GET /api/user/export/account.json', 'auth'],
  ['PATCH /api/user/facebook-pixel', 'auth'],
  ['PATCH /api/user/settings', 'auth'],
  ['PUT /api/settings/trader', 'auth'],
  ['PATCH /api/users/update-settings', 'auth'],
  ['PUT /api/settings/google-sheets', 'auth'],
  ['GET /api/websites', 'catalog'],
  ['GET /api/websites/public?url=jastuk', 'catalog'],
  ['PUT /api/websites/id/5', 'catalog'],
  ['GET /api/sync/dashboard', 'catalog'],
  ['POST /api/sync/create-website', 'catalog'],
  ['POST /api/websites/id/5/duplicate', 'catalog'],
  ['DELETE /api/websites/id/5', 'catalog'],
  ['GET /api/websites/trash', 'catalog'],
  ['GET /api/sync/progress/abc', 'catalog'],
  ['POST /api/cross-sync/test', 'catalog'],
  ['GET /api/testimonials/Jastuk%20%2F%20Mirna/zdravlje', 'catalog'],
  ['POST /api/images/upload', 'catalog'],
  ['GET /uploads/images/ab-640.webp', 'catalog'],
  ['GET /api/object-storage/x.png', 'catalog'],
  ['POST /api/shopify/push-landing', 'catalog'],
  ['POST /api/track/view', 'catalog'],
  ['GET /storefront', 'catalog'],
  ['GET /jastuk-mirna-noc', 'catalog'],
  ['GET /hvala/5/K7QM4RXW9TPH', 'catalog'],
  ['GET /hvala-upsell', 'catalog'],
  ['GET /thank-you-success', 'catalog'],
  ['GET /sitemap.xml', 'catalog'],
  ['GET /robots.txt', 'catalog'],
  ['POST /api/orders', 'order'],
  ['GET /api/orders?cursor=a', 'order'],
  ['GET /api/orders/my', 'order'],
  ['PUT /api/orders/3', 'order'],
  ['GET /api/orders/stream', 'order'],
  ['POST /api/orders/labels', 'order'],
  ['POST /api/orders/payouts/import', 'order'],
  ['GET /api/dashboard/stats', 'order'],
  ['GET /api/dashboard/sales?period=today', 'order'],
  ['GET /api/admin/dashboard/stats', 'order'],
  ['POST /api/admin/erasures', 'order'],
  ['GET /api/admin/system/reconciliation', 'order'],
  ['GET /api/admin/system/certificates', 'domain'],
  ['GET /api/admin/erasures?phone=0641234567', 'order'],
  ['GET /api/user/export/orders.csv', 'order'],
  ['GET /api/upsell/products/5', 'upsell'],
  ['GET /api/user/domain', 'domain'],
  ['POST /api/user/domain/verify', 'domain'],
  ['DELETE /api/domains/prodavnica.rs', 'domain'],
  ['GET /.well-known/acme-challenge/token', 'domain'],
  ['POST /api/trackify/test', 'notifier'],
  ['POST /api/settings/google-sheets/test', 'notifier'],
  ['GET /api/settings/google-sheets/account', 'notifier'],
  ['POST /api/settings/telegram/check', 'notifier'],
  ['POST /api/settings/telegram/chats', 'notifier'],
  ['POST /api/settings/facebook-pixel/check', 'notifier'],
  ['GET /api/notifications', 'notifier'],
  ['POST /api/deliveries/9/retry', 'notifier'],
  ['GET /api/admin/system/channels', 'notifier'],
  ['POST /api/admin/system/channels/dead/retry', 'notifier'],
] as const

describe('the routing table', () => {
  it.each(ROWS)('%s is answered by %s', async (row, service) => {
    const [method = '', path = ''] = row.split(' ')
    expect(JSON.parse((await gateway.ask(path, { method })).text)).toEqual({ service })
    const asked = SERVICES.flatMap((name) =>
      gateway.services[name].asked.map((req) => `${name}: ${req.method} ${req.url}`),
    )
    expect(asked).toEqual([`${service}: ${method} ${path}`])
  })

  const DESCRIBED = Object.entries(ENDPOINTS).flatMap(([service, table]) =>
    Object.keys(table).map((route) => [route.replaceAll(/\{\w+\}/g, '7'), service] as const),
  )
  it.each(DESCRIBED)('%s of the OpenAPI document reaches %s', async (row, service) => {
    const [method = '', path = ''] = row.split(' ')
    expect(JSON.parse((await gateway.ask(path, { method })).text)).toEqual({ service })
  })

  it.each([
    'GET /api',
    'GET /api/',
    'GET /api/nope',
    'GET /api/auth',
    'GET /api/admin/clientside',
    'GET /api/admin/system',
    'POST /api/admin/system/parts',
    'GET /api/user/settings',
    'POST /api/settings/google-sheets',
    'PUT /api/settings/google-sheets/test',
    'GET /api/trackify/test',
    'GET /api/track/view',
    'GET /API/orders',
    'GET /internal/websites/1',
    'GET /Internal/websites/1',
    'GET /api/auth/..%2f..%2finternal/websites/1',
    'GET /internal/orders/..%2f..%2fapi%2fauth%2fme',
    'GET /internal/x/..%2f..%2fapi%2fimages%2fupload',
    'GET //internal/websites/1',
    'GET /.gateway/error.json',
    'GET /readyz',
    'GET /metrics',
    'GET /Metrics/',
    'GET /%6detrics?x=1',
    'GET //metrics',
  ])('%s reaches no service', async (row) => {
    const [method = '', path = ''] = row.split(' ')
    expect((await gateway.ask(path, { method })).status).toBe(404)
    expect(SERVICES.flatMap((name) => gateway.services[name].asked)).toEqual([])
  })

  it.each([
    '/',
    '/login',
    '/zaboravljena-lozinka',
    '/nova-lozinka',
    '/admin',
    '/admin/dnevnik',
    '/orders/pozivi',
    '/orders/novac',
    '/admin/brisanje',
    '/admin/system',
    '/create',
    '/builder',
    '/edit/12',
    '/orders',
    '/orders?q=ana',
    '/deliveries',
    '/domain',
    '/domains',
    '/settings',
    '/sync',
    '/sync-setup',
  ])('%s is the app, asked for anew each time', async (path) => {
    const page = await gateway.ask(path)
    expect(page).toMatchObject({ status: 200, text: '<title>app</title>', headers: { 'cache-control': 'no-cache' } })
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  })

  it.each(['/a/b/c', '/admin/nista', '/jastuk/dva?x=1', '/storefront/auto/2'])(
    '%s is the app’s screen for what does not exist',
    async (path) => {
      const page = await gateway.ask(path)
      expect(page).toMatchObject({ status: 404, text: '<title>app</title>', headers: { 'cache-control': 'no-cache' } })
      expect(page.headers['content-security-policy']).toContain("script-src 'self';")
      expect((await gateway.ask(path, { method: 'POST' })).status).toBe(405)
      expect(SERVICES.flatMap((name) => gateway.services[name].asked)).toEqual([])
    },
  )

  it('leaves the legal texts under a page to the shoppers’ pages, not those under the app’s own addresses', async () => {
    expect(JSON.parse((await gateway.ask('/jastuk/uslovi')).text)).toEqual({ service: 'catalog' })
    expect((await gateway.ask('/admin/uslovi')).text).toBe('<title>app</title>')
    expect((await gateway.ask('/jastuk/uslovi/dalje')).text).toBe('<title>app</title>')
  })

  it('leaves an unknown address of one part to the shoppers’ pages', async () => {
    expect(JSON.parse((await gateway.ask('/nepoznato')).text)).toEqual({ service: 'catalog' })
    expect(JSON.parse((await gateway.ask('/nepoznato/')).text)).toEqual({ service: 'catalog' })
  })

  it.each([
    ['/dashboard?tab=1', '/create?tab=1'],
    ['/create-website', '/builder'],
  ])('%s leads to %s', async (from, to) => {
    expect(await gateway.ask(from)).toMatchObject({ status: 302, headers: { location: to } })
  })
})

describe('services that do not run yet', () => {
  it('leave their rows unknown until their address is given', async () => {
    const without = await startGateway({ off: ['upsell', 'domain'] })
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await without.ask(path)).status))
    expect(
      await statuses('/api/upsell/products/5', '/api/domains', '/api/user/domain', '/.well-known/acme-challenge/a'),
    ).toEqual([404, 404, 404, 404])
    await without.stop()
  })
})
