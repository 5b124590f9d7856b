import { createECDH, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { pushClient } from './push-client.ts'
import { vapidOf } from './vapid.ts'

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
const settings = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url') }
const vapid = vapidOf({ ...settings, PUBLIC_URL: 'https://izlog.rs' })
if (!vapid) throw new Error('the pair is set')

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

function clientOf(more: Partial<Parameters<typeof pushClient>[0]> = {}) {
  const made = pushClient({
    vapid: vapid as NonNullable<typeof vapid>,
    timeoutMs: 5000,
    now: () => new Date(),
    ...more,
  })
  ends.push(() => made.stop())
  return made
}
const message = { id: '1', title: 'Nova porudžbina', message: 'Jastuk', url: '/orders' }
const keys = { p256dh: publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }

describe('in production an endpoint', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/abc'])(
    'may be %s',
    (endpoint) => expect(clientOf().accepts(endpoint)).toBe(true),
  )

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://192.168.1.1/',
    'https://mongo.internal/',
    'https://user:pass@push.example/',
    'not an address',
  ])('is never %s', (endpoint) => expect(clientOf().accepts(endpoint)).toBe(false))

  it('whose name leads into our network is not connected to', async () => {
    const asked: string[] = []
    const server = createServer((req, res) => {
      asked.push(req.url ?? '')
      res.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => server.close())
    const { port } = server.address() as AddressInfo
    // Accepted by its spelling; what the name resolves to is refused.
    const client = clientOf({ onThisMachine: { isAllowed: () => false }, resolve: resolvesTo('127.0.0.1') })
    await expect(client.send({ endpoint: `http://push.example:${port}/x`, keys }, message)).rejects.toThrow(
      'push.example is not a public address',
    )
    expect(asked).toEqual([])
  })
})

describe('the answer of a push service', () => {
  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [503, 'failed'],
    [403, 'failed'],
    [302, 'failed'],
  ])('%i means %s', async (status, outcome) => {
    const server = createServer((_req, res) => void res.writeHead(status, { location: 'http://10.0.0.1/' }).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => server.close())
    const { port } = server.address() as AddressInfo
    const client = clientOf({ onThisMachine: { isAllowed: (ip) => ip === '127.0.0.1' } })
    const sending = client.send({ endpoint: `http://127.0.0.1:${port}/x`, keys }, message)
    expect(await sending.catch(() => 'failed')).toBe(outcome)
  })
})

describe('the keys of the operator', () => {
  it('are a pair, or nothing starts', () => {
    expect(vapidOf({ PUBLIC_URL: 'https://izlog.rs' })).toBeUndefined()
    const { d = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
    for (const wrong of [{ VAPID_PRIVATE_KEY: d }, { VAPID_PRIVATE_KEY: '' }, { VAPID_PRIVATE_KEY: undefined }])
      expect(() => vapidOf({ ...settings, ...wrong, PUBLIC_URL: 'https://izlog.rs' })).toThrow('as a pair')
  })
})

function resolvesTo(address: string) {
  return ((_host: string, _options: unknown, done: (error: null, found: unknown[]) => void) =>
    done(null, [{ address, family: 4 }])) as never
}
