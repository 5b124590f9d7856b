import { startCollector } from '@izlog/kit/testing/collector'
import { metricsOf } from '@izlog/kit/testing/metrics-of'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { type SpawnedService, spawnService } from '@izlog/kit/testing/spawned-service'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let collector: Awaited<ReturnType<typeof startCollector>>
let traced: SpawnedService
beforeAll(async () => {
  collector = await startCollector()
  notifier = await startNotifier()
  // It shares the groups with the process of the test: each reads half of the partitions.
  traced = await spawnService('notifier', { ...notifier.env, ...collector.env })
})
afterAll(async () => {
  await traced.stop()
  await notifier.stop()
  collector.stop()
})

it('goes on with the trace of each order, apart from the others of its batch, to the channels and their answers', async () => {
  const seller = await notifier.seller()
  const orders = Array.from({ length: 24 }, (_, index) => {
    const traceId = `${index}`.padStart(32, 'a')
    const { topic, event } = created(anOrder({ userId: seller.userId }))
    return { traceId, entry: { topic, event: { ...event, traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } } }
  })
  await notifier.publish(orders.map(({ entry }) => entry))
  for (const { entry } of orders) await notifier.reached(entry.event.aggregateId, 'telegram', 'sent')

  const isWhole = (traceId: string) => {
    const own = collector.spans().filter((span) => span.traceId === traceId)
    const isNamed = (name: string) => own.some((span) => span.name === name)
    return (
      isNamed('process orders') && isNamed('deliver telegram') && own.some(({ scope }) => /undici|-http/.test(scope))
    )
  }
  const whole = await until(() => {
    const traces = new Set(
      collector.spans().flatMap(({ name, traceId }) => (name === 'deliver telegram' ? traceId : [])),
    )
    return traces.size > 1 && [...traces].every(isWhole) && traces
  })
  expect(orders.filter(({ traceId }) => whole.has(traceId))).toHaveLength(whole.size)
  expect(collector.text(), 'the key of a bot').not.toContain(seller.bot)

  const metrics = await metricsOf(traced.port)
  for (const start of [
    'izlog_delivery_tries_total{channel="telegram",outcome="sent"}',
    // From nothing on: Prometheus sees no increase from no value to the first.
    'izlog_delivery_tries_total{channel="courier",outcome="failed"} 0',
    'izlog_delivery_age_seconds_count{channel="telegram"}',
    'izlog_delivery_due_age_seconds{channel="telegram"}',
    'izlog_delivery_call_seconds_count{channel="telegram"}',
    'izlog_events_handled_total{topic="orders",group="notifier.fan-out"}',
  ])
    expect(metrics.find((line) => line.startsWith(start))).toBeDefined()
})
