import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import type { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { UserItem } from '@izlog/contracts/http/admin'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { connectStore } from '@izlog/kit/store/connection'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

type Snapshot = DomainSnapshotV1['data']

let auth: Awaited<ReturnType<typeof startAuth>>
let domain: Awaited<ReturnType<typeof publisher>>
let admin: Awaited<ReturnType<typeof auth.signIn>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
  domain = await publisher(auth.env)
  admin = await auth.signIn(ADMIN)
})
afterAll(async () => {
  await domain.stop()
  await auth.stop()
})

const PASSWORD = 'lozinka-prodavca'
let sellers = 0
async function aSeller() {
  sellers += 1
  const who = { email: `prodavac-${sellers}@izlog.test`, password: PASSWORD, firstName: 'Ana', lastName: 'Žunić' }
  const { id } = UserItem.parse((await auth.http.post('/api/admin/clients', who, admin.bearer)).body)
  const session = await auth.signIn(who)
  return { id, who, ...session }
}
type Seller = Awaited<ReturnType<typeof aSeller>>

const me = async ({ bearer }: Seller) => CurrentUser.parse((await auth.http.get('/api/auth/me', bearer)).body)
const shown = async (seller: Seller) => {
  const { customDomain, customDomainStatus, customDomainDnsInstructions } = await me(seller)
  return { customDomain, customDomainStatus, customDomainDnsInstructions }
}
const NONE = { customDomain: null, customDomainStatus: 'pending', customDomainDnsInstructions: null }
const INSTRUCTIONS: Snapshot['dnsInstructions'] = {
  cname: { name: 'www', value: 'domeni.izlog.rs' },
  txt: { name: '@', value: 'izlog-verification=8f3c21ad77e0' },
  addresses: [{ record: 'A', name: '@', value: '203.0.113.10' }],
}

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const standing = {
  lapsesAt: inHours(24),
  lapsedAt: null,
  takenAt: null,
  missingSince: null,
  endsAt: null,
  lostAt: null,
}
let claims = 0

/** A claim on a host as domain publishes it, version by version. */
function aClaim({ id: userId }: Seller, host = `radnja-${claims}.rs`) {
  claims += 1
  const id = claims
  let clock = Date.now()
  return {
    id,
    host,
    event(version: number, changes: Partial<Snapshot> = {}, at = new Date(clock++)) {
      const claim = { id, userId, host, verifiedAt: null, primaryAt: null, isAccount: true, ownerActive: true }
      const data = { ...claim, dnsInstructions: INSTRUCTIONS, standing, deleted: false, ...changes }
      const about = { aggregateId: id, aggregateVersion: version, at }
      return makeEvent('domains', 'domain.snapshot.v1', about, data)
    },
  }
}
async function publishDomain(...events: Parameters<typeof domain.publish>[0]) {
  await domain.publish(events)
  await domain.caughtUp('auth.projections', ['domains'])
}
const VERIFIED = { verifiedAt: inHours(0), standing: { ...standing, lapsesAt: null } }
const GONE = { verifiedAt: null, isAccount: false, deleted: true }

