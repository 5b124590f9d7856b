import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from './start-gateway.ts'

/** Whatever the dying instance was asked; it reads a request and ends the connection without an answer. */
const unanswered: IncomingMessage[] = []
const dying = createServer((req) => {
  unanswered.push(req)
  req.resume().on('end', () => req.socket.destroy())
})

let gateway: Gateway
beforeAll(async () => {
  dying.listen(0, '127.0.0.1')
  await once(dying, 'listening')
  const { port } = dying.address() as AddressInfo
  gateway = await startGateway({ beside: { order: port, upsell: port, catalog: port, notifier: port } })
})
afterAll(async () => {
  await gateway?.stop()
  dying.close()
})

const post = (path: string, headers = {}) => gateway.ask(path, { method: 'POST', headers, body: '{}' })
const keyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']

it('sends an order that an instance died with to another one, under the same key', async () => {
  const answers = [await post('/api/orders'), await post('/api/orders')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  // In turn: one of the two was lost first, and both arrived under a key made here.
  const [lost, ...others] = unanswered.map(keyOf)
  const arrived = gateway.services.order.asked.map(keyOf)
  expect(others).toEqual([])
  expect(arrived).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(new Set(arrived).size).toBe(2)
  expect(arrived).toContain(lost)

  await post('/api/orders', { 'Idempotency-Key': 'key-of-a-browser-1' })
  expect(gateway.services.order.asked.map(keyOf).at(-1)).toBe('key-of-a-browser-1')
})

it.each([
  ['POST', '/api/upsell/order', 'upsell'],
  ['PUT', '/api/websites/id/1', 'catalog'],
  ['DELETE', '/api/push/subscription?of=this', 'notifier'],
] as const)('does not repeat %s %s, which may have been done', async (method, path, service) => {
  const before = unanswered.length
  const ask = () => gateway.ask(path, { method, body: '{}' })
  const answers = [await ask(), await ask()]
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 502])
  expect(unanswered.length - before).toBe(1)
  const { asked } = gateway.services[service]
  expect(asked.map((req) => [req.method, req.url, keyOf(req)])).toEqual([[method, path, undefined]])
})
