import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { DnsInstructions, DomainState } from '@izlog/contracts/http/domains'

/** What auth stores of a seller's host, from domain's newest snapshot. */
export interface AccountDomain {
  host: string
  verifiedAt: Date | null
  takenAt: Date | null
  /** Null while it is verified, and in snapshots older than this field. */
  lapsesAt: Date | null
  dnsInstructions: DnsInstructions
}

/** docs/product/platform.md 3: customDomain, customDomainStatus, customDomainDnsInstructions. */
export type DomainFields = Pick<CurrentUser, 'customDomain' | 'customDomainStatus' | 'customDomainDnsInstructions'>

/** The fields of a user for their account's host, or for none. */
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
