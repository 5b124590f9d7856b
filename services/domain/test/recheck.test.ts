import { DAY_MS, HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { serviceInitiator } from '@izlog/kit/audit/audit-event'
import { readConfig } from '@izlog/kit/config'
import { startRuntime, stopRuntime } from '@izlog/kit/service'
import { connectStore, ensureIndexes } from '@izlog/kit/store/connection'
import { listenTo } from '@izlog/kit/testing/events'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DomainEnv } from '../src/config.ts'
import type { Claim } from '../src/domain/claim.ts'
import type { DnsFound } from '../src/domain/dns-checks.ts'
import { txtValue } from '../src/domain/dns-records.ts'
import { partsOf } from '../src/parts.ts'
import { addHost } from '../src/use-cases/add-host.ts'
import { removeHost } from '../src/use-cases/change-hosts.ts'
import type { DomainDeps } from '../src/use-cases/deps.ts'
import { recheckDue } from '../src/use-cases/recheck-hosts.ts'
import { verifyHost } from '../src/use-cases/verify-host.ts'
import { CNAME_TARGET, freshHost, freshSeller, INGRESS } from './start.ts'

/** The worker on the real store and Kafka, with a clock and a DNS that the test controls. */
async function startWorker() {
  const env = { ...testEnvironment(), PUBLIC_URL: 'https://app.izlog.rs', CNAME_TARGET, INGRESS_IPS: INGRESS }
  const config = readConfig(DomainEnv, env)
  const runtime = await startRuntime('domain', config)
  await runtime.bus.ready
  await ensureIndexes(runtime.store, env)
  const { deps: parts, outbox } = partsOf(runtime, config)
  outbox.start()
  const snapshots = await listenTo(env, 'domains')
  const store = await connectStore('domain', env)
  const claims = store.collection<{ _id: number; checkAt?: Date | null }>('claims')
  let now = new Date()
  /** The TXT of each host; null: its servers do not answer. */
  const txt = new Map<string, string[] | null>()
  let looks: Date[] = []
  const nothing: DnsFound = { txt: [], cname: [], wwwAddresses: [], addresses: [] }
  const deps: DomainDeps = {
    ...parts,
    now: () => now,
    checkLimit: async () => {},
    lookUp: async (host) => {
      looks.push(now)
      const found = txt.get(host)
      return { ...nothing, txt: found === undefined ? [] : found }
    },
  }
  const seller = freshSeller()
  return {
    deps,
    txt,
    /** A claim of the same seller, or another's. */
    claim: (host = freshHost(), { userId } = seller): Promise<Claim> =>
      addHost(deps, userId, host, serviceInitiator('test')),
    async verified(): Promise<Claim> {
      const claim = await this.claim()
      txt.set(claim.host, [txtValue(claim.token)])
      await verifyHost(deps, claim, serviceInitiator('test'))
      return claim
    },
    /** Lets time pass and runs each check when it is due. Returns the times of the checks. */
    async pass(ms: number): Promise<Date[]> {
      looks = []
      const end = now.getTime() + ms
      for (;;) {
        const next = await claims
          .find({ checkAt: { $lte: new Date(end) } })
          .sort({ checkAt: 1 })
          .limit(1)
          .next()
        if (!next?.checkAt) break
        now = new Date(Math.max(now.getTime(), next.checkAt.getTime()))
        await recheckDue(deps)
      }
      now = new Date(end)
      return looks
    },
    of: async ({ id }: Pick<Claim, 'id'>) => deps.claims.byId(id),
    /** The published snapshots of a claim, up to its present version. */
    async snapshot({ id }: Pick<Claim, 'id'>) {
      const version = (await deps.claims.byId(id))?.version
      const all = () => snapshots.all('domain.snapshot', String(id)).map((event) => DomainSnapshotV1.parse(event))
      await until(() => all().some(({ aggregateVersion }) => aggregateVersion === version))
      // An event published twice counts once.
      const byVersion = new Map(all().map((event) => [event.aggregateVersion, event.data]))
      return [...byVersion.values()]
    },
    /** Clears what is due, so that no test affects the next. */
    forget: async () => void (await claims.deleteMany({})),
    async stop() {
      await outbox.stop()
      await snapshots.stop()
      await store.dropDatabase()
      await store.close()
      await stopRuntime(runtime)
    },
  }
}

let worker: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  worker = await startWorker()
})
beforeEach(() => worker.forget())
afterAll(() => worker.stop())

const gaps = (looks: Date[]) => looks.slice(1).map((at, index) => at.getTime() - (looks[index]?.getTime() ?? 0))
const iso = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS).toISOString()

