import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { isDependencyError } from './dependency-errors.ts'
import { internalClient } from './internal-client.ts'
import { tcpProxy } from './testing/tcp-proxy.ts'
import { until } from './testing/until.ts'

const SERVICE_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const ask = internalClient({ SERVICE_KEY, ANSWER_WITHIN_MS: 500 }, 'order')

/** Another service that answers every question with this status. */
async function serviceAnswering(status: number) {
  const server = createServer((_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end('{"name":"Ana"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}
const askAt = (port: number) =>
  ask('catalog', `http://127.0.0.1:${port}`, '/internal/thing', z.object({ name: z.string() }))
const failureOf = async (port: number): Promise<Error> => {
  const failure = await askAt(port).catch((error: unknown) => error)
  return failure instanceof Error ? failure : new Error('It answered')
}

it.each([408, 429, 502, 503, 504])('takes a service that says %i for away: it may answer later', async (status) => {
  expect(isDependencyError(await failureOf(await serviceAnswering(status)))).toBe(true)
})

it.each([400, 403, 409, 422, 500])(
  'takes one that says %i for a fault, for which nobody needs to wait',
  async (status) => {
    const failure = await failureOf(await serviceAnswering(status))
    expect(failure.message).toBe(`/internal/thing: ${status}`)
    expect(isDependencyError(failure)).toBe(false)
  },
)

it('knows no such thing when the other service does not', async () => {
  expect(await askAt(await serviceAnswering(404))).toBeUndefined()
})

it('waits no longer than it may for a connection that is half open, and asks again over a new one', async () => {
  const proxy = await tcpProxy(await serviceAnswering(200))
  onTestFinished(proxy.stop)
  expect(await askAt(proxy.port)).toEqual({ name: 'Ana' })
  proxy.goSilent()
  expect(isDependencyError(await failureOf(proxy.port))).toBe(true)
  proxy.heal()
  expect(await until(() => askAt(proxy.port))).toEqual({ name: 'Ana' })
})
