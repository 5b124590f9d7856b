/**
 * `GET /internal/hosts/{host}?scheme=http|https` of catalog, which the gateway asks before it serves any host but the platform's; public,
 * since nginx signs nothing, and never routed from outside. The answer has no body:
 *
 * - 200 with `SITE_OWNER_HEADER`: the host, or its www, is the primary one of an active seller.
 * - 403 with `SITE_PRIMARY_HEADER`: verified, and its seller's primary host stands for it; www leads to www, unless only
 *   the other half is known to lead here. Under https only where the primary host has a certificate; until then 200.
 * - 401: nobody's: unknown, not verified, removed, or its seller is deactivated or gone.
 */
export const internalHostPath = (host: string, scheme: 'http' | 'https'): string =>
  `/internal/hosts/${host}?scheme=${scheme}`

/** The primary host, without a port. */
export const SITE_PRIMARY_HEADER = 'X-Site-Primary'

/**
 * By which the gateway tells every service whose site is asked for: the seller's id on their own hosts, nothing on the
 * platform's. What a client sends under this name never arrives.
 */
export const SITE_OWNER_HEADER = 'X-Site-Owner'
