import { CERTIFICATES_SHOWN, type SystemCertificate, type SystemCertificates } from '@izlog/contracts/http/system'
import { type CertificateStanding, stateOf } from './certificate.ts'

/** Counts certificates by state, and lists hosts without one first, then by end. */
export function systemCertificates(
  standing: readonly CertificateStanding[],
  now: Date,
): Pick<SystemCertificates, 'counts' | 'items'> {
  const items = standing.map(
    ({ host, userId, certificate, problem }): SystemCertificate => ({
      ...{ host, userId, problem },
      state: certificate ? stateOf(certificate, now) : 'missing',
      validUntil: certificate?.validUntil.toISOString() ?? null,
    }),
  )
  const count = (wanted: SystemCertificate['state']) => items.filter(({ state }) => state === wanted).length
  return {
    counts: { valid: count('valid'), overdue: count('overdue'), ended: count('ended'), missing: count('missing') },
    items: items.toSorted((a, b) => endOf(a) - endOf(b) || a.host.localeCompare(b.host)).slice(0, CERTIFICATES_SHOWN),
  }
}

const endOf = ({ validUntil }: SystemCertificate): number => (validUntil ? Date.parse(validUntil) : 0)
