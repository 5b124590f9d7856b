import { createSocket, type RemoteInfo } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { resolveByDns } from './resolve-by-dns.ts'

/** A name server that answers so. */
async function nameServer(answerTo: (question: Buffer) => Buffer | undefined) {
  const socket = createSocket('udp4')
  socket.on('message', (question: Buffer, { port, address }: RemoteInfo) => {
    const answer = answerTo(question)
    if (answer) socket.send(answer, port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`
}

const lookUp = (host: string, server: string) =>
  new Promise<unknown>((resolve, reject) =>
    resolveByDns({ timeoutMs: 300, servers: [server] })(host, { all: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  )

it('finds the addresses of a name, though it has none of IPv6', async () => {
  const server = await nameServer((question) => {
    const asksForIpv4 = question.includes(Buffer.from('\x07example\0\0\x01'))
    const address = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34])
    const end = question.indexOf('\x07example\0') + 13
    const counts = Buffer.from([0x81, 0x80, 0, 1, 0, asksForIpv4 ? 1 : 0, 0, 0, 0, 0])
    const ofQuestion = [question.subarray(0, 2), counts, question.subarray(12, end)]
    return Buffer.concat(asksForIpv4 ? [...ofQuestion, address] : ofQuestion)
  })
  expect(await lookUp('push.example', server)).toEqual([{ address: '93.184.216.34', family: 4 }])
})

it('gives up a name whose server is silent', async () => {
  const server = await nameServer(() => undefined)
  await expect(lookUp('silent.example', server)).rejects.toMatchObject({ code: 'ETIMEOUT' })
})
