import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from './start-gateway.ts'

const CODE = 'K7PM-4QXA-9DTR'
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway({ off: ['order', 'upsell'] })
})
afterAll(() => gateway.stop())

it.each([
  `/hvala/5/${CODE}`,
  `/api/orders/${CODE}`,
  `/api/orders/${CODE}/page`,
  `/api/orders/${CODE}?opet=${CODE}`,
  `/api/upsell/orders/${CODE.toLowerCase()}`,
  `/nesto/${CODE}/dalje`,
])('no log shows the order code of %s, also when its service is away', async (path) => {
  const last = `/kraj-${crypto.randomUUID()}`
  await gateway.ask(path, { headers: { referer: `http://izlog.rs/hvala/5/${CODE}` } })
  await gateway.ask(last)
  await expect.poll(() => gateway.accessLog(), { timeout: 60_000 }).toContain(last)
  for (const log of [gateway.accessLog(), gateway.errorLog()]) expect(log.toUpperCase()).not.toContain(CODE)
})
