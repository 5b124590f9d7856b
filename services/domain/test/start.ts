import { randomBytes } from 'node:crypto'
import { type Domain, DomainAnswer, DomainList } from '@izlog/contracts/http/domains'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { readConfig } from '@izlog/kit/config'
import { connectStore } from '@izlog/kit/store/connection'
import { client, SELLER, type TestUser } from '@izlog/kit/testing/client'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { testEnvironment, withoutRevocations } from '@izlog/kit/testing/stack'
import { DomainEnv } from '../src/config.ts'
import { startDomainService } from '../src/service.ts'
import { startDnsServer } from './dns-server.ts'

export const INGRESS = '203.0.113.10'
export const CNAME_TARGET = 'domeni.izlog.rs'

/** The whole domain service in a namespace of its own, with a name server beside it. */
export async function startDomains(more: Record<string, string> = {}) {
  const dns = await startDnsServer()
  const env = {
    ...testEnvironment(),
    PUBLIC_URL: 'https://app.izlog.rs',
    DNS_SERVERS: dns.address,
    CNAME_TARGET,
    INGRESS_IPS: INGRESS,
    LIMIT_DNS_CHECKS_PER_MINUTE: '0',
    RECHECK_POLL_MS: '50',
    ...more,
  }
  await withoutRevocations(env)
  const outside = await publisher(env)
  const service = await startDomainService(readConfig(DomainEnv, env))
  const snapshots = await listenTo(env, 'domains')
  const store = await connectStore('domain', env)
  const http = client(service.port)
  const claims = store.collection<{ _id: number; [field: string]: unknown }>('claims')
  let versions = 0

  return {
    env,
    http,
    port: service.port,
    dns,
    snapshots,
    async list(user: TestUser = SELLER): Promise<Domain[]> {
      return DomainList.parse((await http.as(user).get('/api/domains')).body)
    },
    async add(host: string, user: TestUser = SELLER): Promise<Domain> {
      return DomainAnswer.parse((await http.as(user).post('/api/domains', { host })).body).domain
    },
    verify: (host: string, user: TestUser = SELLER) => http.as(user).post('/api/domains/verify', { host }),
    /** The seller puts the TXT of their claims at the registrar. */
    setTxt: (...domains: Domain[]) =>
      dns.set(domains[0]?.host ?? '', 'TXT', ...domains.map(({ dnsInstructions }) => dnsInstructions.txt.value)),
    /** A host that is verified. */
    async verified(host: string, user: TestUser = SELLER): Promise<Domain> {
      const domain = await this.add(host, user)
      this.setTxt(domain)
      return DomainAnswer.parse((await this.verify(host, user)).body).domain
    },
    /** As if time had passed. */
    backdate: (id: number, fields: Record<string, Date>) => claims.updateOne({ _id: id }, { $set: fields }),
    /** The stored document of a claim. */
    stored: (id: number) => claims.findOne({ _id: id }),
    /** When the worker checks next; null: never. */
    checkAt: async (id: number) => (await claims.findOne({ _id: id }))?.checkAt,
    /** Publishes a user's snapshot; returns a function that publishes the same event again. */
    async publishUser({ userId }: TestUser, changes: { isActive?: boolean; deleted?: boolean }) {
      versions += 1
      const about = { aggregateId: userId, aggregateVersion: versions, at: new Date() }
      const user = { firstName: 'Marko', lastName: 'Petrović', role: 'client' as const, facebookPixelId: null }
      const rest = { consentBanner: false, purchaseOn: 'ordered' as const, isActive: true, deleted: false }
      const event = makeEvent('users', 'user.snapshot.v1', about, { userId, ...user, ...rest, ...changes })
      const publishUserEvent = async () => {
        await outside.publish([event])
        await outside.caughtUp('domain.users', ['users'])
      }
      await publishUserEvent()
      return publishUserEvent
    },
    async stop() {
      await service.stop()
      await Promise.all([snapshots.stop(), outside.stop(), dns.stop()])
      await store.dropDatabase()
      await store.close()
    },
  }
}
export type Domains = Awaited<ReturnType<typeof startDomains>>

/** A host that no other test has. */
export const freshHost = () => `radnja-${randomBytes(5).toString('hex')}.rs`
let sellers = 2000
/** A seller that no other test has. */
export const freshSeller = (): TestUser => ({ userId: ++sellers, role: 'client' })
