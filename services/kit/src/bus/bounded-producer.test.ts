import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { boundedProducer } from './bounded-producer.ts'

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16

it.each([
  [true, HANDSHAKE],
  [false, 0],
])('speaks TLS: %s, and gives up a broker that never answers', async (ssl, firstByte) => {
  const received: (number | undefined)[] = []
  const broker = createServer((socket) =>
    socket.on('error', () => undefined).once('data', (data) => received.push(data[0])),
  )
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void broker.close())
  const address = broker.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const producer = boundedProducer({ brokers: [`127.0.0.1:${port}`], ssl, logLevel: 0 })
  await expect(producer.send({ topic: 'orders', messages: [{ value: 'x' }] })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  expect(received[0]).toBe(firstByte)
})