describe('the current user', () => {
  it('has no domain until one is connected; then it, how far it is, and what to set in DNS', async () => {
    const seller = await aSeller()
    expect(await shown(seller)).toEqual(NONE)
    const claim = aClaim(seller)
    await publishDomain(claim.event(1))
    const connected = { customDomain: claim.host, customDomainDnsInstructions: INSTRUCTIONS }
    expect(await shown(seller)).toEqual({ ...connected, customDomainStatus: 'pending' })
    await publishDomain(claim.event(2, VERIFIED))
    expect(await shown(seller)).toEqual({ ...connected, customDomainStatus: 'verified' })
    await publishDomain(claim.event(3, GONE))
    expect(await shown(seller)).toEqual(NONE)
    expect((await shown(await aSeller())).customDomain).toBeNull()
  })

  it.each([
    ['taken', { ...standing, takenAt: inHours(-1) }],
    ['lapsed', { ...standing, lapsesAt: inHours(-1) }],
  ])('sees it as %s', async (customDomainStatus, expected) => {
    const seller = await aSeller()
    await publishDomain(aClaim(seller).event(1, { standing: expected }))
    expect(await shown(seller)).toMatchObject({ customDomainStatus })
  })

  it('sees one of before its standing was told', async () => {
    const seller = await aSeller()
    await publishDomain(aClaim(seller).event(1, { standing: undefined }))
    expect(await shown(seller)).toMatchObject({ customDomainStatus: 'pending' })
  })

  it('sees just the account’s, whatever else they have', async () => {
    const seller = await aSeller()
    const [other, account] = [aClaim(seller), aClaim(seller)]
    await publishDomain(other.event(1, { ...VERIFIED, isAccount: false }))
    expect(await shown(seller)).toEqual(NONE)
    await publishDomain(account.event(1))
    expect(await shown(seller)).toMatchObject({ customDomain: account.host, customDomainStatus: 'pending' })
  })

  it('sees the newest, whatever comes late, twice or in another order', async () => {
    const seller = await aSeller()
    const claim = aClaim(seller)
    const [pending, verified, gone] = [claim.event(1), claim.event(2, VERIFIED), claim.event(3, GONE)]
    await publishDomain(verified)
    await publishDomain(pending, pending, verified)
    expect(await shown(seller)).toMatchObject({ customDomainStatus: 'verified' })
    const next = aClaim(seller)
    // The end of the one before comes last: another host stands on another partition.
    await publishDomain(next.event(1, {}, new Date(Date.now() + 1000)))
    expect(await shown(seller)).toMatchObject({ customDomain: next.host })
    await publishDomain(gone, verified, pending, gone)
    expect(await shown(seller)).toMatchObject({ customDomain: next.host, customDomainStatus: 'pending' })
  })

  it('shows it also on signing in and on saving settings', async () => {
    const seller = await aSeller()
    const claim = aClaim(seller)
    await publishDomain(claim.event(1))
    expect((await auth.signIn(seller.who)).user.customDomain).toBe(claim.host)
    const { body } = await auth.http.patch('/api/user/settings', { telegramChatId: '-77' }, seller.bearer)
    expect(CurrentUser.parse(body)).toMatchObject({ customDomain: claim.host, telegramChatId: '-77' })
  })

  it('is no other user for it: the session goes on, and the others are told nothing', async () => {
    const users = await listenTo(auth.env, 'users')
    const seller = await aSeller()
    const expected = () => users.all('user.snapshot', String(seller.id)).length
    // One of the new account, and one of its first sign-in.
    await until(() => expected() === 2)
    const before = await me(seller)
    const claim = aClaim(seller)
    await publishDomain(claim.event(1), claim.event(2, VERIFIED))
    expect(await me(seller)).toMatchObject({ customDomain: claim.host, updatedAt: before.updatedAt })
    // Any event about them would have been published before this one.
    const last = await aSeller()
    await users.first('user.snapshot', String(last.id))
    expect(expected()).toBe(2)
    await users.stop()
  })
})

it('is rebuilt from the topic while the service runs: damage is repaired, what is on the topic no more goes', async () => {
  const [seller, other] = [await aSeller(), await aSeller()]
  const claim = aClaim(seller)
  await publishDomain(claim.event(1), claim.event(2, VERIFIED))
  const store = await connectStore('auth', auth.env)
  const domains = store.collection<{ _id: number; version: number }>('domains')
  await domains.updateOne({ _id: claim.id }, { $set: { host: 'pogresan.rs', verifiedAt: null, version: 70 } })
  await domains.insertOne({ _id: 9000, version: 1, ...{ accountOf: other.id, host: 'nicije.rs', toldAt: new Date() } })
  const script = fileURLToPath(new URL('../src/rebuild.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...auth.env } })
  expect(stdout).toMatch(/^domains: \d+ rebuilt, 1 removed/)
  await store.close()
  expect(await shown(seller)).toMatchObject({ customDomain: claim.host, customDomainStatus: 'verified' })
  expect(await shown(other)).toEqual(NONE)
})
