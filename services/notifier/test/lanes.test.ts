import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { connectStore } from '@izlog/kit/store/connection'
import { testEnvironment } from '@izlog/kit/testing/stack'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Lanes, lanesOf } from '../src/store/lanes.ts'

const LANE = { channel: 'telegram', userId: 4107 } as const
const LEASE_MS = 30_000
const NOT_PAUSED = { all: false, userIds: [] }

let store: Connection
let lanes: Lanes
beforeAll(async () => {
  store = await connectStore('notifier', testEnvironment())
  lanes = lanesOf(store)
})
afterAll(() => store.close())

it('is looked at again in time for a delivery that was stored while its worker found only a later one', async () => {
  const at = new Date()
  const later = new Date(at.getTime() + HOUR_MS)
  const acquiredAt = (time: Date) => lanes.acquire(LANE.channel, { at: time, ms: LEASE_MS }, 1, NOT_PAUSED)

  await lanes.storeWaiting([{ ...LANE, dueAt: at }], at, async () => {
    const [lane] = await acquiredAt(at)
    if (lane) await lanes.release(lane, later, at)
  })

  const soon = new Date(at.getTime() + 10_000)
  const [lane] = await acquiredAt(soon)
  expect(lane).toMatchObject(LANE)
  if (lane) await lanes.release(lane, later, soon)
  expect(await acquiredAt(new Date(later.getTime() - 1))).toEqual([])
  expect(await acquiredAt(later)).toHaveLength(1)
})
