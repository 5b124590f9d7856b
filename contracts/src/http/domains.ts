import { z } from 'zod'
import { HOST_MESSAGES } from '../domain/hosts.ts'
import { Certificate } from './certificates.ts'
import { ApiErrorBody } from './errors.ts'

/** The TXT value is this prefix and the token. */
export const VERIFICATION_PREFIX = 'izlog-verification='
/** A pending claim lapses after this. */
export const CLAIM_DAYS = 7
/** Hosts of one seller, pending ones included. */
export const MAX_DOMAINS = 20

/** docs/product/platform.md 8, and our own refusals. */
export const DOMAIN_MESSAGES = {
  connected: 'Domen je uspešno povezan. Potrebno je da ga verificirate.',
  verified: 'Domen je uspešno verificiran',
  removed: 'Domen je uspešno uklonjen',
  added: 'Domen dodat',
  verifiedOne: 'Domen verificiran',
  primarySet: 'Glavni domen postavljen',
  removedOne: 'Domen uklonjen',
  refreshed: 'DNS instrukcije ažurirane',
  /** Refreshing what has not lapsed changes nothing: the token may be in the DNS already. */
  stillValid: 'DNS instrukcije su iste: kod i dalje važi',
  nothingToRefresh: 'Domen je već verificiran, DNS instrukcije se ne menjaju',
  dnsReady: 'DNS ispravno konfigurisan',
  actionUnknown: 'Radnja mora biti add, verify ili remove',
  hasAnother: 'Već imate povezan domen. Uklonite ga pre nego što povežete drugi.',
  alreadyListed: 'Ovaj domen je već na Vašoj listi',
  tooMany: `Možete imati najviše ${MAX_DOMAINS} domena. Uklonite neki pre nego što dodate novi.`,
  notFound: 'Domen nije pronađen na Vašoj listi',
  none: 'Još niste povezali domen',
  taken: 'Ovaj domen je već verificirao drugi nalog. Ako je domen Vaš, obratite nam se.',
  lapsed: `Rok od ${CLAIM_DAYS} dana za verifikaciju je istekao. Osvežite DNS instrukcije da biste dobili novi kod.`,
  lost: 'Domen je isključen jer TXT zapisa nije bilo u DNS-u. Vratite ga i verificirajte domen ponovo.',
  onlyVerified: 'Samo verificiran domen može biti glavni',
  changedMeanwhile: 'Domen je u međuvremenu izmenjen. Osvežite stranicu.',
  tooManyChecks: 'Previše provera domena. Sačekajte minut pa pokušajte ponovo.',
} as const

const typedHost = (blank: string) => z.string(blank).trim().min(1, blank).max(1000, HOST_MESSAGES.tooLong)

/** One record to set at the registrar: `name` relative to the bought domain (`@`, `www`), `value` to copy. */
export const DnsRecord = z.object({ name: z.string(), value: z.string() })
export type DnsRecord = z.infer<typeof DnsRecord>

/** docs/product/platform.md 3. The CNAME is for www; the apex, where a CNAME cannot stand, has `addresses`. */
export const DnsInstructions = z.object({
  cname: DnsRecord,
  txt: DnsRecord,
  addresses: z.array(DnsRecord.extend({ record: z.enum(['A', 'AAAA']) })),
})
export type DnsInstructions = z.infer<typeof DnsInstructions>

/** `taken`: another account verified it first. `lapsed`: not verified in time; refreshing gives a new token. */
export const DomainState = z.enum(['pending', 'verified', 'taken', 'lapsed'])
export type DomainState = z.infer<typeof DomainState>

/** The result of one DNS lookup. `advice` is a Serbian sentence about what to do at the registrar; null if the record is right. */
export const DnsCheck = z.object({
  record: z.enum(['TXT', 'CNAME', 'A/AAAA']),
  /** The full name that was looked up: `www.radnja.rs`. */
  name: z.string(),
  expected: z.string(),
  /** The values found; empty: none, or no answer. */
  found: z.array(z.string()),
  ok: z.boolean(),
  advice: z.string().nullable(),
})
export type DnsCheck = z.infer<typeof DnsCheck>

