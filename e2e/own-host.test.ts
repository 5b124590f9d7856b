import { randomBytes } from 'node:crypto'
import { type Domain, DomainAnswer, RemoveDomainAnswer } from '@izlog/contracts/http/domains'
import { IDEMPOTENCY_HEADER, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { type DnsServer, startDnsServer } from '@izlog/simulators/dns-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { onHost } from './src/on-host.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { newKey, orderOf } from './src/shopper.ts'

let izlog: Izlog
let dns: DnsServer
beforeAll(async () => {
  dns = await startDnsServer()
  izlog = await startIzlog({ DNS_SERVERS: dns.address })
})
afterAll(async () => {
  await izlog?.stop()
  await dns?.stop()
})

const unique = () => randomBytes(4).toString('hex')

/** What a seller does with their hosts. */
function hostsOf({ token }: Seller) {
  const api = apiOf(izlog.url)
  const post = async (path: string, body: object) =>
    (await api(`/api/domains${path}`, DomainAnswer, { token, body })).domain
  return {
    add: (host: string) => post('', { host }),
    verify({ host, dnsInstructions }: Domain) {
      dns.set(host, 'TXT', dnsInstructions.txt.value)
      return post('/verify', { host })
    },
    makePrimary: ({ id }: Domain) => post('/primary', { domainId: id }),
    remove: ({ host }: Domain) => api(`/api/domains/${host}`, RemoveDomainAnswer, { method: 'DELETE', token }),
  }
}

it('a verified host is its seller’s shop and nobody else’s, until it is theirs no longer', async () => {
  const admin = await signedInAdmin(izlog.url)
  const client = await admin.makesClient()
  const seller = await signedInSeller(izlog.url, client)
  const neighbour = await signedInSeller(izlog.url, await admin.makesClient())
  const own = await seller.makesPage({ customUrl: `lampa-${unique()}` })
  const foreign = await neighbour.makesPage({ customUrl: `tudja-${unique()}`, productName: 'Tuđa lampa' })
  const hosts = hostsOf(seller)
  const [first, second] = [`radnja-${unique()}.rs`, `prodavnica-${unique()}.rs`]
  const at = (host: string) => onHost(izlog.url, host)
  const { port } = new URL(izlog.url)
  const status = async (host: string, path = '/') => (await at(host)(path)).status
  const untilStatus = (host: string, wanted: number) => until(async () => (await status(host)) === wanted)

  const claim = await hosts.add(first)
  const unverified = await at(first)('/')
  expect(unverified.status).toBe(404)
  expect(unverified.text).toContain(`Domen <b>${first}</b> nije povezan ili još nije verifikovan`)
  await hosts.verify(claim)
  await untilStatus(first, 200)

  const shop = await at(first)('/')
  expect(shop.text).toContain(`href="/${own.customUrl}"`)
  expect(shop.text).not.toContain(foreign.customUrl)
  expect(shop.text).not.toContain('Prijavi se')
  const page = await at(first)(`/${own.customUrl}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(`<link rel="canonical" href="http://${first}:${port}/${own.customUrl}">`)
  expect((await at(first)('/sitemap.xml')).text).not.toContain(foreign.customUrl)
  for (const path of [`/${foreign.customUrl}`, `/hvala/${foreign.id}/ABCD`, '/login', '/storefront', '/api/auth/me'])
    expect([path, await status(first, path)]).toEqual([path, 404])
  expect(await status(`www.${first}`, `/${own.customUrl}`)).toBe(200)

  const send = (body: unknown) => at(first)('/api/orders', { body, headers: { [IDEMPOTENCY_HEADER]: newKey() } })
  const placed = await send(orderOf(own))
  expect(placed.status).toBe(201)
  const { orderId } = PlaceOrderResponse.parse(JSON.parse(placed.text))
  const read = await at(first)(`/api/orders/${orderId}`)
  expect(OrderRead.parse(JSON.parse(read.text)).website.id).toBe(own.id)
  expect(await status(first, `/hvala/${own.id}/${orderId}`)).toBe(200)
  expect((await send(orderOf(foreign))).status).toBe(404)
  expect((await seller.allOrders()).map((one) => one.orderId)).toEqual([orderId])

  const other = await hosts.verify(await hosts.add(second))
  await hosts.makePrimary(other)
  await until(async () => (await status(first)) === 308)
  const moved = await at(first)(`/${own.customUrl}?utm_source=fb`)
  expect(moved).toMatchObject({
    status: 308,
    headers: { location: `http://${second}:${port}/${own.customUrl}?utm_source=fb` },
  })
  expect(await status(second, `/${own.customUrl}`)).toBe(200)

  await hosts.remove(other)
  await untilStatus(second, 404)
  await untilStatus(first, 200)

  await admin.setActive(client.id, false)
  await untilStatus(first, 404)
  await admin.setActive(client.id, true)
  await untilStatus(first, 200)
  await admin.deletes(client.id)
  await untilStatus(first, 404)
})
