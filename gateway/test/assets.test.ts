import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesOfThisMachine } from '../this-machine.ts'
import { type Gateway, startGateway } from './start-gateway.ts'

const SCRIPT = 'console.log("šešir")'
const COMPRESSED = { gzip: gzipSync(SCRIPT), br: brotliCompressSync(SCRIPT) }

let gateway: Gateway
beforeAll(async () => {
  const both = (path: string) => ({ [path]: SCRIPT, [`${path}.gz`]: COMPRESSED.gzip, [`${path}.br`]: COMPRESSED.br })
  gateway = await startGateway({
    files: {
      'app/index.html': '<title>app</title>',
      'app/preview.html': '<title>preview</title>',
      'app/api-docs.html': '<title>docs</title>',
      'app/api/docs/openapi.json': '{"openapi":"3.1.1"}',
      'app/favicon.svg': '<svg/>',
      'app/icon-192.png': 'png',
      'app/manifest.webmanifest': '{"name":"Izlog"}',
      'app/push-worker.js': SCRIPT,
      'server/entry-server.js': 'secret',
      ...both('app/assets/app/index-a1b2.js'),
      ...both('pages/assets/pages/client-c3d4.js'),
    },
  })
})
afterAll(() => gateway.stop())

describe('assets', () => {
  it.each(['/assets/app/index-a1b2.js', '/assets/pages/client-c3d4.js'])(
    '%s is kept by browsers for a year',
    async (path) => {
      expect(await gateway.ask(path)).toMatchObject({
        status: 200,
        text: SCRIPT,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    },
  )

  it('the frame of the editor’s preview may show and may send nothing', async () => {
    const { status, text, headers } = await gateway.ask('/preview.html')
    expect([status, text]).toEqual([200, '<title>preview</title>'])
    expect(headers['cache-control']).toBe('no-cache')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-forms')
  })

  it('the OpenAPI document is served with a page that reads it and nothing else', async () => {
    const page = await gateway.ask('/api/docs')
    expect([page.status, page.text]).toEqual([200, '<title>docs</title>'])
    const policy = String(page.headers['content-security-policy']).split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]))
    expect(await gateway.ask('/api/docs/openapi.json')).toMatchObject({
      status: 200,
      text: '{"openapi":"3.1.1"}',
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
    })
    expect(await gateway.ask('/api/docs', { method: 'POST' })).toMatchObject({ status: 405 })
    expect(await gateway.ask('/api/docs/other.json')).toMatchObject({ status: 404 })
  })

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/push-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/icon-192.png', 'image/png', 'public, max-age=86400'],
  ])('%s, which makes the app installable, has its type and is asked for again in time', async (path, type, age) => {
    const { status, headers } = await gateway.ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, age])
  })

  const brotli = linesOfThisMachine().HTTP_LINES !== ''
  it.each([
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', brotli ? 'br' : 'gzip'],
  ] as const)(
    'are sent to a browser that takes %s as they were compressed at build time (%s)',
    async (accepted, encoding) => {
      const { headers, body } = await gateway.ask('/assets/app/index-a1b2.js', {
        headers: { 'Accept-Encoding': accepted },
      })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
      expect(body.equals(COMPRESSED[encoding])).toBe(true)
    },
  )

  it.each([
    '/assets/app/gone.js',
    '/assets/pages/gone.js',
    '/assets/index.html',
    '/assets/app/../../server/entry-server.js',
    '/assets/app/..%2f..%2f..%2fserver/entry-server.js',
  ])('%s is missing, never the app and never for a year', async (path) => {
    const answer = await gateway.ask(path)
    expect(answer.text).not.toContain('<title>app</title>')
    expect(answer.text).not.toContain('secret')
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it('that are missing answer 404 without asking a service', async () => {
    expect(await gateway.ask('/assets/app/gone.js')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
    expect(await gateway.ask('/favicon.ico')).toMatchObject({ status: 404 })
    expect(await gateway.ask('/favicon.svg')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
    })
    expect(gateway.services.catalog.asked.filter(({ url }) => url?.startsWith('/assets'))).toEqual([])
  })
})
