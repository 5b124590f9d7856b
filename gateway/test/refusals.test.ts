import { once } from 'node:events'
import { connect } from 'node:net'
import { ApiErrorBody, MESSAGES } from '@izlog/contracts/http/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Gateway, startGateway } from './start-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ files: { 'app/assets/app/x.js': 'x' } })
})
afterAll(() => gateway.stop())

const bodyOf = (answer: Answer) => {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  return ApiErrorBody.parse(JSON.parse(answer.text))
}

describe('what nginx itself refuses under /api', () => {
  it('is an unknown route', async () => {
    const answer = await gateway.ask('/api/nope?x=1')
    expect(answer).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    })
    expect(bodyOf(answer)).toEqual({
      code: 'route.unknown',
      message: MESSAGES.unknownRoute,
      error: MESSAGES.unknownRoute,
    })
  })

  it('is a body above 1 MB, and above 8 MB for a picture or a courier’s file', async () => {
    const megabytes = (count: number) => ({
      method: 'POST',
      headers: { 'Content-Length': String(count * 1024 * 1024 + 1) },
    })
    const tooLarge = { code: 'too_large', message: MESSAGES.tooLarge, error: MESSAGES.tooLarge }
    for (const [path, limit] of [
      ['/api/orders', 1],
      ['/api/images/upload', 8],
      ['/api/orders/payouts/import', 8],
    ] as const) {
      const answer = await gateway.ask(path, megabytes(limit))
      expect(answer.status).toBe(413)
      expect(bodyOf(answer)).toEqual(tooLarge)
    }
    const picture = Buffer.alloc(6 * 1024 * 1024)
    expect(await gateway.ask('/api/images/upload', { method: 'POST', body: picture })).toMatchObject({ status: 200 })
  })

  it('is an address that is too long', async () => {
    const answer = await gateway.ask(`/api/websites/public?url=${'a'.repeat(9000)}`)
    expect(answer.status).toBe(414)
    expect(bodyOf(answer).code).toBe('url.too-long')
  })

  it('is a header that is too long', async () => {
    const answer = await gateway.ask('/api/orders', { headers: { Cookie: 'a'.repeat(9000) } })
    expect(answer.status).toBe(431)
    expect(bodyOf(answer).code).toBe('headers.too-large')
  })

  it('is a request that is not HTTP', async () => {
    const socket = connect(gateway.port, '127.0.0.1')
    socket.end('GET /api/orders HTTP/1.1\r\nHost: a b/c\r\n\r\n')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain(MESSAGES.malformed)
  })

  it('is a service that cuts the connection', async () => {
    gateway.services.auth.answer = (req) => void req.socket.destroy()
    const answer = await gateway.ask('/api/auth/me')
    expect(answer).toMatchObject({ status: 502, headers: { 'retry-after': '2' } })
    expect(bodyOf(answer)).toEqual({ code: 'unavailable', message: MESSAGES.unavailable, error: MESSAGES.unavailable })
  })

  it('leaves the refusals of services as they are', async () => {
    gateway.services.order.answer = (_req, res) =>
      void res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '9' }).end('{"code":"x"}')
    expect(await gateway.ask('/api/orders')).toMatchObject({
      status: 503,
      text: '{"code":"x"}',
      headers: { 'retry-after': '9' },
    })
  })
})

describe('what nginx itself refuses elsewhere', () => {
  it('is a small page in Serbian', async () => {
    gateway.services.catalog.answer = (req) => void req.socket.destroy()
    const answer = await gateway.ask('/jastuk?a="><script>')
    expect(answer).toMatchObject({
      status: 502,
      headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' },
    })
    expect(answer.text).toContain(`Greška 502</small> ${MESSAGES.unavailable}</h1>`)
    expect(answer.text).toContain('href="/jastuk?a=&quot;&gt;&lt;script&gt;"')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is that page too for an order sent as a plain form, and leads back to where the form stands', async () => {
    gateway.services.order.answer = (req) => void req.socket.destroy()
    const send = (referer: string) =>
      gateway.ask('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', referer },
        body: 'websiteId=1',
      })
    const answer = await send('http://izlog.test/jastuk?fbclid=1')
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(answer.text).toContain('class="again" href="/jastuk"')
    expect((await send('http://zlo.example//zlo')).text).toContain('class="again" href="/"')
  })

  it('says which methods an address takes', async () => {
    expect(await gateway.ask('/assets/app/x.js', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })
})
