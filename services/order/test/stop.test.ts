import { setTimeout as sleep } from 'node:timers/promises'
import { client } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { slowServer } from '@izlog/kit/testing/slow-server'
import { spawnService } from '@izlog/kit/testing/spawned-service'
import { testEnvironment, withoutRevocations } from '@izlog/kit/testing/stack'
import { until } from '@izlog/kit/testing/until'
import { expect, it } from 'vitest'
import { newKey, orderFor } from './start.ts'

/** Longer than streams are given when a service is to stop. */
const LONG_MS = 2000

const isGone = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => false,
    () => true,
  )

it('takes no new request once it is to stop, and lets the order that is being taken come to its end', async () => {
  const catalog = await slowServer()
  const env = { ...testEnvironment(), CATALOG_URL: catalog.url, LIMIT_ORDERS_PER_MINUTE: '0' }
  await withoutRevocations(env)
  const service = await spawnService('order', env)
  const placing = client(service.port).post('/api/orders', orderFor(1), { 'idempotency-key': newKey() })
  const answer = await catalog.request()

  const ended = service.stop()
  await until(() => isGone(service.port))
  await sleep(LONG_MS)
  answer(pageOf(1))
  expect(await placing).toMatchObject({ status: 201 })
  expect(await ended).toBe(0)
  await catalog.stop()
})
