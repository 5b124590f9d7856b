import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { metricsOf } from '../testing/metrics-of.ts'
import { deliveryCallSeconds } from './instruments.ts'
import { createCounter, createGauge, observe, serveMetrics } from './metrics.ts'

let server: Server
beforeAll(async () => {
  server = express().get('/metrics', serveMetrics).listen(0)
  await once(server, 'listening')
})
afterAll(() => void server.close())
const linesOf = async (name: string) =>
  (await metricsOf((server.address() as AddressInfo).port)).filter((line) => line.startsWith(name))

it('leaves a value out while it cannot be read, and shows it again afterwards', async () => {
  let isAway = false
  const end = observe(createGauge('test.lag', 'For this test'), 0, async () => {
    if (isAway) throw new Error('Kafka is away')
    return [{ value: 7, attributes: { group: 'a' } }]
  })
  expect(await linesOf('test_lag')).toEqual(['test_lag{group="a"} 7'])
  isAway = true
  expect(await linesOf('test_lag')).toEqual([])
  isAway = false
  expect(await linesOf('test_lag')).toEqual(['test_lag{group="a"} 7'])
  end()
  expect(await linesOf('test_lag')).toEqual([])
})

it('leaves out only what is not there any more of several values', async () => {
  let channels = ['sheets', 'pixel']
  const end = observe(createGauge('test.due', 'For this test'), 0, async () =>
    channels.map((channel) => ({ value: 1, attributes: { channel } })),
  )
  expect(await linesOf('test_due')).toHaveLength(2)
  channels = ['pixel']
  expect(await linesOf('test_due')).toEqual(['test_due{channel="pixel"} 1'])
  end()
})

it('keeps what was counted, however often it is scraped', async () => {
  const counter = createCounter('test.events', 'For this test')
  counter.add(2)
  await linesOf('test_events')
  counter.add(1)
  expect(await linesOf('test_events')).toEqual(['test_events_total 3'])
  expect(await linesOf('test_events')).toEqual(['test_events_total 3'])
})

it('shows a call that ran into its limit of 10 s within a second of that', async () => {
  deliveryCallSeconds.record(10.04, { channel: 'telegram' })
  const bucket = 'izlog_delivery_call_seconds_bucket{channel="telegram"'
  expect(await linesOf(bucket)).toEqual(expect.arrayContaining([`${bucket},le="9.5"} 0`, `${bucket},le="10.5"} 1`]))
})
