import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { callerGone } from './caller-gone.ts'

/** A server whose one route gives the signal of each call to the story. */
async function serving() {
  const calls: { signal: AbortSignal; answer: () => void }[] = []
  const server = express()
    .get('/', (_req, res) => void calls.push({ signal: callerGone(res), answer: () => void res.end('ok') }))
    .listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const called = async () => {
    for (;;) {
      const call = calls.shift()
      if (call) return call
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { url: `http://127.0.0.1:${port}`, called, stop: () => server.close().closeAllConnections() }
}

it('aborts once the caller has left, with an error that is nobody’s fault', async () => {
  const { url, called, stop } = await serving()
  const left = new AbortController()
  const answer = fetch(url, { signal: left.signal })
  const { signal } = await called()
  expect(signal.aborted).toBe(false)
  left.abort()
  await expect(answer).rejects.toThrow()
  if (!signal.aborted) await once(signal, 'abort')
  expect(signal.reason).toMatchObject({ kind: 'malformed', code: 'caller.gone' })
  stop()
})

it('stays as it is for who waits for the answer', async () => {
  const { url, called, stop } = await serving()
  const answer = fetch(url)
  const call = await called()
  call.answer()
  expect(await (await answer).text()).toBe('ok')
  stop()
  expect(call.signal.aborted).toBe(false)
})
