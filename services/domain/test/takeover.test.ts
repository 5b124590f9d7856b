import { HOST_MESSAGES } from '@izlog/contracts/domain/hosts'
import { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { DOMAIN_MESSAGES, type Domain } from '@izlog/contracts/http/domains'
import type { TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CNAME_TARGET, type Domains, freshHost, freshSeller, startDomains } from './start.ts'

let domains: Domains
beforeAll(async () => {
  domains = await startDomains()
})
afterAll(() => domains.stop())

describe('a name that is nobody’s to claim', () => {
  it.each([
    ['the platform’s own host', 'app.izlog.rs', HOST_MESSAGES.own],
    ['the platform’s domain', 'https://www.izlog.rs/', HOST_MESSAGES.own],
    ['a name under it', 'moja.radnja.izlog.rs', HOST_MESSAGES.own],
    ['what sellers point at', CNAME_TARGET, HOST_MESSAGES.own],
    ['an address', '203.0.113.10', HOST_MESSAGES.address],
    ['an address written as a number', '2130706433', HOST_MESSAGES.address],
    ['an IPv6 address', '[2606:2800:220:1::1]', HOST_MESSAGES.address],
    ['a wildcard', '*.radnja.rs', HOST_MESSAGES.wildcard],
    ['a reserved ending', 'radnja.test', HOST_MESSAGES.reserved],
    ['a name of inner networks', 'ruter.local', HOST_MESSAGES.reserved],
    ['localhost', 'localhost', HOST_MESSAGES.reserved],
    ['an ending under which names are sold', 'co.rs', HOST_MESSAGES.reserved],
  ])('%s is refused on both screens and by both forms', async (_what, typed, message) => {
    const http = domains.http.as(freshSeller())
    const refused = (path: string) => ({
      status: 422,
      body: { code: 'domain.refused', message, issues: [{ path, message }] },
    })
    expect(await http.post('/api/domains', { host: typed })).toMatchObject(refused('host'))
    expect(await http.post('/api/user/domain', { domain: typed })).toMatchObject(refused('domain'))
    const action = { customDomain: typed, action: 'add' }
    expect(await http.post('/api/user/domain', action)).toMatchObject(refused('customDomain'))
    expect((await http.get('/api/domains')).body).toEqual([])
  })
})

describe('a host of another', () => {
  it('is refused while their TXT is not there, whoever’s stands there', async () => {
    const [one, two] = [freshSeller(), freshSeller()]
    const host = freshHost()
    const [mine, theirs] = [await domains.add(host, one), await domains.add(host, two)]
    expect(mine.dnsInstructions.txt.value).not.toBe(theirs.dnsInstructions.txt.value)
    domains.setTxt(mine)
    expect(await domains.verify(host, two)).toMatchObject({ status: 422, body: { code: 'domain.not-verified' } })
    expect(await domains.verify(host, one)).toMatchObject({ status: 200 })
  })

  it('is the first one’s whose TXT is found, also at once; the other is told', async () => {
    const [one, two] = [freshSeller(), freshSeller()]
    const host = freshHost()
    const claims = [await domains.add(host, one), await domains.add(host, two)]
    domains.setTxt(...claims)
    const answers = await Promise.all([domains.verify(host, one), domains.verify(host, two)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers[0]?.status === 409 ? one : two
    expect(await domains.verify(host, loser)).toMatchObject({ status: 409, body: { message: DOMAIN_MESSAGES.taken } })
    expect(await domains.list(loser)).toMatchObject([{ state: 'taken', notice: DOMAIN_MESSAGES.taken }])
    await until(() => standings(claims[loser === one ? 0 : 1]).some((standing) => standing?.takenAt))
    expect(standings(claims[loser === one ? 1 : 0]).every((standing) => standing?.takenAt === null)).toBe(true)
  })

  it('is the verified one’s also when another’s TXT stands there alone', async () => {
    const [owner, other] = [freshSeller(), freshSeller()]
    const host = freshHost()
    await domains.verified(host, owner)
    domains.setTxt(await domains.add(host, other))
    const refused = { status: 409, body: { code: 'domain.taken', message: DOMAIN_MESSAGES.taken } }
    expect(await domains.verify(host, other)).toMatchObject(refused)
    const single = await domains.http.as(other).post('/api/user/domain', { customDomain: host, action: 'verify' })
    expect(single).toMatchObject(refused)
    expect(await domains.list(owner)).toMatchObject([{ state: 'verified' }])
  })
})

describe('a host of a former owner', () => {
  it.each([
    ['removed it', (seller: TestUser, host: string) => domains.http.as(seller).delete(`/api/domains/${host}`)],
    ['removed it as the account’s', (seller: TestUser) => domains.http.as(seller).delete('/api/user/domain')],
    ['was deleted', (seller: TestUser) => domains.publishUser(seller, { isActive: false, deleted: true })],
  ])('who %s is free, and their TXT proves nothing any more', async (_how, leave) => {
    const [former, next] = [freshSeller(), freshSeller()]
    const host = freshHost()
    const before = await domains.verified(host, former)
    await leave(former, host)
    await until(() => snapshotsOf(before)().some(({ deleted }) => deleted))
    const claim = await domains.add(host, next)
    expect(claim.state).toBe('pending')
    expect(await domains.verify(host, next)).toMatchObject({ status: 422, body: { code: 'domain.not-verified' } })
    await domains.add(host, former)
    expect(await domains.verify(host, former)).toMatchObject({ status: 422 })
    domains.setTxt(claim)
    expect(await domains.verify(host, next)).toMatchObject({ status: 200 })
    expect(await domains.verify(host, former)).toMatchObject({ status: 409, body: { code: 'domain.taken' } })
  })

  it('who is deactivated stays theirs: they may be let in again', async () => {
    const [owner, other] = [freshSeller(), freshSeller()]
    const host = freshHost()
    const owned = await domains.verified(host, owner)
    await domains.publishUser(owner, { isActive: false })
    await until(() => snapshotsOf(owned)().some(({ ownerActive }) => !ownerActive))
    domains.setTxt(await domains.add(host, other))
    expect(await domains.verify(host, other)).toMatchObject({ status: 409, body: { code: 'domain.taken' } })
    await domains.publishUser(owner, { isActive: true })
    await until(() => snapshotsOf(owned)().at(-1)?.ownerActive)
    expect(await domains.list(owner)).toMatchObject([{ state: 'verified' }])
  })
})

/** The snapshots of a claim published so far. */
const snapshotsOf =
  ({ id }: Pick<Domain, 'id'>) =>
  () =>
    domains.snapshots.all('domain.snapshot', String(id)).map((event) => DomainSnapshotV1.parse(event).data)
const standings = (domain: Domain | undefined) => (domain ? snapshotsOf(domain)().map(({ standing }) => standing) : [])
