import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { internalClient } from './internal-client.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { droppingServer } from './testing/dropping-server.ts'

let server: Awaited<ReturnType<typeof droppingServer>>
beforeEach(async () => {
  server = await droppingServer({ id: 7 })
})
afterEach(() => server.stop())

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const ask = internalClient(
  { SERVICE_KEY: key.export({ type: 'pkcs8', format: 'pem' }).toString(), ANSWER_WITHIN_MS: 20_000 },
  'order',
)

it.each([
  ['asks', {}],
  ['tells', { body: { quantity: 1 } }],
])('a service that %s another on a connection lost meanwhile gets its answer', async (_what, asking) => {
  for (const _time of [1, 2, 3, 4])
    expect(await ask('catalog', server.url, '/internal/things/7', z.object({ id: z.int() }), asking)).toEqual({ id: 7 })
  expect(server.lost()).toBeGreaterThan(0)
})

it('is no second try of what another server refused', async () => {
  let calls = 0
  const call = async () => {
    calls += 1
    throw new Error('refused')
  }
  await expect(retryLostConnection(call)).rejects.toThrow('refused')
  expect(calls).toBe(1)
})

it('gives up when the second connection is lost as well', async () => {
  let calls = 0
  const call = async () => {
    calls += 1
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
  }
  await expect(retryLostConnection(call)).rejects.toThrow('socket hang up')
  expect(calls).toBe(2)
})
