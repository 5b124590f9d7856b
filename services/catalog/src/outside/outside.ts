import { lookup as resolveHost } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { Agent, Response } from 'undici'
import { isPublicAddress } from '../domain/public-address.ts'

const MAX_REDIRECTS = 3

export interface Fetched {
  bytes: Buffer
  /** As the server says: `text/html; charset=windows-1250`. */
  contentType: string
}

/** Reads addresses that a seller typed. */
export interface Outside {
  /** What lies at an http(s) address, within 5 s (in all) and `maxBytes`. Throws `Unreachable` when it cannot or must not be read. */
  read(address: string, maxBytes: number): Promise<Fetched>
  stop(): Promise<void>
}

export class Unreachable extends Error {}

export interface OutsideDeps {
  /** Judges every address connected to, also after DNS and redirects. */
  isAllowed?: (ip: string) => boolean
  resolve?: typeof resolveHost
  /** For the whole of a reading, redirects included. */
  withinMs?: number
}

/** The public internet, and nothing else: a seller's link must not reach our own network (server-side request forgery). */
export function createOutside({
  isAllowed = isPublicAddress,
  resolve = resolveHost,
  withinMs = 5000,
}: OutsideDeps = {}): Outside {
  // The address that was judged is the one connected to, so a second DNS answer cannot change it.
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return done(new Unreachable(`${host} is not a public address`), '')
      }
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
  let agent: Agent | undefined
  /** The client weighs 27 MB: it is loaded with the first address. */
  const get = async (url: URL, signal: AbortSignal): Promise<Response> => {
    const undici = await import('undici')
    agent ??= new undici.Agent({ connect: { lookup, timeout: withinMs }, keepAliveTimeout: 1000 })
    return undici.fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': 'Mozilla/5.0 (compatible; Izlog/1.0)',
        accept: '*/*',
        'accept-language': 'sr,bs;q=0.8',
      },
    })
  }

  const follow = async (address: string, signal: AbortSignal): Promise<Response> => {
    let url = checked(address, isAllowed)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await get(url, signal)
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || !location) return response
      await response.body?.cancel()
      url = checked(new URL(location, url).href, isAllowed)
    }
    throw new Unreachable(`${address}: too many redirects`)
  }

  return {
    async read(address, maxBytes) {
      const signal = AbortSignal.timeout(withinMs)
      try {
        const response = await follow(address, signal)
        if (!response.ok) throw new Unreachable(`${address}: ${response.status}`)
        return { bytes: await readUpTo(response, maxBytes), contentType: response.headers.get('content-type') ?? '' }
      } catch (cause) {
        throw cause instanceof Unreachable ? cause : new Unreachable(`${address}: ${String(cause)}`, { cause })
      }
    },
    stop: async () => agent?.destroy(),
  }
}

/** An address written as a number never asks DNS, so it is judged here. */
function checked(address: string, isAllowed: (ip: string) => boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new Unreachable(`${address} is not an http address`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Unreachable(`${host} is not a public address`)
  return url
}

/** Counts unpacked bytes, so a compressed bomb ends here too. */
async function readUpTo(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Unreachable(`${response.url}: more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
