import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { client } from '../src/testing/client.ts'
import { spawnService } from '../src/testing/spawned-service.ts'
import { JWT_PRIVATE_KEY, testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

it('tells a collector of requests and of what they did to the store, when one is set', async () => {
  let received = ''
  const collector = createServer(async (req, res) => {
    for await (const bytes of req) received += String(bytes)
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0)
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo

  const service = await spawnService('auth', {
    ...testEnvironment(),
    JWT_PRIVATE_KEY,
    SECRETS_KEY: `t:${Buffer.alloc(32, 7).toString('base64')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'auth',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  await client(service.port).post('/api/auth/login', { email: 'niko@izlog.test', password: 'x' })
  await until(
    () => received.includes('POST /api/auth/login') && received.includes('mongoose') && received.includes('auth'),
  )
  expect(received).not.toContain('niko@izlog.test')
  await service.kill()
  collector.close()
})
