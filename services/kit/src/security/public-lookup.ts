import { type LookupAddress, type LookupAllOptions, lookup as resolveHost } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Names that always mean this machine or its network, whatever DNS answers. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/** Finds all addresses of a host, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Whether a URL's `hostname` may be connected to, as far as its spelling shows. A literal IP address never reaches a lookup, so it is checked
 * here; the URL parser has normalized all ways of writing one. What a name resolves to is checked by `guardedLookup`.
 */
export function mayConnectTo(hostname: string, isAllowed: (ip: string) => boolean = isPublicAddress): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return !LOCAL_NAME.test(host) && (isIP(host) === 0 || isAllowed(host))
}

interface GuardedLookupDeps {
  isAllowed?: ((ip: string) => boolean) | undefined
  resolve?: Resolve | undefined
  /** The error with which a connection to a host fails that has an address which is not allowed. */
  refuse: (host: string) => Error
}

/**
 * A lookup for outbound connections to hosts that a user named. The connection uses the address that was checked, so a second DNS answer
 * cannot replace it (DNS rebinding).
 */
export const guardedLookup =
  ({ isAllowed = isPublicAddress, resolve = resolveHost, refuse }: GuardedLookupDeps): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) return done(refuse(host), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
