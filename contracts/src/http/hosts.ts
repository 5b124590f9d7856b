/**
 * `GET /internal/hosts/{host}?scheme=http|https` of catalog, which the gateway calls before it serves a host that is not the platform's. Public,
 * since nginx cannot sign service tokens, but not routed from outside. The answer has no body:
 *
 * - 200 with `SITE_OWNER_HEADER`: the host, or its www, is the primary one of an active seller.
 * - 403 with `SITE_PRIMARY_HEADER`: verified, and it redirects to its seller's primary host; www redirects to www, unless only
 *   the name without www is known to lead here. Under https only where the primary host has a certificate; until then 200.
 * - 401: not served: unknown, not verified, removed, or its seller is deactivated or gone.
 */
export const internalHostPath = (host: string, scheme: 'http' | 'https'): string =>
  `/internal/hosts/${host}?scheme=${scheme}`

/** The primary host, without a port. */
export const SITE_PRIMARY_HEADER = 'X-Site-Primary'

/**
 * Set by the gateway for every service: the seller's id on the seller's hosts, absent on the platform's. The gateway drops a header of this
 * name that a client sends.
 */
export const SITE_OWNER_HEADER = 'X-Site-Owner'
