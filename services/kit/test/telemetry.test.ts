import { afterAll, beforeAll, expect, it } from 'vitest'
import '../src/telemetry/instruments.ts'
import { exposedNames } from '../src/telemetry/metrics.ts'
import { client } from '../src/testing/client.ts'
import { startCollector } from '../src/testing/collector.ts'
import { kafkaProxy } from '../src/testing/kafka-proxy.ts'
import { metricsOf } from '../src/testing/metrics-of.ts'
import { type SpawnedService, spawnService } from '../src/testing/spawned-service.ts'
import { JWT_PRIVATE_KEY, testEnvironment } from '../src/testing/stack.ts'
import type { TcpProxy } from '../src/testing/tcp-proxy.ts'
import { until } from '../src/testing/until.ts'

let kafka: TcpProxy
let collector: Awaited<ReturnType<typeof startCollector>>
let service: SpawnedService
beforeAll(async () => {
  collector = await startCollector()
  const env = testEnvironment()
  kafka = await kafkaProxy(env.KAFKA_BROKERS)
  service = await spawnService('auth', {
    ...env,
    KAFKA_BROKERS: `127.0.0.1:${kafka.port}`,
    ...collector.env,
    JWT_PRIVATE_KEY,
    SECRETS_KEY: `t:${Buffer.alloc(32, 7).toString('base64')}`,
    OTEL_SERVICE_NAME: 'auth',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
})
afterAll(async () => {
  await service.kill()
  await kafka.stop()
  collector.stop()
})

it('counts requests by route, outboxes, groups, store and process on /metrics, which nobody finds from outside', async () => {
  await client(service.port).get('/api/auth/me')
  const expected = [
    /^izlog_http_request_seconds_count\{method="GET",route="\/api\/auth\/me",status="\d+"\} 1$/,
    /^izlog_outbox_age_seconds\{collection="users"\} [\d.]+$/,
    /^izlog_consumer_lag\{group="auth.audit",topic="audit"\} \d+$/,
    /^izlog_dead_letters\{group="auth.audit",topic="audit"\} 0$/,
    /^izlog_store_pool_checkouts_total [1-9]\d*$/,
    /^izlog_store_pool_wait_seconds_total [\d.]+/,
    /^izlog_event_loop_delay_seconds\{quantile="0.99"\} [\d.]+/,
    /^izlog_process_memory_bytes \d{8,}$/,
  ]
  const lines = await until(async () => {
    const found = await metricsOf(service.port)
    const missing = expected.filter((pattern) => !found.some((line) => pattern.test(line)))
    if (missing.length > 0) throw new Error(`not said: ${missing.join(', ')}`)
    return found
  })
  const names = new Set(lines.map((line) => /^\w+/.exec(line)?.[0] ?? line))
  expect([...names].filter((name) => !exposedNames.has(name))).toEqual([])

  const outside = await fetch(`http://127.0.0.1:${service.port}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })
  expect(outside.status).toBe(404)
  expect(await outside.text()).not.toContain('izlog_')
})

it('sends a collector the metrics under its own name, and of traces that are not sampled none that succeeded', async () => {
  await client(service.port).get('/api/auth/me')
  await until(() => collector.metrics().includes('izlog.http.request.seconds'))
  expect(collector.metrics()).toContain('{"key":"service.name","value":{"stringValue":"auth"}}')
  expect(collector.metrics()).toContain('"service.instance.id"')
  expect(collector.spans().filter(({ name }) => name === 'GET /api/auth/me')).toEqual([])
})

it('leaves lag and dead letters out while Kafka is away, and the age of the outbox in', async () => {
  const shown = async (name: string) => (await metricsOf(service.port)).some((line) => line.startsWith(`${name}{`))
  const ofGroups = () => Promise.all(['izlog_consumer_lag', 'izlog_dead_letters'].map(shown))
  await until(async () => (await ofGroups()).every(Boolean))
  kafka.stall()
  await until(async () => !(await ofGroups()).some(Boolean))
  expect(await shown('izlog_outbox_age_seconds')).toBe(true)
  kafka.resume()
  await until(async () => (await ofGroups()).every(Boolean))
})
