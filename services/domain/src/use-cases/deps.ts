import type { Logger } from '@izlog/kit/logger'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { NextId } from '@izlog/kit/store/counters'
import type { CertificateIssuing } from '../acme/issuing.ts'
import type { LookUp } from '../dns/lookup.ts'
import type { Targets } from '../domain/dns-records.ts'
import type { AcmeStore } from '../store/acme-store.ts'
import type { Certificates } from '../store/mongo-certificates.ts'
import type { Claims } from '../store/mongo-claims.ts'
import type { Sellers } from '../store/mongo-sellers.ts'

/** The dependencies of all use cases; each takes a part. */
export interface DomainDeps {
  claims: Claims
  sellers: Sellers
  certificates: Certificates
  acme: AcmeStore
  /** Null: this installation issues no certificates. */
  issuing: CertificateIssuing | null
  nextClaimId: NextId
  lookUp: LookUp
  targets: Targets
  /** The platform's hosts, which no seller can claim. */
  ownHosts: readonly string[]
  checkLimit: RateLimit
  now: () => Date
  log: Logger
}