/** docs/product/platform.md 3. */
export const Domain = z.object({
  id: z.int().positive(),
  /** Punycode, without www. */
  host: z.string(),
  isPrimary: z.boolean(),
  /** Whether /domain shows it. */
  isAccount: z.boolean(),
  state: DomainState,
  verifiedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** When a pending claim lapses; null otherwise. */
  lapsesAt: z.iso.datetime().nullable(),
  /** A Serbian sentence for the seller if the host is taken, lapsed, or verified while its TXT record is missing. */
  notice: z.string().nullable(),
  /** Time of the last DNS check, automatic or requested. */
  checkedAt: z.iso.datetime().nullable(),
  certificate: Certificate,
  dnsInstructions: DnsInstructions,
})
export type Domain = z.infer<typeof Domain>

/** docs/product/platform.md 3: the same host as in the list, under other field names. */
export const SingleDomain = z.object({
  domain: z.string(),
  isVerified: z.boolean(),
  verificationToken: z.string(),
  state: DomainState,
  notice: z.string().nullable(),
  lapsesAt: z.iso.datetime().nullable(),
  certificate: Certificate,
  dnsInstructions: DnsInstructions,
})
export type SingleDomain = z.infer<typeof SingleDomain>

/** GET /api/user/domain: null when none is connected. */
export const SingleDomainResponse = z.object({ domain: SingleDomain.nullable() })
export type SingleDomainResponse = z.infer<typeof SingleDomainResponse>

/** POST /api/user/domain as the screen sends it. */
export const AddSingleDomain = z.object({ domain: typedHost(HOST_MESSAGES.blank) })
/** The same row for programs (docs/product/platform.md 5): `verify` and `remove` name the connected domain. */
export const SingleDomainAction = z.object({
  customDomain: typedHost(HOST_MESSAGES.blankCustom),
  action: z.enum(['add', 'verify', 'remove'], DOMAIN_MESSAGES.actionUnknown),
})
export type SingleDomainAction = z.infer<typeof SingleDomainAction>

/**
 * POST and DELETE /api/user/domain, POST /api/user/domain/verify. Refused: 422 `domain.refused` (not a name that can be
 * connected), 409 `domain.another` or `domain.taken`, 404 `domain.unknown`, 422 `domain.not-verified` with `checks`.
 */
export const SingleDomainAnswer = SingleDomainResponse.extend({ message: z.string() })
export type SingleDomainAnswer = z.infer<typeof SingleDomainAnswer>

/** GET /api/domains: the caller's own, oldest first. At most `MAX_DOMAINS`, so without paging. */
export const DomainList = z.array(Domain)
export type DomainList = z.infer<typeof DomainList>

/** POST /api/domains, /api/domains/verify, /refresh and /test-dns. */
export const DomainHost = z.object({ host: typedHost(HOST_MESSAGES.blank) })
export type DomainHost = z.infer<typeof DomainHost>

/** POST /api/domains/primary */
export const PrimaryDomain = z.object({ domainId: z.int(DOMAIN_MESSAGES.notFound).positive(DOMAIN_MESSAGES.notFound) })
export type PrimaryDomain = z.infer<typeof PrimaryDomain>

/** POST /api/domains (201; 409 `domain.listed`), verify, primary (409 `domain.not-verified-yet`) and refresh. */
export const DomainAnswer = z.object({ domain: Domain, message: z.string() })
export type DomainAnswer = z.infer<typeof DomainAnswer>

/** DELETE /api/domains/{host} */
export const RemoveDomainAnswer = z.object({ message: z.string() })

/** POST /api/domains/test-dns: `success` when the TXT is right and www or the apex leads to us; within 5 s. */
export const TestDnsAnswer = z.object({ success: z.boolean(), message: z.string(), checks: z.array(DnsCheck) })
export type TestDnsAnswer = z.infer<typeof TestDnsAnswer>

/** Additional fields of a refused verification's error body: 422 `domain.not-verified`. */
export const NotVerifiedError = ApiErrorBody.extend({
  code: z.literal('domain.not-verified'),
  checks: z.array(DnsCheck),
})
export type NotVerifiedError = z.infer<typeof NotVerifiedError>
