import { generateKeyPairSync } from 'node:crypto'
import { droppingServer } from '@izlog/kit/testing/dropping-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NotifierEnv } from '../config.ts'
import { nothingSetUp } from '../domain/integrations.ts'
import { courierTakes } from './courier.ts'
import { serviceAccountClient } from './google-auth.ts'
import { telegramChannel } from './telegram.ts'

let server: Awaited<ReturnType<typeof droppingServer>>
beforeEach(async () => {
  server = await droppingServer({ ok: true, result: {}, access_token: 'token', expires_in: 3600 })
})
afterEach(() => server.stop())

const configAt = (url: string) =>
  NotifierEnv.parse({
    MONGO_URL: 'mongodb://unused/',
    KAFKA_BROKERS: 'unused:1',
    AUTH_URL: 'http://unused',
    REDIS_URL: 'redis://unused',
    PUBLIC_URL: 'http://izlog.test',
    JWT_PUBLIC_KEY: 'unused',
    SERVICE_KEY: 'unused',
    SERVICE_PUBLIC_KEYS: '{"keys":[]}',
    SECRETS_KEY: `t:${Buffer.alloc(32, 7).toString('base64')}`,
    TELEGRAM_API_URL: url,
    TRACKIFY_RS_URL: url,
  })

/** The second call and later ones find an idle connection that the service has closed. */
const CALLS = [1, 2, 3, 4]

it('a message goes out, though Telegram let go of the connection it was to go on', async () => {
  const channel = telegramChannel(configAt(server.url), undefined)
  const account = { ...nothingSetUp(7), telegramChatId: '-1007', secret: () => '7:token' }
  for (const number of CALLS) {
    const item = { orderId: `order-${number}`, content: { text: 'Nova porudžbina' }, maybeSent: false }
    expect(await channel.send([item], account)).toEqual([{ outcome: 'sent' }])
  }
  expect(server.lost()).toBeGreaterThan(0)
})

it('a sound key is not called invalid because a connection to the courier was lost', async () => {
  const config = configAt(server.url)
  for (const _call of CALLS) expect(await courierTakes(config, 'Serbia', 'key')).toBe(true)
  expect(server.lost()).toBeGreaterThan(0)
})

it('Izlog is signed in at Google, though a connection was lost', async () => {
  const private_key = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const account = { client_email: 'izlog@izlog.test', private_key, token_uri: `${server.url}/token` }
  for (const _call of CALLS)
    expect(await serviceAccountClient(account, 10_000).getAccessToken()).toMatchObject({ token: 'token' })
  expect(server.lost()).toBeGreaterThan(0)
})
