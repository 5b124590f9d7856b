import { DAY_MS } from '@izlog/contracts/domain/durations'
import type { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { type NotificationItem, NotificationPage } from '@izlog/contracts/http/notifications'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { client } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier()
})
afterAll(() => notifier.stop())

type Snapshot = DomainSnapshotV1['data']
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const STANDING = { lapsesAt: null, lapsedAt: null, takenAt: null, missingSince: null, endsAt: null, lostAt: null }
const NOW = inDays(0)

let claims = 0
/** A seller with a claim, and the snapshots that domain publishes of it. */
async function aClaim() {
  const seller = await notifier.seller()
  const { userId } = seller
  claims += 1
  const id = claims
  const host = `radnja-${id}.rs`
  let version = 0
  const dnsInstructions = {
    cname: { name: 'www', value: 'domeni.izlog.rs' },
    txt: { name: '@', value: 'izlog-verification=8f3c21ad77e0' },
    addresses: [],
  }
  const base = { id, userId, host, verifiedAt: null, primaryAt: null, isAccount: true, ownerActive: true }
  return {
    ...seller,
    host,
    /** Publishes a snapshot and waits until notifier has read it; `again`: twice, as after a restart of either. */
    async publishDomain(
      changes: Partial<Snapshot>,
      standing: Partial<typeof STANDING> | Record<string, string> = {},
      again = false,
    ) {
      version += 1
      const about = { aggregateId: id, aggregateVersion: version, at: new Date() }
      const snapshot = { ...base, dnsInstructions, deleted: false, standing: { ...STANDING, ...standing }, ...changes }
      const event = makeEvent('domains', 'domain.snapshot.v1', about, snapshot)
      await notifier.publish(again ? [event, event] : [event])
      await notifier.caughtUp('notifier.notifications', ['domains'])
    },
    bell: async (): Promise<NotificationItem[]> =>
      NotificationPage.parse((await client(notifier.port, { userId, role: 'client' }).get('/api/notifications')).body)
        .items,
    /** The messages of the seller's own bot about the host. */
    messages: async () =>
      (await notifier.simulators.received('telegram', host)).filter(({ data }) => data.chatId === seller.chat),
  }
}
const snapshot = (items: NotificationItem[]) => items.map(({ type }) => type).toSorted()

describe('a host', () => {
  it('that was verified is told once, however often its snapshot comes', async () => {
    const claim = await aClaim()
    await claim.publishDomain({})
    expect(await claim.bell()).toEqual([])
    await claim.publishDomain({ verifiedAt: NOW }, {}, true)
    await claim.publishDomain({ verifiedAt: NOW, primaryAt: NOW })
    const items = await claim.bell()
    expect(items).toMatchObject([
      {
        type: 'domain.verified',
        title: `Domen ${claim.host} je verificiran`,
        data: { host: claim.host },
        priority: 'normal',
        channels: ['push'],
        status: 'sent',
      },
    ])
    expect(items).toHaveLength(1)
  })

  it('whose TXT is gone: its seller is told before it is switched off, and when it was, also by their bot', async () => {
    const claim = await aClaim()
    await claim.publishDomain({ verifiedAt: inDays(-20) }, { missingSince: NOW, endsAt: inDays(7) }, true)
    const missing = await until(async () => (await claim.bell()).find(({ type }) => type === 'domain.missing'))
    expect(missing).toMatchObject({
      title: `Domen ${claim.host} će biti isključen`,
      message: expect.stringMatching(/^TXT zapis .+ Vratite ga kod registra do .+ Posle toga domen više neće voditi/),
      priority: 'high',
      channels: ['push', 'telegram', 'email'],
    })
    expect(Date.parse(missing.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6.9 * DAY_MS)
    await until(async () => (await claim.messages()).length >= 1)

    await claim.publishDomain({}, { lostAt: inDays(0), lapsesAt: inDays(7) }, true)
    const lost = await until(async () => (await claim.bell()).find(({ type }) => type === 'domain.lost'))
    expect(lost).toMatchObject({ title: `Domen ${claim.host} je isključen`, priority: 'urgent' })
    await until(async () => (await claim.messages()).length >= 2)
    expect(snapshot(await claim.bell())).toEqual(['domain.lost', 'domain.missing', 'domain.verified'])
  })

  it('whose claim has lapsed: its seller is told on every channel, because they have to act', async () => {
    const claim = await aClaim()
    await claim.publishDomain({}, { lapsedAt: NOW })
    const lapsed = await until(async () => (await claim.bell()).find(({ type }) => type === 'domain.lapsed'))
    expect(lapsed).toMatchObject({
      title: `Istekao je rok za domen ${claim.host}`,
      channels: ['push', 'telegram', 'email'],
    })
    await until(async () => (await claim.messages()).length === 1)
  })

  it.each([
    ['that another account has verified', { takenAt: NOW }, 'domain.taken', 'high'],
    ['whose claim has lapsed', { lapsedAt: NOW }, 'domain.lapsed', 'normal'],
    ['that lapsed while another had it', { takenAt: NOW, lapsedAt: NOW }, 'domain.taken', 'high'],
    ['that lapsed after it was lost', { lostAt: NOW, lapsedAt: NOW }, 'domain.lost', 'urgent'],
  ])('%s is told once', async (_what, standing, type, priority) => {
    const claim = await aClaim()
    await claim.publishDomain({}, standing, true)
    await claim.publishDomain({}, standing)
    await until(async () => (await claim.bell()).length > 0)
    expect(await claim.bell()).toMatchObject([{ type, priority, data: { host: claim.host } }])
    expect(await claim.bell()).toHaveLength(1)
  })

  it('that is taken twice, by one and later by another, is told twice', async () => {
    const claim = await aClaim()
    await claim.publishDomain({}, { takenAt: inDays(-2) })
    await claim.publishDomain({})
    await claim.publishDomain({}, { takenAt: NOW })
    await until(async () => (await claim.bell()).length === 2)
    expect(snapshot(await claim.bell())).toEqual(['domain.taken', 'domain.taken'])
  })

  it('is not told of when it was removed, while its seller is deactivated, or when it is no news any more', async () => {
    const claim = await aClaim()
    await claim.publishDomain({ verifiedAt: inDays(-40) }, { missingSince: inDays(-9), endsAt: inDays(-2) })
    await claim.publishDomain({ verifiedAt: NOW, ownerActive: false })
    await claim.publishDomain({ deleted: true }, { takenAt: NOW })
    expect(await claim.bell()).toEqual([])
    await claim.publishDomain({ verifiedAt: NOW })
    expect(snapshot(await claim.bell())).toEqual(['domain.verified'])
  })
})
