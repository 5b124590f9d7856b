import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { dataExportRoutes } from '../src/http/data-export.ts'
import { type HttpServer, listen } from '../src/http/server.ts'
import { createGuard } from '../src/http/session.ts'
import { createLogger } from '../src/logger.ts'
import { servicePublicKeys } from '../src/security/service-token.ts'
import { client, OTHER_SELLER, SELLER } from '../src/testing/client.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const env = testEnvironment()
/** The store of this test returns its items only when the gate is open. */
let gate: Promise<void> = Promise.resolve()
const domains = dataExportRoutes<{ userId: number; host: string }>({
  part: 'domains',
  items: async function* (userId) {
    await gate
    yield { userId, host: '=prodavnica.rs' }
    yield { userId, host: 'radnja; rs' }
  },
  columns: [['Domen', ({ host }) => host]],
})
let server: HttpServer
let http: ReturnType<typeof client>
beforeAll(async () => {
  const guard = createGuard({
    jwtPublicKey: env.JWT_PUBLIC_KEY,
    self: 'domain',
    servicePublicKeys: servicePublicKeys.parse(env.SERVICE_PUBLIC_KEYS),
    secure: false,
    revoked: async () => 'valid',
  })
  const log = createLogger('test', 'silent')
  server = await listen(createApp({ log, guard, notReady: async () => [], routers: [domains] }), 0)
  http = client(server.port)
})
afterAll(() => server.stop(1000))

it('writes all items as JSON, and as CSV that no spreadsheet runs', async () => {
  const seller = http.as(SELLER)
  const json = await seller.get('/api/user/export/domains.json')
  expect(json.body).toEqual([
    { userId: SELLER.userId, host: '=prodavnica.rs' },
    { userId: SELLER.userId, host: 'radnja; rs' },
  ])
  expect(json.headers.get('content-disposition')).toBe('attachment; filename="izlog-domeni.json"')
  const csv = await seller.get('/api/user/export/domains.csv')
  expect(csv.body).toBe('Domen\r\n\'=prodavnica.rs\r\n"radnja; rs"\r\n')
  expect(csv.headers.get('cache-control')).toBe('no-store')
})

it('gives a user two at a time, whatever they are of, and others their own', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const own = ['csv', 'json', 'csv'].map((format) => http.as(SELLER).get(`/api/user/export/domains.${format}`))
  // Two requests wait at the gate, in any order, so the first answer is the refusal of the third.
  expect((await Promise.race(own)).status).toBe(429)
  const another = http.as(OTHER_SELLER).get('/api/user/export/domains.csv')
  resolve()
  expect((await Promise.all(own)).map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  expect((await another).status).toBe(200)
})
