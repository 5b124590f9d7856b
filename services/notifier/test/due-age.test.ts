import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { connectStore } from '@izlog/kit/store/connection'
import { testEnvironment } from '@izlog/kit/testing/stack'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PausedLanes } from '../src/domain/channel-pause.ts'
import { type Lanes, lanesOf } from '../src/store/lanes.ts'

let store: Connection
let lanes: Lanes
let lastSeller = 1000
beforeAll(async () => {
  store = await connectStore('notifier', testEnvironment())
  lanes = lanesOf(store)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.collection('lanes').deleteMany({})
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const NOTHING = { all: false, userIds: [] }
const NEVER = { all: null, sellers: new Map<number, Date>() }
/** A seller whose deliveries to Sheets wait since then. */
async function waitingSince(dueAt: Date): Promise<number> {
  lastSeller += 1
  await lanes.storeWaiting([{ channel: 'sheets', userId: lastSeller, dueAt }], new Date(), async () => {})
  return lastSeller
}

it('a channel is due since its longest waiting seller, without those who are paused: nobody is late for them', async () => {
  const dueAt = hoursAgo(1)
  const userId = await waitingSince(dueAt)
  expect(await lanes.dueSince('sheets', dueAt, NOTHING, NEVER)).toEqual(dueAt)
  expect(await lanes.dueSince('sheets', new Date(dueAt.getTime() - 1), NOTHING, NEVER)).toBeNull()
  expect(await lanes.dueSince('sheets', dueAt, { all: false, userIds: [userId] }, NEVER)).toBeNull()
  expect(await lanes.dueSince('sheets', dueAt, { all: true, userIds: [] }, NEVER)).toBeNull()
})

it('a resumption counts for those who waited for it, and makes nobody else less late', async () => {
  const one = await waitingSince(hoursAgo(5))
  const late = hoursAgo(2)
  await waitingSince(late)
  const now = new Date()
  const since = (resumedAt: Date, all: Date | null = null, paused: PausedLanes = NOTHING) =>
    lanes.dueSince('sheets', now, paused, { all, sellers: new Map([[one, resumedAt]]) })
  expect(await since(hoursAgo(0))).toEqual(late)
  const longAgo = hoursAgo(3)
  expect(await since(longAgo)).toEqual(longAgo)
  expect(await since(longAgo, null, { all: false, userIds: [one] }), 'paused again').toEqual(late)
  const forAll = hoursAgo(1)
  expect(await since(longAgo, forAll)).toEqual(forAll)
})
