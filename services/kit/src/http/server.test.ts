import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './server.ts'

it('stops without waiting for connections that were opened in advance and never used', async () => {
  const server = await listen(express(), 0)
  const unused = connect(server.port, '127.0.0.1')
  onTestFinished(() => void unused.destroy())
  await once(unused, 'connect')
  const closed = once(unused, 'close')
  const began = performance.now()
  await Promise.all([server.stop(60_000), closed])
  expect(performance.now() - began).toBeLessThan(30_000)
})

it('lets an answer that has begun come to its end', async () => {
  const app = express()
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  app.get('/', async (_req, res) => {
    res.write('first ')
    arrived.resolve()
    await released.promise
    res.end('last')
  })
  const server = await listen(app, 0)
  const answer = await fetch(`http://127.0.0.1:${server.port}/`)
  await arrived.promise
  const stopped = server.stop()
  released.resolve()
  expect(await answer.text()).toBe('first last')
  await stopped
})
