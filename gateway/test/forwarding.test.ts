import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from './start-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

describe('a request passed on', () => {
  it('tells who asks by nginx, not by the one who asks', async () => {
    await gateway.ask('/api/orders', {
      headers: {
        Host: 'izlog.rs:8080',
        'X-Forwarded-For': '8.8.8.8',
        'X-Forwarded-Proto': 'https',
        'X-Real-IP': '8.8.8.8',
        Forwarded: 'for=8.8.8.8',
      },
    })
    const { headers } = gateway.services.order.asked.at(-1) ?? {}
    expect(headers).toMatchObject({
      host: 'izlog.rs:8080',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'izlog.rs:8080',
    })
    expect([headers?.['x-real-ip'], headers?.forwarded]).toEqual([undefined, undefined])
  })

  it('keeps the session, the token and the idempotency key', async () => {
    const sent = {
      cookie: 'izlog_session=a',
      authorization: 'Bearer b',
      'idempotency-key': 'c',
      origin: 'http://x',
    }
    await gateway.ask('/api/orders', { method: 'POST', headers: sent })
    expect(gateway.services.order.asked.at(-1)?.headers).toMatchObject(sent)
  })

  it('begins a trace of its own, whatever trace it came with', async () => {
    const trace = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'a=b', baggage: 'c=d' }
    await gateway.ask('/api/orders', { method: 'POST', headers: trace })
    const { headers = {} } = gateway.services.order.asked.at(-1) ?? {}
    expect(Object.keys(headers).filter((name) => name in trace)).toEqual([])
  })

  it('carries the id it came with, or a new one when that is no id, and the answer tells it once', async () => {
    gateway.services.auth.answer = (req, res) =>
      void res.setHeader('X-Request-Id', String(req.headers['x-request-id'])).end()
    const idOf = async (id: string) =>
      (await gateway.ask('/api/auth/me', { headers: { 'X-Request-Id': id } })).headers['x-request-id']
    expect(await idOf('e2e-run-0001')).toBe('e2e-run-0001')
    expect(await idOf('"} x')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gets the security headers once, whatever the service says', async () => {
    gateway.services.auth.answer = (_req, res) =>
      void res.setHeader('X-Frame-Options', 'DENY').setHeader('X-Powered-By', 'x').end()
    const { headers } = await gateway.ask('/api/auth/me')
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      server: 'nginx',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('comes back compressed when it is long JSON', async () => {
    const list = JSON.stringify({ items: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Jastuk Mirna noć' })) })
    gateway.services.order.answer = (_req, res) =>
      void res.setHeader('Content-Type', 'application/json; charset=utf-8').end(list)
    const { headers, body } = await gateway.ask('/api/orders/my', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(list)
  })
})

describe('an event stream', () => {
  it.each([
    ['/api/orders/stream', 'order'],
    ['/api/notifications/stream', 'notifier'],
    ['/api/sync/progress/abc', 'catalog'],
  ] as const)('%s reaches the browser event by event', async (path, service) => {
    let next: (() => void) | undefined
    gateway.services[service].answer = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' })
      res.write('data: 1\n\n')
      next = () => res.end('data: 2\n\n')
    }
    const events: string[] = []
    const stream = request(
      { host: '127.0.0.1', port: gateway.port, path, headers: { 'Accept-Encoding': 'gzip' }, agent: false },
      (res) => {
        res.on('data', (chunk) => events.push(String(chunk)))
      },
    )
    stream.end()
    await expect.poll(() => events, { timeout: 60_000 }).toEqual(['data: 1\n\n'])
    next?.()
    await expect.poll(() => events, { timeout: 60_000 }).toEqual(['data: 1\n\n', 'data: 2\n\n'])
  })
})
