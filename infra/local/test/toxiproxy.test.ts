import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { toxiproxyBinary } from '../src/provision/toxiproxy.ts'
import { freePorts } from '../src/run/ports.ts'
import { startToxiproxy, type Toxiproxy } from '../src/run/toxiproxy.ts'
import { freshFolder } from '../src/testing/test-stores.ts'

const received: string[] = []
const server = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    received.push(bytes.toString())
    socket.write(`answer to ${bytes}`)
  })
})
let port: number
let proxy: Toxiproxy<'echo'>
beforeAll(async () => {
  const [control = 0, listen = 0, upstream = 0] = await freePorts(3)
  port = listen
  server.listen(upstream, '127.0.0.1')
  await once(server, 'listening')
  const logDir = join(freshFolder(), 'toxiproxy-test')
  const options = { binary: await toxiproxyBinary(), logDir, port: control, routes: { echo: { listen, upstream } } }
  proxy = await startToxiproxy(options, console.error)
})
afterAll(async () => {
  await proxy?.process.stop()
  server.close()
})
beforeEach(() => {
  received.length = 0
})

async function connected(): Promise<Socket> {
  const socket = dial(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function answerTo(socket: Socket, question: string): Promise<string> {
  socket.write(question)
  const [bytes] = await once(socket, 'data')
  return String(bytes)
}

describe('a proxied connection', () => {
  it('carries questions and answers', async () => {
    expect(await answerTo(await connected(), 'a')).toBe('answer to a')
  })

  it('is cut, new ones are refused, and come again after that', async () => {
    const socket = await connected()
    await answerTo(socket, 'a')
    const closed = once(socket, 'close')
    await proxy.links.echo.cut()
    await closed
    await expect(connected()).rejects.toThrow('ECONNREFUSED')
    await proxy.links.echo.restore()
    expect(await answerTo(await connected(), 'b')).toBe('answer to b')
  })

  it('is slow until it is restored', async () => {
    const socket = await connected()
    await proxy.links.echo.slow(600)
    const since = performance.now()
    await answerTo(socket, 'a')
    expect(performance.now() - since).toBeGreaterThan(390)
    await proxy.links.echo.restore()
    expect(await answerTo(socket, 'b')).toBe('answer to b')
  })

  it('is left half-open: the question arrives, the answer does not, and the connection stays', async () => {
    const socket = await connected()
    await answerTo(socket, 'a')
    let lost = true
    socket.on('data', () => {
      lost = false
    })
    await proxy.links.echo.halfOpen()
    socket.write('b')
    await expect.poll(() => received, { timeout: 60_000 }).toEqual(['a', 'b'])
    expect(socket.readyState).toBe('open')
    const closed = once(socket, 'close')
    await proxy.links.echo.restore()
    await closed
    expect(lost).toBe(true)
    expect(await answerTo(await connected(), 'c')).toBe('answer to c')
  })
})
