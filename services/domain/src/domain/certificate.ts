import { DAY_MS, HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { wwwOf } from '@izlog/contracts/domain/hosts'
import type { Certificate } from '@izlog/contracts/http/certificates'
import type { DnsCheck } from '@izlog/contracts/http/domains'

/** Directories count failed checks a host and hour (Let's Encrypt: 5): the first tries come 0, 2, 6, 14 and 30 minutes after the first. */
const FIRST_PAUSE_MS = 2 * MINUTE_MS
const MAX_PAUSE_MS = DAY_MS
/** Our own DNS check counts against no directory's limit, so it may be more frequent. */
const MAX_DNS_PAUSE_MS = HOUR_MS

/** A served certificate; its chain and key are stored separately. */
export interface IssuedCertificate {
  fingerprint: string
  names: string[]
  validFrom: Date
  validUntil: Date
}

/** A verified host with its certificate; null: it has none. */
export interface CertificateStanding {
  host: string
  userId: number
  certificate: IssuedCertificate | null
  /** Why the last try failed; null: it did not. */
  problem: string | null
}

/** Why no certificate was issued. `dns`: the host does not lead to us, so none was requested. */
const PROBLEMS = ['dns', 'unreachable', 'caa', 'refused', 'busy', 'other'] as const
export type ProblemKind = (typeof PROBLEMS)[number]

const SENTENCES: Record<Exclude<ProblemKind, 'dns'>, string> = {
  unreachable:
    'Izdavalac sertifikata nije mogao da otvori Vaš domen. Proverite da svi A, AAAA i CNAME zapisi domena vode samo na Izlog.',
  caa: 'CAA zapis Vašeg domena ne dozvoljava našem izdavaocu da izda sertifikat. Uklonite ga kod registra.',
  refused: 'Izdavalac sertifikata ne izdaje sertifikate za ovo ime. Obratite nam se.',
  busy: 'Izdavalac sertifikata trenutno ne prima zahteve.',
  other: 'Sertifikat nije izdat zbog greške kod izdavaoca.',
}

/** Why the last try failed, with the Serbian sentence for the seller. */
export interface CertificateFailure {
  kind: ProblemKind
  problem: string
}
export const failureOf = (kind: Exclude<ProblemKind, 'dns'>): CertificateFailure => ({ kind, problem: SENTENCES[kind] })

/** Names the record to correct first: the apex's where both are wrong. */
export function dnsFailure([, www, apex]: readonly DnsCheck[]): CertificateFailure {
  const advice = apex?.advice ?? www?.advice ?? ''
  return { kind: 'dns', problem: `Sertifikat se izdaje kada domen povede na Izlog. ${advice}`.trim() }
}

/** Which of the host and its www lead to us now. Only these are requested, since one wrong name fails the whole order. */
export const namesLeadingHere = (host: string, [, www, apex]: readonly DnsCheck[]): string[] => [
  ...(apex?.ok ? [host] : []),
  ...(www?.ok ? [wwwOf(host)] : []),
]

/** Whether the certificate contains each of the names. */
export const covers = (certificate: IssuedCertificate | null, names: readonly string[]): boolean =>
  names.every((name) => certificate?.names.includes(name))

export const CERTIFICATE_STATES = ['valid', 'overdue', 'ended'] as const

/** `overdue`: less than a sixth of its lifetime is left, though it should have been renewed at two thirds. */
export function stateOf({ validFrom, validUntil }: IssuedCertificate, now: Date): (typeof CERTIFICATE_STATES)[number] {
  const left = validUntil.getTime() - now.getTime()
  if (left <= 0) return 'ended'
  return left < (validUntil.getTime() - validFrom.getTime()) / 6 ? 'overdue' : 'valid'
}

/** At two thirds of the lifetime, with a thirtieth of jitter (`chance` from 0 to 1), so that renewals spread. */
export function renewalAt({ validFrom, validUntil }: IssuedCertificate, chance: number): Date {
  const lifetime = validUntil.getTime() - validFrom.getTime()
  return new Date(validFrom.getTime() + lifetime * (2 / 3 + (chance - 0.5) / 15))
}

/** The pause after the `tries`th failed try in a row, ms, with a tenth of jitter. */
export function pauseAfter(kind: ProblemKind, tries: number, chance: number): number {
  const longest = kind === 'dns' ? MAX_DNS_PAUSE_MS : MAX_PAUSE_MS
  return Math.min(longest, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 12)) * (1 + chance / 10)
}

/** The state of a claim's certificate. */
export interface Issuance {
  /** Why the last try failed, in Serbian; null: it did not fail, or is under way. */
  problem: string | null
  /** When it is requested or renewed; null: never. */
  dueAt: Date | null
}

const NONE: Certificate = { state: 'none', validUntil: null, problem: null, nextTryAt: null }

/** The certificate as the seller sees it. */
export function certificateView(
  { verifiedAt, certificate }: { verifiedAt: Date | null; certificate: IssuedCertificate | null },
  { problem, dueAt }: Issuance,
  issuing: boolean,
  now: Date,
): Certificate {
  if (!verifiedAt) return NONE
  const trouble = { problem, nextTryAt: problem && dueAt ? dueAt.toISOString() : null }
  if (certificate && certificate.validUntil > now)
    return { state: 'active', validUntil: certificate.validUntil.toISOString(), ...trouble }
  if (!issuing) return NONE
  return { state: problem ? 'failed' : 'pending', validUntil: null, ...trouble }
}
