import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { expect, inject, it, onTestFinished } from 'vitest'
import { connectStore } from '../src/store/connection.ts'
import { until } from '../src/testing/until.ts'

it('ends an operation that begins just as all connections end, and finds the store again', async () => {
  const sockets: Socket[] = []
  const remember = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', remember)
  onTestFinished(() => void unsubscribe('net.client.socket', remember))
  const connection = await connectStore('auth', { MONGO_URL: inject('mongoUrl'), NAMESPACE: 'closed-sockets' })
  onTestFinished(() => connection.close())
  const ping = () => connection.getClient().db('admin').command({ ping: 1 })
  await ping()

  // The driver notices the closed sockets only in the next turn of the event loop, so this operation still uses one of them.
  for (const socket of sockets) socket.destroy()
  await expect(ping()).rejects.toThrow('closed')
  expect(await until(ping)).toMatchObject({ ok: 1 })
})
