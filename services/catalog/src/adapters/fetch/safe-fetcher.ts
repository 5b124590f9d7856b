import type { LinkRefusal } from '@izlog/contracts/http/product-link'
import { guardedLookup, mayConnectTo, type Resolve } from '@izlog/kit/security/public-lookup'
import type { Agent, Response } from 'undici'
import { Unreachable, whyUnreachable } from './unreachable.ts'

export { Unreachable } from './unreachable.ts'

const MAX_REDIRECTS = 3
/** Ports of web shops; other ports usually belong to internal services. An empty port is the scheme's default. */
const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])

interface Fetched {
  bytes: Buffer
  /** The Content-Type header as sent: `text/html; charset=windows-1250`. */
  contentType: string
}

/** Fetches addresses that a seller typed. */
export interface SafeFetcher {
  /** Fetches an http(s) address, within 5 s in all and `maxBytes` after decompression. Throws `Unreachable` when it cannot or must not be read, and the abort reason of `signal`. */
  read(address: string, maxBytes: number, signal?: AbortSignal): Promise<Fetched>
  /** Milliseconds that a read may take, redirects included; parsing its content may take as long again. */
  readonly withinMs: number
  stop(): Promise<void>
}

export interface SafeFetcherDeps {
  /** Checked for every address that is connected to, also after DNS and redirects. */
  isAllowed?: (ip: string) => boolean
  /** Checked for the port of every URL ('' for the scheme's default). */
  isAllowedPort?: (port: string) => boolean
  resolve?: Resolve
  withinMs?: number
}

/** Reaches only the public internet: a seller's link must not reach our own network (server-side request forgery). */
export function createSafeFetcher({
  isAllowed,
  isAllowedPort = (port) => PORTS.has(port),
  resolve,
  withinMs = 5000,
}: SafeFetcherDeps = {}): SafeFetcher {
  const refuseHost = (host: string) => new Unreachable('private', `${host} is not a public address`)
  const lookup = guardedLookup({ isAllowed, resolve, refuse: refuseHost })
  let agent: Agent | undefined
  /** The client takes 27 MB, so it is loaded with the first address, before that address's time starts. */
  const loaded = () => import('undici')
  const get = async (url: URL, signal: AbortSignal): Promise<Response> => {
    const undici = await loaded()
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

  const refuse = (reason: LinkRefusal, url: string) => new Unreachable(reason, `${url}: ${reason}`)
  const checked = (address: string, base?: string): URL => {
    if (!URL.canParse(address, base)) throw refuse('not-a-link', address)
    const url = new URL(address, base)
    if (!/^https?:$/.test(url.protocol)) throw refuse('scheme', address)
    if (url.username || url.password) throw refuse('credentials', url.host)
    if (!isAllowedPort(url.port)) throw refuse('port', address)
    if (!mayConnectTo(url.hostname, isAllowed)) throw refuse('private', address)
    return url
  }

  const follow = async (address: string, signal: AbortSignal): Promise<Response> => {
    let url = checked(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await get(url, signal)
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || !location) return response
      await response.body?.cancel()
      url = checked(location, url.href)
    }
    throw new Unreachable('redirects', `${address}: too many redirects`)
  }

  return {
    withinMs,
    async read(address, maxBytes, ended) {
      await loaded()
      ended?.throwIfAborted()
      const late = AbortSignal.timeout(withinMs)
      const signal = ended ? AbortSignal.any([ended, late]) : late
      try {
        const response = await follow(address, signal)
        if (!response.ok) throw new Unreachable('refused', `${address}: ${response.status}`)
        return { bytes: await readUpTo(response, maxBytes), contentType: response.headers.get('content-type') ?? '' }
      } catch (cause) {
        ended?.throwIfAborted()
        throw whyUnreachable(address, cause)
      }
    },
    stop: async () => agent?.destroy(),
  }
}

/** Counts decompressed bytes, so that a compression bomb is stopped too. */
async function readUpTo(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Unreachable('too-large', `${response.url}: more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
