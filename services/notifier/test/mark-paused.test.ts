import type { Bus } from '@izlog/kit/bus/bus'
import { createLogger } from '@izlog/kit/logger'
import { connectStore } from '@izlog/kit/store/connection'
import { anOrder } from '@izlog/kit/testing/order-events'
import { testEnvironment } from '@izlog/kit/testing/stack'
import type { Connection } from 'mongoose'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channelPauses } from '../src/store/channel-pauses.ts'
import { fanOutsOf } from '../src/store/fan-outs.ts'
import { lanesOf } from '../src/store/lanes.ts'
import { locks } from '../src/store/locks.ts'
import type { DuePeriod } from '../src/store/paused-marks.ts'
import { MARK_EVERY_MS, markPaused } from '../src/use-cases/mark-paused.ts'
import { pendingBranch } from './pending-branch.ts'

let store: Connection
beforeAll(async () => {
  store = await connectStore('notifier', testEnvironment())
})
afterAll(() => store.close())

const SELLER = 7
const bus = { publish: async () => {} } as unknown as Bus
const log = createLogger('test', 'silent')

/** A process that sweeps, and what it asked the store for. `now` is set by hand. */
function sweeper() {
  const fanOuts = fanOutsOf(store, bus, log)
  const pauses = channelPauses(store, bus, log)
  const lanes = lanesOf(store)
  const asked: (DuePeriod & { seller: number })[] = []
  const clock = { now: new Date('2026-11-29T09:00:00Z') }
  const deps = {
    fanOuts: {
      markPaused: (...[channel, userId, due, limit]: Parameters<typeof fanOuts.markPaused>) => {
        asked.push({ ...due, seller: userId })
        return fanOuts.markPaused(channel, userId, due, limit)
      },
    },
    lanes,
    locks: locks(store),
    pauses,
    livePauses: { of: () => ({ all: true, userIds: [] }) },
    now: () => clock.now,
  }
  return {
    asked,
    clock,
    pauses,
    sweep: (withinMs?: number) => markPaused(deps, withinMs),
    /** Waiting deliveries of a seller, not marked, that came due then. */
    waiting: (count: number, at: Date, userId = SELLER) =>
      lanes.storeWaiting([{ channel: 'telegram', userId, dueAt: at }], at, () =>
        fanOuts.add(
          Array.from({ length: count }, () => ({
            ...{ _id: uuid(), cause: 'order.created', orderId: anOrder({ userId }).orderId, userId },
            ...{ channels: { telegram: pendingBranch(at) }, heldUntil: null },
            ...{ version: 1, createdAt: at, traceparent: null },
          })),
        ),
      ),
    unmarked: () => store.collection('fanouts').countDocuments({ 'channels.telegram.reason': null }),
  }
}

it('marks what waited before a pause once, and then only what came due since, however often it is swept', async () => {
  const { asked, clock, pauses, sweep, unmarked, waiting } = sweeper()
  const later = (ms: number) => new Date(clock.now.getTime() + ms)
  await waiting(450, later(-3_600_000))
  const pause = { channel: 'telegram', userId: null, reason: 'Ne radi', pausedAt: clock.now, pausedBy: 1 } as const
  await pauses.pause(pause, [])
  await sweep()
  expect(await unmarked()).toBe(0)
  expect(asked[0]?.after).toBeNull()

  // Another process in the same round asks for nothing.
  asked.length = 0
  clock.now = later(1000)
  await sweep()
  expect(asked).toEqual([])

  // A retry by its seller has no reason, and is due from then on.
  await waiting(3, clock.now)
  clock.now = later(MARK_EVERY_MS)
  await sweep()
  expect(await unmarked()).toBe(0)
  expect(asked.map(({ after }) => Number(after) > clock.now.getTime() - 300_000)).toEqual([true, true])

  // Of a further pause nothing is marked yet.
  await pauses.resume(pause, clock.now, [])
  asked.length = 0
  clock.now = later(1000)
  await pauses.pause({ ...pause, pausedAt: clock.now }, [])
  await sweep()
  expect(asked[0]?.after).toBeNull()
  await pauses.resume(pause, clock.now, [])
})

it('marks a long backlog in short rounds, each of which goes on where the last one ended', async () => {
  const { asked, clock, pauses, sweep, unmarked, waiting } = sweeper()
  clock.now = new Date('2026-11-29T12:00:00Z')
  await waiting(250, clock.now, 21)
  await waiting(10, clock.now, 22)
  const pause = { channel: 'telegram', userId: null, reason: 'Ne radi', pausedAt: clock.now, pausedBy: 1 } as const
  await pauses.pause(pause, [])
  let rounds = 1
  // A round without time still marks a batch. What comes due meanwhile is for the next marking.
  while (await sweep(0)) {
    rounds += 1
    clock.now = new Date(clock.now.getTime() + 1000)
  }
  expect(await unmarked()).toBe(0)
  expect(rounds).toBe(asked.length + 1)
  expect(asked.map(({ seller }) => seller)).toEqual([SELLER, 21, 21, 21, 22, 22])
  expect(new Set(asked.map(({ after, until }) => `${after} ${until.toISOString()}`))).toEqual(
    new Set(['null 2026-11-29T12:00:00.000Z']),
  )
  const [record] = await pauses.all()
  expect(record).toMatchObject({ markedUntil: new Date('2026-11-29T12:00:00Z'), marking: null })
})
