import { DAY_MS } from '@izlog/contracts/domain/durations'
import { DOMAIN_MESSAGES, NotVerifiedError, TestDnsAnswer } from '@izlog/contracts/http/domains'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CNAME_TARGET, type Domains, freshHost, freshSeller, INGRESS, startDomains } from './start.ts'

let domains: Domains
beforeAll(async () => {
  domains = await startDomains()
})
afterAll(() => domains.stop())
afterEach(() => domains.dns.beSilent(false))

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

describe('verifying', () => {
  it('says of wrong records what was expected, what was found and what to do; right ones verify', async () => {
    const seller = freshSeller()
    const domain = await domains.add(freshHost(), seller)
    const { host } = domain
    const { value } = domain.dnsInstructions.txt
    domains.dns.set(host, 'TXT', 'v=spf1 -all', 'izlog-verification=pogresno')
    domains.dns.set(host, 'A', '198.51.100.7')
    domains.dns.set(`www.${host}`, 'CNAME', 'parking.registrar.rs')
    const refused = await domains.verify(host, seller)
    expect(refused.status).toBe(422)
    const { checks } = NotVerifiedError.parse(refused.body)
    expect(checks).toEqual([
      {
        record: 'TXT',
        name: host,
        expected: value,
        found: ['izlog-verification=pogresno', 'v=spf1 -all'],
        ok: false,
        advice: expect.stringContaining('drugi kod'),
      },
      {
        record: 'CNAME',
        name: `www.${host}`,
        expected: CNAME_TARGET,
        found: ['parking.registrar.rs'],
        ok: false,
        advice: expect.stringContaining('vodi na parking.registrar.rs'),
      },
      {
        record: 'A/AAAA',
        name: host,
        expected: INGRESS,
        found: ['198.51.100.7'],
        ok: false,
        advice: expect.stringContaining('vodi na 198.51.100.7'),
      },
    ])
    domains.setTxt(domain)
    expect(await domains.verify(host, seller)).toMatchObject({
      status: 200,
      body: { message: 'Domen verificiran', domain: { state: 'verified', lapsesAt: null } },
    })
    expect(await domains.verify(host, seller)).toMatchObject({ status: 200 })
  })

  it('looks past every cache: a change of the record counts at once', async () => {
    const seller = freshSeller()
    const domain = await domains.add(freshHost(), seller)
    expect(await domains.verify(domain.host, seller)).toMatchObject({ status: 422 })
    domains.setTxt(domain)
    expect(await domains.verify(domain.host, seller)).toMatchObject({ status: 200 })
  })

  it('answers when no name server does, and says so', async () => {
    const seller = freshSeller()
    const { host } = await domains.add(freshHost(), seller)
    domains.dns.beSilent(true)
    const answer = await domains.verify(host, seller)
    expect(answer).toMatchObject({ status: 422, body: { code: 'domain.not-verified' } })
    for (const check of NotVerifiedError.parse(answer.body).checks)
      expect(check).toMatchObject({ ok: false, found: [], advice: expect.stringContaining('nisu odgovorili') })
  })

  it('limits how often a seller may ask', async () => {
    const limited = await startDomains({ LIMIT_DNS_CHECKS_PER_MINUTE: '1' })
    try {
      const { host } = await limited.add(freshHost())
      expect((await limited.verify(host)).status).toBe(422)
      expect(await limited.verify(host)).toMatchObject({
        status: 429,
        body: { message: DOMAIN_MESSAGES.tooManyChecks },
      })
    } finally {
      await limited.stop()
    }
  })
})

describe('test DNS', () => {
  it('succeeds with the TXT and www or the apex leading to us', async () => {
    const seller = freshSeller()
    const domain = await domains.add(freshHost(), seller)
    const test = async () =>
      TestDnsAnswer.parse((await domains.http.as(seller).post('/api/domains/test-dns', { host: domain.host })).body)
    expect(await test()).toMatchObject({
      success: false,
      message: expect.stringContaining(domain.dnsInstructions.txt.value),
    })
    domains.setTxt(domain)
    expect(await test()).toMatchObject({ success: false, message: expect.stringContaining('CNAME') })
    domains.dns.set(domain.host, 'A', INGRESS)
    expect((await test()).checks.map(({ ok }) => ok)).toEqual([true, false, true])
    domains.dns.set(`www.${domain.host}`, 'CNAME', CNAME_TARGET)
    expect(await test()).toMatchObject({ success: true, message: 'DNS ispravno konfigurisan' })
    domains.dns.set(domain.host, 'A', INGRESS, '198.51.100.7')
    expect((await test()).checks.map(({ ok }) => ok)).toEqual([true, true, false])
  })
})

