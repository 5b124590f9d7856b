import { createPrivateKey, X509Certificate } from 'node:crypto'
import { SystemCertificates } from '@izlog/contracts/http/system'
import { SUPER_ADMIN } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certificates, PROVISIONING_MS, startCertificates } from './certificates-start.ts'

let world: Certificates
beforeAll(async () => {
  world = await startCertificates()
}, PROVISIONING_MS)
afterAll(() => world.stop())

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

describe('a verified host', { timeout: 90_000 }, () => {
  it('gets a certificate for itself and its www, shown to its seller and told to gateways', async () => {
    const { id, host, seller, certificate } = await world.leading()
    const shown = await world.until('active', certificate)
    expect(shown).toMatchObject({ problem: null, nextTryAt: null })
    const served = await world.served(id)
    const leaf = new X509Certificate(served?.chain ?? '')
    expect(leaf.subjectAltName?.split(', ').toSorted()).toEqual([`DNS:${host}`, `DNS:www.${host}`])
    expect(leaf.validToDate.toISOString()).toBe(shown.validUntil)
    expect(leaf.checkPrivateKey(createPrivateKey(served?.key ?? ''))).toBe(true)
    expect(await world.list()).toContainEqual({
      id,
      names: [host, `www.${host}`],
      fingerprint: served?.fingerprint,
      validUntil: shown.validUntil,
    })
    const published = await until(() =>
      world.snapshots
        .all('domain.snapshot', String(id))
        .find((event) => JSON.stringify(event.data).includes('fingerprint')),
    )
    expect(published.data).toMatchObject({ certificate: { fingerprint: served?.fingerprint } })
    expect(JSON.stringify(published)).not.toContain('PRIVATE KEY')
    expect(JSON.stringify(await world.stored(id))).not.toContain('PRIVATE KEY')
    const answered = await world.http.as(SUPER_ADMIN).get('/api/admin/system/certificates')
    const operators = SystemCertificates.parse(answered.body)
    expect(operators).toMatchObject({ issues: true, counts: { ended: 0 } })
    const listed = { host, userId: seller.userId, state: 'valid', validUntil: shown.validUntil, problem: null }
    expect(operators.items).toContainEqual(listed)
  })

  it('gets one for the names that lead to us, and one for both once the other does', async () => {
    const { id, host, seller, certificate } = await world.leading({ www: false })
    await world.until('active', certificate)
    expect((await world.served(id))?.names).toEqual([host])
    world.dns.set(`www.${host}`, 'A', '127.0.0.1')
    await world.http.as(seller).post('/api/domains/test-dns', { host })
    await until(async () => (await world.served(id))?.names.length === 2, 60_000)
  })

  it('is told what to mend while it does not lead to us, and gets one as soon as it does', async () => {
    const { host, seller, certificate } = await world.leading({ apex: false, www: false })
    const failed = await world.until('failed', certificate)
    expect(failed.problem).toMatch(/^Sertifikat se izdaje kada domen povede na Izlog\. .+ A zapis .+127\.0\.0\.1$/)
    expect(failed.nextTryAt).not.toBeNull()
    world.dns.set(host, 'A', '127.0.0.1')
    await world.http.as(seller).post('/api/domains/test-dns', { host })
    await world.until('active', certificate)
  })

  it('is told when the directory did not reach it, and is tried again after longer and longer, not by asking', async () => {
    world.door.leadTo(0)
    const { id, host, seller, certificate } = await world.leading({ www: false })
    const failed = await world.until('failed', certificate)
    expect(failed.problem).toContain('nije mogao da otvori Vaš domen')
    const pause = new Date(failed.nextTryAt ?? 0).getTime() - Date.now()
    expect(pause).toBeGreaterThan(60_000)
    await world.http.as(seller).post('/api/domains/test-dns', { host })
    expect(await certificate()).toEqual(failed)
    await world.backdate(id, { certificateAt: new Date() })
    const again = await until(async () => {
      const now = await certificate()
      return (
        now.state === 'failed' &&
        now.nextTryAt !== failed.nextTryAt &&
        Date.parse(now.nextTryAt ?? '') > Date.now() + 180_000 &&
        now
      )
    }, 60_000)
    expect(again.problem).toBe(failed.problem)
    world.door.leadTo(world.port)
    await world.backdate(id, { certificateAt: new Date() })
    await world.until('active', certificate)
  })

  it('is renewed at two thirds of the lifetime, and served meanwhile', async () => {
    const { id, certificate } = await world.leading({ www: false })
    const before = await world.until('active', certificate)
    const first = await world.served(id)
    const renewAt = (await world.stored(id))?.certificateAt
    const lifetime = Date.parse(before.validUntil ?? '') - Date.now()
    const share = (renewAt instanceof Date ? renewAt.getTime() - Date.now() : 0) / lifetime
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(0.72)
    await world.backdate(id, { certificateAt: new Date() })
    await until(async () => {
      const now = await world.served(id)
      if (!now) throw new Error('nothing is served')
      return now.fingerprint !== first?.fingerprint
    }, 60_000)
    expect((await certificate()).state).toBe('active')
  })

  it('that is removed, or whose seller is deactivated, is served no more', async () => {
    const kept = await world.leading({ www: false })
    const removed = await world.leading({ www: false })
    for (const { certificate } of [kept, removed]) await world.until('active', certificate)
    await world.http.as(removed.seller).delete(`/api/domains/${removed.host}`)
    expect(await world.served(removed.id)).toBeUndefined()
    await world.publishUser(kept.seller, { isActive: false })
    await until(async () => !(await world.served(kept.id)))
    const ids = (await world.list()).map(({ id }) => id)
    expect(ids).not.toContain(removed.id)
    expect(ids).not.toContain(kept.id)
    await world.publishUser(kept.seller, { isActive: true })
    await until(() => world.served(kept.id))
  })

  it('that is lost takes its certificate along', async () => {
    const { id, host, certificate } = await world.leading({ www: false })
    await world.until('active', certificate)
    world.dns.set(host, 'TXT', 'v=spf1 -all')
    await world.backdate(id, { missingSince: inDays(-8), checkAt: new Date() })
    await until(async () => (await world.list()).every((one) => one.id !== id), 30_000)
    expect((await world.list()).map((one) => one.id)).not.toContain(id)
    expect(await certificate()).toMatchObject({ state: 'none' })
    expect((await world.stored(id))?.certificateFiles).toBeNull()
  })
})

describe('a challenge', () => {
  it('is answered for tokens that are waited for, and no other', async () => {
    for (const path of ['nepoznat-token', 'a%2Fb', '..%2F..%2Fetc'])
      expect((await fetch(`http://127.0.0.1:${world.port}/.well-known/acme-challenge/${path}`)).status).toBe(404)
  })
})

describe('a host that is not verified', () => {
  it('gets no certificate, whoever asks for it first', async () => {
    const before = world.issued()
    const { id, host } = await world.add('jos-nije-verifikovan.rs')
    world.dns.set(host, 'A', '127.0.0.1')
    await world.http.as({ userId: 1001, role: 'client' }).post('/api/domains/test-dns', { host })
    expect((await world.stored(id))?.certificateAt ?? null).toBeNull()
    expect(world.issued()).toBe(before)
  })
})
