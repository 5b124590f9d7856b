import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../domain/public-address.ts'
import { createOutside, type Outside, Unreachable } from './outside.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** An Outside that ends with the story. */
function outsideWith(...deps: Parameters<typeof createOutside>): Outside {
  const outside = createOutside(...deps)
  ends.push(() => outside.stop())
  return outside
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

describe('reading an address that a seller typed', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://10.0.0.5/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:pass@example.com/',
    'not an address',
  ])('refuses %s', async (address) => {
    await expect(outsideWith().read(address, 1000)).rejects.toBeInstanceOf(Unreachable)
  })

  it.each([['127.0.0.1'], ['10.1.1.1'], ['::1'], ['::ffff:10.0.0.1'], ['8.8.8.8', '127.0.0.1']])(
    'refuses a name that DNS leads to %s',
    async (...addresses) => {
      const { port, asked } = await site((_req, res) => res.end('secret'))
      const read = outsideWith({ resolve: dns(...addresses) }).read(`http://nevin.test:${port}/`, 1000)
      await expect(read).rejects.toBeInstanceOf(Unreachable)
      expect(asked).toEqual([])
    },
  )

  it('refuses a redirect to where it may not go', async () => {
    const inside = await site((_req, res) => res.end('secret'))
    const lure = await site((_req, res) => res.writeHead(302, { location: `http://127.0.0.2:${inside.port}/` }).end())
    const outside = outsideWith({ isAllowed: (ip) => ip === '127.0.0.1' || isPublicAddress(ip) })
    await expect(outside.read(lure.url, 1000)).rejects.toBeInstanceOf(Unreachable)
    expect(lure.asked).toEqual(['/'])
    expect(inside.asked).toEqual([])
  })

  it('follows three redirects and no fourth', async () => {
    const chain = await site((req, res) => {
      const left = Number(req.url?.slice(1))
      if (left === 0) res.end('here')
      else res.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const outside = outsideWith({ isAllowed: () => true })
    expect((await outside.read(`${chain.url}/3`, 1000)).bytes.toString()).toBe('here')
    await expect(outside.read(`${chain.url}/4`, 1000)).rejects.toBeInstanceOf(Unreachable)
  })

  it('stops at the size allowed, packed or not', async () => {
    const plain = await site((_req, res) => res.end('x'.repeat(2000)))
    const packed = await site((_req, res) =>
      res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000))),
    )
    const outside = outsideWith({ isAllowed: () => true })
    await expect(outside.read(plain.url, 1999)).rejects.toBeInstanceOf(Unreachable)
    await expect(outside.read(packed.url, 100_000)).rejects.toBeInstanceOf(Unreachable)
    expect((await outside.read(plain.url, 2000)).bytes).toHaveLength(2000)
  })

  it('gives up on a site that does not finish, and on one that refuses', async () => {
    const slow = await site((_req, res) => res.write('a little'))
    const refusing = await site((_req, res) => res.writeHead(403).end())
    const outside = outsideWith({ isAllowed: () => true, withinMs: 200 })
    await expect(outside.read(refusing.url, 1000)).rejects.toBeInstanceOf(Unreachable)
    await expect(outside.read(slow.url, 1000)).rejects.toBeInstanceOf(Unreachable)
  })
})
