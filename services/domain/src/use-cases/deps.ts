import type { Logger } from '@izlog/kit/logger'
import type { RateLimit } from '@izlog/kit/security/rate-limit'
import type { NextId } from '@izlog/kit/store/counters'
import type { LookUp } from '../dns/lookup.ts'
import type { Targets } from '../domain/dns-records.ts'
import type { Claims } from '../store/mongo-claims.ts'

/** All that the use cases of domain work with; each takes what it needs. */
export interface DomainDeps {
  claims: Claims
  nextClaimId: NextId
  lookUp: LookUp
  targets: Targets
  /** The platform's hosts, which are nobody's. */
  ownHosts: readonly string[]
  checkLimit: RateLimit
  now: () => Date
  log: Logger
}
