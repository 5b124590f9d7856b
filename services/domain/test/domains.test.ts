import { DOMAIN_MESSAGES, SingleDomainResponse } from '@izlog/contracts/http/domains'
import { SUPER_ADMIN } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CNAME_TARGET, type Domains, freshHost, freshSeller, INGRESS, startDomains } from './start.ts'

let domains: Domains
beforeAll(async () => {
  domains = await startDomains()
})
afterAll(() => domains.stop())

const single = async (seller: ReturnType<typeof freshSeller>) =>
  SingleDomainResponse.parse((await domains.http.as(seller).get('/api/user/domain')).body).domain

describe('/domains', () => {
  it('adds a host as pasted, pending, with the records to set', async () => {
    const seller = freshSeller()
    const host = freshHost()
    const answer = await domains.http.as(seller).post('/api/domains', { host: `https://www.${host.toUpperCase()}/` })
    expect(answer).toMatchObject({ status: 201, body: { message: 'Domen dodat' } })
    const [domain] = await domains.list(seller)
    expect(domain).toMatchObject({
      host,
      state: 'pending',
      verifiedAt: null,
      isPrimary: false,
      isAccount: true,
      notice: null,
      dnsInstructions: {
        cname: { name: 'www', value: CNAME_TARGET },
        txt: { name: '@', value: expect.stringMatching(/^izlog-verification=[0-9a-f]{40}$/) },
        addresses: [{ record: 'A', name: '@', value: INGRESS }],
      },
    })
    const again = await domains.http.as(seller).post('/api/domains', { host: `www.${host}` })
    expect(again).toMatchObject({ status: 409, body: { code: 'domain.listed' } })
  })

  it('has one primary: the first verified, then the one chosen, then what is left', async () => {
    const seller = freshSeller()
    const first = await domains.verified(freshHost(), seller)
    const second = await domains.verified(freshHost(), seller)
    const pending = await domains.add(freshHost(), seller)
    const primary = async () => (await domains.list(seller)).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)
    const choose = (domainId: number) => domains.http.as(seller).post('/api/domains/primary', { domainId })
    expect(await primary()).toEqual([first.id])
    expect(await choose(second.id)).toMatchObject({ status: 200, body: { message: 'Glavni domen postavljen' } })
    expect(await primary()).toEqual([second.id])
    expect(await choose(pending.id)).toMatchObject({ status: 409, body: { message: DOMAIN_MESSAGES.onlyVerified } })
    const removed = await domains.http.as(seller).delete(`/api/domains/${second.host}`)
    expect(removed).toMatchObject({ status: 200, body: { message: 'Domen uklonjen' } })
    expect(await primary()).toEqual([first.id])
  })

  it('tells the others of each change, and of a removal last', async () => {
    const seller = freshSeller()
    const { id, host } = await domains.verified(freshHost(), seller)
    await domains.http.as(seller).delete(`/api/domains/${host}`)
    const published = () => domains.snapshots.all('domain.snapshot', String(id))
    const last = await until(() => published()[2])
    expect(published().map(({ aggregateVersion }) => aggregateVersion)).toEqual([1, 2, 3])
    expect(published()[1]?.data).toMatchObject({ userId: seller.userId, host, verifiedAt: expect.any(String) })
    expect(last.data).toMatchObject({ host, verifiedAt: null, deleted: true })
  })

  it('holds no more than twenty hosts of a seller', async () => {
    const seller = freshSeller()
    for (let count = 0; count < 20; count++) await domains.add(freshHost(), seller)
    const answer = await domains.http.as(seller).post('/api/domains', { host: freshHost() })
    expect(answer).toMatchObject({ status: 409, body: { code: 'domain.too-many' } })
  })
})

