import { randomBytes } from 'node:crypto'
import {
  type Domain,
  DomainAnswer,
  DomainList,
  NotVerifiedError,
  RemoveDomainAnswer,
} from '@izlog/contracts/http/domains'
import { IDEMPOTENCY_HEADER, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { onHost } from './src/on-host.ts'
import { overHttps } from './src/over-https.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { newKey, orderOf } from './src/shopper.ts'

/** Time for the first use of Pebble, which is downloaded and built then. */
const PROVISIONING_MS = 600_000

let izlog: Izlog
beforeAll(async () => {
  izlog = await startIzlog({}, { customDomains: true })
}, PROVISIONING_MS)
afterAll(() => izlog?.stop())

const unique = () => randomBytes(4).toString('hex')

/** Sets a DNS record, as a seller would at the registrar. */
async function setDns(name: string, type: 'A' | 'TXT', ...values: string[]): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'PUT', headers, body: JSON.stringify(values) }
  expect((await fetch(`${izlog.simulatorsUrl}/dns/${name}/${type}`, init)).status).toBe(200)
}

/** The actions of a seller on their hosts. */
function hostsOf({ token }: Seller) {
  const api = apiOf(izlog.url)
  const post = async (path: string, body: object) =>
    (await api(`/api/domains${path}`, DomainAnswer, { token, body })).domain
  return {
    add: (host: string) => post('', { host }),
    /** Repeats the request, as a person would, when the name server was too slow to answer. */
    async verify({ host, dnsInstructions }: Domain) {
      await setDns(host, 'TXT', dnsInstructions.txt.value)
      return until(() => post('/verify', { host }))
    },
    list: () => api('/api/domains', DomainList, { token }),
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
  expect(placed).toMatchObject({ status: 201 })
  const { orderId } = PlaceOrderResponse.parse(JSON.parse(placed.text))
  const read = await at(first)(`/api/orders/${orderId}`)
  expect(OrderRead.parse(JSON.parse(read.text)).website.id).toBe(own.id)
  expect(await status(first, `/hvala/${own.id}/${orderId}`)).toBe(200)
  expect(await send(orderOf(foreign))).toMatchObject({ status: 404 })
  expect((await seller.allOrders()).map((one) => one.orderId)).toEqual([orderId])

  const other = await hosts.verify(await hosts.add(second))
  await hosts.makePrimary(other)
  await untilStatus(first, 308)
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

it('a host goes from wrong DNS to a certificate and its page under https, follows the primary, and is served no more once removed', async () => {
  const admin = await signedInAdmin(izlog.url)
  const seller = await signedInSeller(izlog.url, await admin.makesClient())
  const page = await seller.makesPage({ customUrl: `lampa-${unique()}` })
  const hosts = hostsOf(seller)
  const [first, second] = [`radnja-${unique()}.rs`, `prodavnica-${unique()}.rs`]
  const https = (host: string, path = `/${page.customUrl}`) => overHttps(izlog.https, host, path)
  /** Resolves once the host has a certificate; until then the answer is 503. */
  const served = (host: string) =>
    until(async () => {
      const answer = await https(host)
      return answer.status !== 503 && answer
    }, 60_000)
  const certified = (host: string) =>
    until(async () => {
      const certificate = (await hosts.list()).find((one) => one.host === host)?.certificate
      return certificate?.state === 'active' && certificate
    }, 90_000)

  const claim = await hosts.add(first)
  await setDns(first, 'TXT', 'izlog-verification=tudji-kod')
  await setDns(first, 'A', '198.51.100.7')
  const advice = await until(async () => {
    const refused = await fetch(`${izlog.url}/api/domains/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seller.token}` },
      body: JSON.stringify({ host: first }),
    })
    const advices = NotVerifiedError.parse(await refused.json()).checks.map((check) => check.advice)
    // Repeats the request when the name server was too slow to answer.
    return refused.status === 422 && !advices.some((one) => one?.includes('nisu odgovorili')) && advices
  })
  expect(advice).toEqual([
    expect.stringContaining('TXT zapis sadrži drugi kod'),
    expect.stringContaining('dodajte CNAME zapis sa imenom www'),
    expect.stringContaining('vodi na 198.51.100.7'),
  ])

  await setDns(first, 'A', '127.0.0.1')
  expect((await hosts.verify(claim)).state).toBe('verified')
  const { validUntil } = await certified(first)
  const secure = await served(first)
  expect(secure.status).toBe(200)
  expect(secure.text).toContain(page.productName)
  expect(secure.certificate.validToDate.toISOString()).toBe(validUntil)
  expect(secure.certificate.subjectAltName).toBe(`DNS:${first}`)
  await expect(https(`www.${first}`)).rejects.toThrow()

  await setDns(second, 'A', '127.0.0.1')
  const other = await hosts.verify(await hosts.add(second))
  await certified(second)
  await hosts.makePrimary(other)
  const moved = await until(async () => {
    const answer = await https(first, `/${page.customUrl}?utm_source=fb`)
    return answer.status === 308 && answer
  }, 60_000)
  expect(moved.location).toBe(`https://${second}:${izlog.https.port}/${page.customUrl}?utm_source=fb`)
  expect(await served(second)).toMatchObject({ status: 200 })

  await hosts.remove(claim)
  const refusedHandshake = () =>
    https(first).then(
      () => false,
      () => true,
    )
  await until(refusedHandshake, 60_000)
  await until(async () => (await onHost(izlog.url, first)('/')).status === 404, 60_000)
  expect(await served(second)).toMatchObject({ status: 200 })
})