describe('in the background', () => {
  it('a claim is verified once its TXT is there, and looked at less and less before', async () => {
    const seller = freshSeller()
    const domain = await domains.add(freshHost(), seller)
    await domains.backdate(domain.id, { checkAt: new Date() })
    await until(async () => (await domains.list(seller))[0]?.checkedAt)
    const pause = await until(async () => {
      const at = await domains.checkAt(domain.id)
      return at instanceof Date && at.getTime() - Date.now() > 90_000 && at
    })
    expect(pause.getTime() - Date.now()).toBeLessThan(150_000)
    domains.setTxt(domain)
    await domains.backdate(domain.id, { checkAt: new Date() })
    await until(async () => (await domains.list(seller))[0]?.state === 'verified')
  })

  it('a claim lapses, and refreshing gives a new code', async () => {
    const seller = freshSeller()
    const domain = await domains.add(freshHost(), seller)
    domains.setTxt(domain)
    await domains.backdate(domain.id, { lapsesAt: ago(1), checkAt: new Date() })
    await until(async () => (await domains.checkAt(domain.id)) === null)
    expect(await domains.list(seller)).toMatchObject([{ state: 'lapsed', notice: DOMAIN_MESSAGES.lapsed }])
    expect(await domains.verify(domain.host, seller)).toMatchObject({ status: 409, body: { code: 'domain.lapsed' } })
    const refreshed = await domains.http.as(seller).post('/api/domains/refresh', { host: domain.host })
    expect(refreshed).toMatchObject({ status: 200, body: { message: 'DNS instrukcije ažurirane' } })
    const [renewed] = await domains.list(seller)
    expect(renewed?.state).toBe('pending')
    expect(renewed?.dnsInstructions.txt.value).not.toBe(domain.dnsInstructions.txt.value)
    expect(await domains.verify(domain.host, seller)).toMatchObject({ status: 422 })
    // A second time nothing changes, and that is what it says.
    const again = await domains.http.as(seller).post('/api/domains/refresh', { host: domain.host })
    expect(again).toMatchObject({
      status: 200,
      body: { message: DOMAIN_MESSAGES.stillValid, domain: { dnsInstructions: renewed?.dnsInstructions } },
    })
    const verified = await domains.verified(freshHost(), seller)
    expect(await domains.http.as(seller).post('/api/domains/refresh', { host: verified.host })).toMatchObject({
      body: { message: DOMAIN_MESSAGES.nothingToRefresh, domain: { state: 'verified' } },
    })
  })

  it('a verified host whose TXT is gone is warned of, and free after a week; silence of its servers says nothing', async () => {
    const seller = freshSeller()
    const domain = await domains.verified(freshHost(), seller)
    domains.dns.beSilent(true)
    await domains.backdate(domain.id, { checkAt: new Date() })
    const asked = domains.dns.asked()
    await until(() => domains.dns.asked() > asked)
    domains.dns.beSilent(false)
    await until(async () => {
      const at = await domains.checkAt(domain.id)
      return at instanceof Date && at.getTime() - Date.now() > 5 * 60_000
    })
    domains.dns.set(domain.host, 'TXT', 'v=spf1 -all')
    await domains.backdate(domain.id, { checkAt: new Date() })
    const warned = await until(async () => (await domains.list(seller)).find(({ notice }) => notice))
    expect(warned).toMatchObject({ state: 'verified', notice: expect.stringContaining('Vratite ga kod registra do') })
    await domains.backdate(domain.id, { missingSince: ago(8), checkAt: new Date() })
    const lost = await until(async () => (await domains.list(seller)).find(({ state }) => state === 'pending'))
    expect(lost.notice).toBe(DOMAIN_MESSAGES.lost)
  })
})