describe('/domain', () => {
  it('shows the same host as /domains, and removes it from both', async () => {
    const seller = freshSeller()
    const http = domains.http.as(seller)
    expect(await single(seller)).toBeNull()
    const host = freshHost()
    const added = await http.post('/api/user/domain', { domain: host })
    expect(added).toMatchObject({ status: 200, body: { message: DOMAIN_MESSAGES.connected } })
    const [listed] = await domains.list(seller)
    expect(await single(seller)).toMatchObject({
      domain: host,
      isVerified: false,
      dnsInstructions: listed?.dnsInstructions,
    })
    if (!listed) throw new Error('not listed')
    domains.setTxt(listed)
    const verified = await http.post('/api/user/domain/verify')
    expect(verified).toMatchObject({ status: 200, body: { message: 'Domen je uspešno verificiran' } })
    expect(await single(seller)).toMatchObject({ isVerified: true })
    expect(await domains.list(seller)).toMatchObject([{ host, state: 'verified', isAccount: true, isPrimary: true }])
    const removed = await http.delete('/api/user/domain')
    expect(removed).toMatchObject({ status: 200, body: { message: 'Domen je uspešno uklonjen', domain: null } })
    expect(await domains.list(seller)).toEqual([])
  })

  it('holds one host; a retry of the same is the same', async () => {
    const http = domains.http.as(freshSeller())
    const host = freshHost()
    const both = await Promise.all([1, 2].map(() => http.post('/api/user/domain', { domain: host })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await http.post('/api/user/domain', { domain: host })).toMatchObject({ status: 200 })
    const another = await http.post('/api/user/domain', { domain: freshHost() })
    expect(another).toMatchObject({ status: 409, body: { message: DOMAIN_MESSAGES.hasAnother } })
  })

  it('takes { customDomain, action } too', async () => {
    const seller = freshSeller()
    const http = domains.http.as(seller)
    const host = freshHost()
    const act = (action: string, customDomain: unknown = host) =>
      http.post('/api/user/domain', { customDomain, action })
    const obligatory = { status: 422, body: { message: 'Domen je obavezan', issues: [{ path: 'customDomain' }] } }
    for (const action of ['add', 'verify', 'remove']) {
      expect(await act(action, ' '), action).toMatchObject(obligatory)
      expect(await http.post('/api/user/domain', { action }), action).toMatchObject(obligatory)
    }
    const unknown = { status: 422, body: { message: DOMAIN_MESSAGES.actionUnknown, issues: [{ path: 'action' }] } }
    expect(await act('sell')).toMatchObject(unknown)
    expect(await http.post('/api/user/domain', { customDomain: host })).toMatchObject(unknown)
    expect(await act('verify')).toMatchObject({ status: 404, body: { message: DOMAIN_MESSAGES.none } })
    expect(await act('add', `https://www.${host}/`)).toMatchObject({
      status: 200,
      body: { message: DOMAIN_MESSAGES.connected, domain: { domain: host, isVerified: false } },
    })
    expect(await act('verify')).toMatchObject({ status: 422, body: { code: 'domain.not-verified' } })
    expect(await act('verify', freshHost())).toMatchObject({ status: 404, body: { message: DOMAIN_MESSAGES.notFound } })
    domains.setTxt(...(await domains.list(seller)))
    expect(await act('verify')).toMatchObject({
      status: 200,
      body: { message: DOMAIN_MESSAGES.verified, domain: { domain: host, isVerified: true } },
    })
    expect(await act('remove', freshHost())).toMatchObject({ status: 404 })
    expect(await act('remove')).toMatchObject({
      status: 200,
      body: { message: DOMAIN_MESSAGES.removed, domain: null },
    })
  })

  it('says what is wrong with what was typed', async () => {
    const post = async (domain: unknown) =>
      (await domains.http.as(freshSeller()).post('/api/user/domain', { domain })).body
    expect(await post('  ')).toMatchObject({ code: 'invalid', message: 'Unesite domen' })
    for (const typed of ['127.0.0.1', '*.radnja.rs', 'radnja', 'izlog.rs', 'a.app.izlog.rs', CNAME_TARGET, 'x.test'])
      expect(await post(typed), typed).toMatchObject({ code: 'domain.refused', issues: [{ path: 'domain' }] })
  })
})

describe('a seller', () => {
  it('is followed as they stand now, also when older news is told again after newer', async () => {
    const seller = freshSeller()
    const { id } = await domains.verified(freshHost(), seller)
    const publishOlder = await domains.publishUser(seller, { isActive: true })
    await domains.publishUser(seller, { isActive: false })
    await publishOlder()
    expect(await domains.stored(id)).toMatchObject({ ownerActive: false })
  })

  it('is counted by how many hosts would be free without them', async () => {
    const seller = freshSeller()
    const hostsOf = async ({ userId } = seller) =>
      (await domains.http.as(SUPER_ADMIN).get(`/api/domains/held-by/${userId}`)).body
    await domains.verified(freshHost(), seller)
    await domains.add(freshHost(), seller)
    expect(await hostsOf()).toEqual({ domains: 2 })
    expect(await hostsOf(freshSeller())).toEqual({ domains: 0 })
  })

  it('who is deactivated keeps the hosts, which lead nowhere; one who is deleted frees them', async () => {
    const seller = freshSeller()
    const { id, host } = await domains.verified(freshHost(), seller)
    const published = () => domains.snapshots.all('domain.snapshot', String(id)).map(({ data }) => data)
    await domains.publishUser(seller, { isActive: false })
    await until(() => published().length === 3)
    expect(published()[2]).toMatchObject({ ownerActive: false, verifiedAt: expect.any(String) })
    const other = freshSeller()
    expect((await domains.add(host, other)).state).toBe('taken')
    await domains.publishUser(seller, { isActive: false, deleted: true })
    await until(() => published().length === 4)
    expect(published()[3]).toMatchObject({ deleted: true })
    expect(await domains.list(other)).toMatchObject([{ state: 'pending', notice: null }])
  })
})
