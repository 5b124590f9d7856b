import { z } from 'zod'

/**
 * `none`: the host is not verified, or this installation issues no certificates. `pending`: being issued. `active`: served
 * until `validUntil`. `failed`: not issued, for the reason in `problem`.
 */
export const CertificateState = z.enum(['none', 'pending', 'active', 'failed'])
export type CertificateState = z.infer<typeof CertificateState>

/** The certificate of a seller's host, as its seller sees it. */
export const Certificate = z.object({
  state: CertificateState,
  /** Of the certificate that is served. */
  validUntil: z.iso.datetime().nullable(),
  /** Why the last try failed, a Serbian sentence; with `active`: why it could not be renewed. */
  problem: z.string().nullable(),
  /** Time of the next try; null if the last one succeeded. */
  nextTryAt: z.iso.datetime().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

/** The public data of an issued certificate, without its key. */
export const CertificateFacts = z.object({
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** The host, its www, or both: those whose DNS led to us when it was issued. */
  names: z.array(z.string()).min(1),
  validUntil: z.iso.datetime(),
})
export type CertificateFacts = z.infer<typeof CertificateFacts>

const ClaimId = z.int().positive()

/**
 * GET /internal/certificates?after={id}: what is to be served, by the claim's id, at most `MAX_CERTIFICATES` of them;
 * `next` is the `after` of those that follow, null when there are none.
 */
export const CertificateListQuery = z.object({ after: z.coerce.number().int().nonnegative().default(0) })
export const MAX_CERTIFICATES = 500
export const CertificateList = z.object({
  items: z.array(CertificateFacts.extend({ id: ClaimId })),
  next: ClaimId.nullable(),
})
export type CertificateList = z.infer<typeof CertificateList>

/** GET /internal/certificates/{id}: 404 if it is no longer served. */
export const CertificateParams = z.object({ id: z.coerce.number().pipe(ClaimId) })
export const ServedCertificate = CertificateFacts.extend({
  id: ClaimId,
  /** PEM, the host's own first. */
  chain: z.string(),
  /** PEM. */
  key: z.string(),
})
export type ServedCertificate = z.infer<typeof ServedCertificate>

/** GET /.well-known/acme-challenge/{token} (RFC 8555, 8.3): text/plain, 404 for an unknown token. */
export const ChallengeParams = z.object({ token: z.string().regex(/^[\w-]{1,200}$/) })
