import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterTry, type Delivery, type Outcome } from '../domain/delivery.ts'
import type { Attempt, FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'
import { outcomeRecorder } from './record-outcomes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ORDER = 'an-order'
const SEEN = { repeatsUnseen: false }
const UNSEEN = { repeatsUnseen: true }
const SENT: Outcome = { outcome: 'sent' }
const FAILED: Outcome = { outcome: 'failed', reason: 'Telegram ne odgovara.', kind: 'unavailable' }

/** A recorder that expects so many outcomes of one order; `writes`: the channels of each write. */
function recorderOf(expected: number) {
  const writes: string[][] = []
  const fanOuts = {
    record: async (attempts: readonly Attempt[]) =>
      void writes.push(attempts.map(({ delivery }) => delivery.channel).toSorted()),
  } as unknown as FanOuts
  const lanes = { storeWaiting: (_due: unknown, _at: Date, store: () => Promise<void>) => store() } as unknown as Lanes
  const recorder = outcomeRecorder({ fanOuts, lanes })
  recorder.expect(ORDER, expected, [])
  const record = (channel: string, outcome: Outcome, how: { repeatsUnseen: boolean }) => {
    const at = new Date()
    const delivery = {
      _id: `${ORDER}:${channel}`,
      channel,
      userId: 7,
      attempts: 0,
      createdAt: at,
    } as unknown as Delivery
    void recorder.record(
      { delivery, standing: afterTry(delivery, outcome, { now: at, firstMs: 1000, random: 0 }), at },
      how,
    )
  }
  return { writes, record }
}

it('writes the outcomes of an order together, once all are there', async () => {
  const { writes, record } = recorderOf(2)
  record('sheets', SENT, UNSEEN)
  await vi.advanceTimersByTimeAsync(7000)
  expect(writes).toEqual([])
  record('telegram', SENT, SEEN)
  await vi.advanceTimersByTimeAsync(0)
  expect(writes).toEqual([['sheets', 'telegram']])
})

it('waits at most eight seconds for the others', async () => {
  const { writes, record } = recorderOf(2)
  record('sheets', SENT, UNSEEN)
  await vi.advanceTimersByTimeAsync(8000)
  expect(writes).toEqual([['sheets']])
})

it('writes within two seconds what a seller would see twice, with all that waits', async () => {
  const { writes, record } = recorderOf(3)
  record('sheets', SENT, UNSEEN)
  record('telegram', SENT, SEEN)
  await vi.advanceTimersByTimeAsync(2000)
  expect(writes).toEqual([['sheets', 'telegram']])
})

it('writes within two seconds what is to be tried again', async () => {
  const { writes, record } = recorderOf(2)
  record('sheets', FAILED, UNSEEN)
  await vi.advanceTimersByTimeAsync(2000)
  expect(writes).toEqual([['sheets']])
})
