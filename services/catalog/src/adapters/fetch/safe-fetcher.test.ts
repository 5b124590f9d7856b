import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LINK_REFUSALS, type LinkRefusal } from '@izlog/contracts/http/product-link'
import { isPublicAddress } from '@izlog/kit/security/public-address'
import { afterEach, describe, expect, it } from 'vitest'
import { createSafeFetcher, type SafeFetcher, type SafeFetcherDeps } from './safe-fetcher.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A fetcher that is closed when the test ends. */
function fetcherWith(deps: Parameters<typeof createSafeFetcher>[0]): SafeFetcher {
  const fetcher = createSafeFetcher({ withinMs: 60_000, ...deps })
  ends.push(() => fetcher.stop())
  return fetcher
}

async function site(answer: RequestListener) {
  const asked: string[] = []
  const server: Server = createServer((req, res) => {
    asked.push(req.url ?? '')
    answer(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  return { asked, port, url: `http://127.0.0.1:${port}` }
}

const dns = (...addresses: string[]) =>
  ((_host: string, _options: unknown, done: (error: null, found: unknown[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never

/** The reason why an address was refused; the contract holds its message. */
const refusalOf = (fetcher: SafeFetcher, address: string): Promise<string> =>
  fetcher.read(address, 1000).then(
    ({ bytes }) => `read: ${bytes}`,
    (error: { reason: LinkRefusal }) => LINK_REFUSALS[error.reason] ?? String(error),
  )

/** Allows every address and port except where a test forbids one. */
const open: SafeFetcherDeps = { isAllowed: () => true, isAllowedPort: () => true }

describe('an address that a seller typed is refused', () => {
  it.each<[string, string, LinkRefusal]>([
    ['loopback', 'http://127.0.0.1/', 'private'],
    ['all of 127', 'http://127.8.9.10/', 'private'],
    ['any address', 'http://0.0.0.0/', 'private'],
    ['a private network', 'http://10.0.0.5/', 'private'],
    ['a private network', 'http://172.31.255.1/', 'private'],
    ['a private network', 'http://192.168.0.1/', 'private'],
    ['link-local: metadata of clouds', 'http://169.254.169.254/latest/meta-data/', 'private'],
    ['carrier-grade NAT', 'http://100.64.0.1/', 'private'],
    ['multicast', 'http://224.0.0.1/', 'private'],
    ['broadcast', 'http://255.255.255.255/', 'private'],
    ['a number for an address', 'http://2130706433/', 'private'],
    ['hexadecimal', 'http://0x7f.1/', 'private'],
    ['hexadecimal in one', 'http://0x7f000001/', 'private'],
    ['octal', 'http://0177.0.0.1/', 'private'],
    ['octal in one', 'http://017700000001/', 'private'],
    ['left out parts', 'http://127.1/', 'private'],
    ['zero', 'http://0/', 'private'],
    ['round digits', 'http://①②⑦.⓪.⓪.①/', 'private'],
    ['escaped digits', 'http://%31%32%37.0.0.1/', 'private'],
    ['IPv6 loopback', 'http://[::1]/', 'private'],
    ['IPv6 any address', 'http://[::]/', 'private'],
    ['IPv6 unique local', 'http://[fd00::1]/', 'private'],
    ['IPv6 link-local', 'http://[fe80::1]/', 'private'],
    ['IPv4 mapped', 'http://[::ffff:127.0.0.1]/', 'private'],
    ['IPv4 mapped, in hexadecimal', 'http://[::ffff:a00:1]/', 'private'],
    ['IPv4 compatible', 'http://[::127.0.0.1]/', 'private'],
    ['NAT64', 'http://[64:ff9b::7f00:1]/', 'private'],
    ['NAT64 of a network', 'http://[64:ff9b:1::7f00:1]/', 'private'],
    ['6to4', 'http://[2002:7f00:1::]/', 'private'],
    ['Teredo', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/', 'private'],
    ['this machine by name', 'http://localhost/', 'private'],
    ['this machine by name', 'http://LocalHost.:8080/', 'private'],
    ['a name of this machine', 'http://redis.localhost/', 'private'],
    ['a name of a home network', 'http://printer.local/', 'private'],
    ['metadata of clouds by name', 'http://metadata.google.internal/', 'private'],
    ['IPv6 with a zone', 'http://[fe80::1%25eth0]/', 'not-a-link'],
    ['a file', 'file:///etc/passwd', 'scheme'],
    ['FTP', 'ftp://example.com/', 'scheme'],
    ['Gopher', 'gopher://127.0.0.1:6379/_FLUSHALL', 'scheme'],
    ['script', 'javascript:alert(1)', 'scheme'],
    ['data', 'data:text/html,hi', 'scheme'],
    ['a password in it', 'http://user:pass@example.com/', 'credentials'],
    ['a user in it', 'http://127.0.0.1@example.com/', 'credentials'],
    ['the port of Redis', 'http://example.com:6379/', 'port'],
    ['the port of mail', 'http://example.com:25/', 'port'],
    ['the port of a database', 'https://example.com:27017/', 'port'],
    ['no address at all', 'jastuk', 'not-a-link'],
  ])('%s: %s', async (_what, address, reason) => {
    const asked: string[] = []
    const resolve = ((host: string) => asked.push(host)) as never
    expect(await refusalOf(fetcherWith({ resolve, withinMs: 1000 }), address)).toBe(LINK_REFUSALS[reason])
    expect(asked).toEqual([])
  })

  it.each([
    ['loopback', '127.0.0.1'],
    ['a private network', '10.1.1.1'],
    ['metadata of clouds', '169.254.169.254'],
    ['carrier-grade NAT', '100.127.0.1'],
    ['IPv6 loopback', '::1'],
    ['IPv4 mapped', '::ffff:10.0.0.1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['6to4', '2002:a00:1::'],
    ['one public and one that is not', '8.8.8.8', '127.0.0.1'],
  ])('whose name DNS leads to %s', async (_what, ...addresses) => {
    const { port, asked } = await site((_req, res) => res.end('secret'))
    const fetcher = fetcherWith({ resolve: dns(...addresses), isAllowedPort: () => true })
    expect(await refusalOf(fetcher, `http://nevin.test:${port}/`)).toBe(LINK_REFUSALS.private)
    expect(asked).toEqual([])
  })

  it('whose name leads inside when it is asked for again: what was judged is what is connected to', async () => {
    const { port, asked } = await site((_req, res) => res.writeHead(200, { connection: 'close' }).end('shop'))
    const answers = ['127.0.0.1', '127.0.0.2']
    const resolve = ((_host: string, _options: unknown, done: (error: null, found: unknown[]) => void) =>
      done(null, [{ address: answers.shift(), family: 4 }])) as never
    const fetcher = fetcherWith({ ...open, isAllowed: (ip) => ip === '127.0.0.1', resolve })
    expect(await refusalOf(fetcher, `http://nevin.test:${port}/`)).toBe('read: shop')
    expect(answers).toEqual(['127.0.0.2'])
    expect(await refusalOf(fetcher, `http://nevin.test:${port}/`)).toBe(LINK_REFUSALS.private)
    expect(asked).toEqual(['/'])
  })

  it.each<[string, (port: number) => string, LinkRefusal]>([
    ['this machine', (port) => `http://127.0.0.2:${port}/`, 'private'],
    ['an odd way of writing it', (port) => `http://0x7f.2:${port}/`, 'private'],
    ['another scheme', () => 'file:///etc/passwd', 'scheme'],
    ['a password', (port) => `http://a:b@127.0.0.1:${port}/`, 'credentials'],
  ])('that redirects to %s', async (_what, to, reason) => {
    const inside = await site((_req, res) => res.end('secret'))
    const lure = await site((_req, res) => res.writeHead(302, { location: to(inside.port) }).end())
    const isAllowed = (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip)
    expect(await refusalOf(fetcherWith({ ...open, isAllowed }), lure.url)).toBe(LINK_REFUSALS[reason])
    expect(lure.asked).toEqual(['/'])
    expect(inside.asked).toEqual([])
  })

  it('that redirects to a name which DNS leads inside', async () => {
    const inside = await site((_req, res) => res.end('secret'))
    const lure = await site((_req, res) => res.writeHead(302, { location: `http://nevin.test:${inside.port}/` }).end())
    const fetcher = fetcherWith({ ...open, isAllowed: (ip) => ip === '127.0.0.1', resolve: dns('127.0.0.3') })
    expect(await refusalOf(fetcher, lure.url)).toBe(LINK_REFUSALS.private)
    expect(inside.asked).toEqual([])
  })

  it('that redirects a fourth time', async () => {
    const chain = await site((req, res) => {
      const left = Number(req.url?.slice(1))
      if (left === 0) res.end('here')
      else res.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await refusalOf(fetcherWith(open), `${chain.url}/3`)).toBe('read: here')
    expect(await refusalOf(fetcherWith(open), `${chain.url}/4`)).toBe(LINK_REFUSALS.redirects)
  })

  it.each<[string, RequestListener]>([
    ['plain', (_req, res) => res.end('x'.repeat(1001))],
    [
      'without an end',
      (_req, res) => {
        const more = () => {
          while (!res.destroyed && res.write('x'.repeat(500)));
        }
        res.on('drain', more)
        more()
      },
    ],
    ['packed', (_req, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000)))],
    [
      'packed otherwise',
      (_req, res) => res.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('x'.repeat(5_000_000))),
    ],
    [
      'packed twice',
      (_req, res) =>
        res.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('x'.repeat(5_000_000)))),
    ],
  ])('whose body is too large, %s', async (_what, answer) => {
    expect(await refusalOf(fetcherWith(open), (await site(answer)).url)).toBe(LINK_REFUSALS['too-large'])
  })

  it('but not one that is just as large as allowed', async () => {
    const { url } = await site((_req, res) => res.end('x'.repeat(1000)))
    expect((await fetcherWith(open).read(url, 1000)).bytes).toHaveLength(1000)
  })

  it.each<[string, RequestListener]>([
    ['that says nothing', () => undefined],
    ['that does not finish', (_req, res) => res.write('a little')],
    [
      'that redirects slowly',
      (_req, res) => void setTimeout(() => res.writeHead(302, { location: '/again' }).end(), 150),
    ],
  ])('of a site %s, once the time for all of it has passed', async (_what, answer) => {
    expect(await refusalOf(fetcherWith({ ...open, withinMs: 300 }), (await site(answer)).url)).toBe(LINK_REFUSALS.slow)
  })

  it('of a site that refuses, is not there, or has no name', async () => {
    const refusing = await site((_req, res) => res.writeHead(403).end())
    expect(await refusalOf(fetcherWith(open), refusing.url)).toBe(LINK_REFUSALS.refused)
    expect(await refusalOf(fetcherWith(open), 'http://127.0.0.1:1/')).toBe(LINK_REFUSALS.unreachable)
    const resolve = ((_host: string, _options: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))) as never
    expect(await refusalOf(fetcherWith({ resolve }), 'http://nema-me.test/')).toBe(LINK_REFUSALS['unknown-host'])
  })
})
