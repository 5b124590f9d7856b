import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { DnsInstructions, DomainState } from '@izlog/contracts/http/domains'

/** What auth keeps of a seller's host, as domain last told. */
export interface AccountDomain {
  host: string
  verifiedAt: Date | null
  takenAt: Date | null
  /** Null while it is verified, or when it was told before that was. */
  lapsesAt: Date | null
  dnsInstructions: DnsInstructions
}

/** Platform spec 3: customDomain, customDomainStatus, customDomainDnsInstructions. */
export type DomainFields = Pick<CurrentUser, 'customDomain' | 'customDomainStatus' | 'customDomainDnsInstructions'>

/** The fields of a user whose account has this host, or none. */
export const domainFieldsOf = (domain: AccountDomain | undefined, now: Date): DomainFields => ({
  customDomain: domain?.host ?? null,
  customDomainStatus: domain ? statusOf(domain, now) : 'pending',
  customDomainDnsInstructions: domain?.dnsInstructions ?? null,
})

function statusOf({ verifiedAt, takenAt, lapsesAt }: AccountDomain, now: Date): DomainState {
  if (verifiedAt) return 'verified'
  if (takenAt) return 'taken'
  return lapsesAt && lapsesAt <= now ? 'lapsed' : 'pending'
}