describe('a claim', () => {
  it('is looked at with growing pauses, from a minute to six hours, until its seven days are over; then it is told as lapsed, once', async () => {
    const claim = await worker.claim()
    const looks = await worker.pass(10 * DAY_MS)
    const pauses = gaps(looks)
    expect(looks[0]?.getTime()).toBe(claim.createdAt.getTime() + MINUTE_MS)
    for (const [index, pause] of pauses.slice(0, 8).entries()) {
      const wanted = Math.min(6 * HOUR_MS, MINUTE_MS * 2 ** (index + 1))
      expect(pause / wanted).toBeGreaterThanOrEqual(0.9)
      expect(pause / wanted).toBeLessThanOrEqual(1.1)
    }
    expect(Math.max(...pauses)).toBeLessThanOrEqual(6.6 * HOUR_MS)
    expect(looks.at(-1)?.getTime()).toBeLessThan(claim.lapsesAt.getTime())
    const snapshot = await worker.snapshot(claim)
    expect(snapshot.map(({ standing }) => standing?.lapsedAt)).toEqual([null, claim.lapsesAt.toISOString()])
  })

  it('is verified by the worker once its TXT is there', async () => {
    const claim = await worker.claim()
    await worker.pass(HOUR_MS)
    worker.txt.set(claim.host, [txtValue(claim.token)])
    await worker.pass(2 * HOUR_MS)
    expect(await worker.of(claim)).toMatchObject({ verifiedAt: expect.any(Date) })
    expect((await worker.snapshot(claim)).at(-1)).toMatchObject({
      verifiedAt: expect.any(String),
      standing: { lapsesAt: null },
    })
  })

  it('is told when another account verifies its host first, and has it as soon as it is free', async () => {
    const [mine, theirs] = [await worker.claim(), freshSeller()]
    const other = await worker.claim(mine.host, theirs)
    worker.txt.set(mine.host, [txtValue(mine.token)])
    await verifyHost(worker.deps, mine, serviceInitiator('test'))
    await worker.pass(0)
    expect((await worker.snapshot(other)).map(({ standing }) => standing?.takenAt)).toEqual([null, expect.any(String)])
    expect(await worker.pass(HOUR_MS)).toEqual([])

    worker.txt.set(mine.host, [txtValue(other.token)])
    await removeHost(worker.deps, mine, serviceInitiator('test'))
    await worker.pass(0)
    expect((await worker.snapshot(other)).at(-1)).toMatchObject({
      verifiedAt: expect.any(String),
      standing: { takenAt: null },
    })
  })
})

describe('a verified host', () => {
  it('is looked at daily, for good', async () => {
    const claim = await worker.verified()
    const looks = await worker.pass(10 * DAY_MS)
    expect(looks.length).toBeGreaterThanOrEqual(9)
    for (const pause of gaps(looks)) {
      expect(pause).toBeGreaterThanOrEqual(0.9 * DAY_MS)
      expect(pause).toBeLessThanOrEqual(1.1 * DAY_MS)
    }
    expect(await worker.of(claim)).toMatchObject({ verifiedAt: claim.createdAt, missingSince: null })
  })

  it('whose TXT is gone is told a week before it is switched off, then switched off, and told so', async () => {
    const claim = await worker.verified()
    worker.txt.set(claim.host, ['v=spf1 -all'])
    await worker.pass(2 * DAY_MS)
    const missing = await worker.of(claim)
    const since = missing?.missingSince ?? new Date(0)
    expect(missing).toMatchObject({ verifiedAt: expect.any(Date) })
    expect((await worker.snapshot(claim)).at(-1)).toMatchObject({
      verifiedAt: expect.any(String),
      standing: { missingSince: since.toISOString(), endsAt: iso(since, 7), lostAt: null },
    })
    await worker.pass(since.getTime() + 6.9 * DAY_MS - worker.deps.now().getTime())
    expect(await worker.of(claim)).toMatchObject({ verifiedAt: expect.any(Date) })
    await worker.pass(DAY_MS)
    const snapshot = await worker.snapshot(claim)
    expect(snapshot.at(-1)).toMatchObject({
      verifiedAt: null,
      primaryAt: null,
      standing: { missingSince: null, endsAt: null, lostAt: expect.any(String), lapsesAt: expect.any(String) },
    })
    expect(Date.parse(snapshot.at(-1)?.standing?.lostAt ?? '')).toBeGreaterThanOrEqual(since.getTime() + 7 * DAY_MS)
    expect(snapshot.filter(({ standing }) => standing?.missingSince)).toHaveLength(1)
  })

  it('keeps all when its TXT comes back in that week', async () => {
    const claim = await worker.verified()
    worker.txt.set(claim.host, [])
    await worker.pass(3 * DAY_MS)
    worker.txt.set(claim.host, [txtValue(claim.token)])
    await worker.pass(7 * HOUR_MS)
    expect(await worker.of(claim)).toMatchObject({ verifiedAt: claim.createdAt, missingSince: null })
    await worker.pass(30 * DAY_MS)
    expect(await worker.of(claim)).toMatchObject({ verifiedAt: claim.createdAt })
    expect((await worker.snapshot(claim)).at(-1)?.standing).toMatchObject({
      missingSince: null,
      endsAt: null,
      lostAt: null,
    })
  })

  it('is not lost by silence of its name servers, however long', async () => {
    const claim = await worker.verified()
    worker.txt.set(claim.host, null)
    const looks = await worker.pass(9 * DAY_MS)
    expect(looks.length).toBeGreaterThan(150)
    expect(await worker.of(claim)).toMatchObject({ verifiedAt: claim.createdAt, missingSince: null })
  })
})
