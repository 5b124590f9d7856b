import { DOMAIN_MESSAGES } from '@izlog/contracts/http/domains'
import { ownAppUrl } from '@izlog/kit/config'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import type { Runtime } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { counter } from '@izlog/kit/store/counters'
import { certificateIssuing } from './acme/issuing.ts'
import type { DomainConfig } from './config.ts'
import { dnsLookup } from './dns/lookup.ts'
import { type AcmeStore, acmeStore } from './store/acme-store.ts'
import { type ClaimDoc, claimSchema } from './store/claim-schema.ts'
import { mongoCertificates } from './store/mongo-certificates.ts'
import { mongoClaims } from './store/mongo-claims.ts'
import { mongoSellers } from './store/mongo-sellers.ts'
import type { DomainDeps } from './use-cases/deps.ts'

/** Builds the service's dependencies, and its outbox. */
export function partsOf(
  { store, redis, keyspace, bus, log }: Runtime,
  config: DomainConfig,
): { deps: DomainDeps; outbox: Outbox } {
  const model = store.model<ClaimDoc>('Claim', claimSchema)
  const outbox = createOutbox(model, bus, log)
  const acme = acmeStore(store)
  const now = () => storeTime(store)
  const appUrl = ownAppUrl(config)
  const platformHost = new URL(config.PUBLIC_URL).hostname
  const targets = { cname: config.CNAME_TARGET ?? platformHost, addresses: config.INGRESS_IPS }
  return {
    deps: {
      claims: mongoClaims(model, outbox, targets),
      sellers: mongoSellers(store),
      certificates: mongoCertificates(model, outbox, targets),
      acme,
      issuing: issuingOf(config, acme, now),
      nextClaimId: counter(store, 'domains', { collection: 'claims' }),
      lookUp: dnsLookup(config.DNS_SERVERS),
      targets,
      ownHosts: [platformHost, targets.cname, ...(appUrl ? [new URL(appUrl).hostname] : [])],
      checkLimit: rateLimit(redis, {
        name: 'dns-checks',
        keyspace,
        points: config.LIMIT_DNS_CHECKS_PER_MINUTE,
        seconds: 60,
        message: DOMAIN_MESSAGES.tooManyChecks,
      }),
      now,
      log,
    },
    outbox,
  }
}

function issuingOf(
  { ACME_DIRECTORY_URL, ACME_EMAIL, CERTIFICATES_KEY }: DomainConfig,
  store: AcmeStore,
  now: () => Date,
) {
  if (!ACME_DIRECTORY_URL || !CERTIFICATES_KEY) return null
  return certificateIssuing({ directoryUrl: ACME_DIRECTORY_URL, email: ACME_EMAIL, keys: CERTIFICATES_KEY, store, now })
}
