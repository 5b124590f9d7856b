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
  gateway = await startGateway({ beside: { order: port, upsell: port } })
})
afterAll(async () => {
  await gateway?.stop()
  dying.close()
})

const post = (path: string, headers = {}) => gateway.ask(path, { method: 'POST', headers, body: '{}' })
const keyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']

it('sends an order that an instance died with to another one, under the same key', async () => {
  const answers = [await post('/api/orders'), await post('/api/orders', { 'Idempotency-Key': 'key-of-a-browser-1' })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [lost] = unanswered
  const keys = gateway.services.order.asked.map(keyOf)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'key-of-a-browser-1'])
  expect(lost && keys).toContain(lost && keyOf(lost))
})

it('repeats nothing else that may have been done', async () => {
  const before = unanswered.length
  const answers = [await post('/api/upsell/order'), await post('/api/upsell/order')]
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 502])
  expect(unanswered.length - before).toBe(1)
  expect(gateway.services.upsell.asked.map(keyOf)).toEqual([undefined])
})
