import { createLogger } from '@izlog/kit/logger'
import { ordersUnacknowledged } from '@izlog/kit/telemetry/instruments'
import { until } from '@izlog/kit/testing/until'
import { expect, it, vi } from 'vitest'
import type { Order } from '../domain/order.ts'
import { republishUnacknowledged } from './republish-unacknowledged.ts'

it('counts an order as published again only once Kafka has it', async () => {
  const counted = vi.spyOn(ordersUnacknowledged, 'add')
  let isAway = true
  let tries = 0
  const worker = republishUnacknowledged({
    unacknowledgedOrders: async () => [{ hold: 'blocked' } as unknown as Order],
    bus: {
      publishTo: async () => {
        tries++
        if (isAway) throw new Error('Kafka is away')
      },
    },
    now: () => new Date(),
    log: createLogger('test', 'silent'),
    afterMs: 1,
  })
  const count = () => counted.mock.calls.reduce((sum, [added]) => sum + added, 0)
  worker.start()
  await until(() => tries >= 2)
  expect(count()).toBe(0)
  isAway = false
  await until(() => count() >= 1)
  await worker.stop()
})
