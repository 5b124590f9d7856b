import type { Delivery } from '../domain/delivery.ts'
import { fanOutIdOf } from '../domain/fan-out.ts'
import type { Attempt, FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'

/** How long an outcome waits for the others of its fan-out, ms: mostly all of them become one write and one event. */
const GATHER_MS = 2000
/** Longer where a process that is killed meanwhile leaves nothing that anybody sees twice: in a rush single calls take longer than batches. */
const GATHER_UNSEEN_MS = 8000

export interface OutcomeRecorder {
  /** Announces a new fan-out with so many deliveries in memory here. `unpublished`: its others, whose state is not published yet. */
  expect(fanOutId: string, inHand: number, unpublished: readonly Delivery[]): void
  /** Records a delivery's outcome; resolves once it is stored. `repeatsUnseen`: that of its channel. */
  record(attempt: Omit<Attempt, 'unpublished'>, how: { repeatsUnseen: boolean }): Promise<void>
  /** An expected delivery will not be tried here. Returns the unpublished others if no later record here publishes them. */
  drop(delivery: Delivery): readonly Delivery[]
}

interface Expected {
  left: number
  unpublished: readonly Delivery[]
  attempts: Attempt[]
  written: PromiseWithResolvers<void>
  /** Writes the outcomes without the others, at the time `until` (ms, as `performance.now()`). */
  timer: NodeJS.Timeout | undefined
  until: number
}

/** Gathers the outcomes of a fan-out to record them together. Opens the lane of what is to be retried first. */
export function outcomeRecorder({ fanOuts, lanes }: { fanOuts: FanOuts; lanes: Lanes }): OutcomeRecorder {
  const open = new Map<string, Expected>()

  const store = (attempts: readonly Attempt[]): Promise<void> => {
    const due = attempts.flatMap(({ delivery: { channel, userId }, standing: { dueAt } }) =>
      dueAt ? [{ channel, userId, dueAt }] : [],
    )
    const at = attempts.at(-1)?.at ?? new Date()
    return due.length > 0 ? lanes.storeWaiting(due, at, () => fanOuts.record(attempts)) : fanOuts.record(attempts)
  }
  const write = (fanOutId: string, expected: Expected) => {
    clearTimeout(expected.timer)
    const { attempts, written, unpublished } = expected
    Object.assign(expected, {
      attempts: [],
      unpublished: [],
      timer: undefined,
      until: Number.POSITIVE_INFINITY,
      written: Promise.withResolvers<void>(),
    })
    if (expected.left === 0) open.delete(fanOutId)
    if (attempts.length === 0) return
    store(attempts.map((one, index) => (index === 0 ? { ...one, unpublished } : one))).then(
      written.resolve,
      written.reject,
    )
  }
  const writeWithin = (ms: number, fanOutId: string, expected: Expected) => {
    const until = performance.now() + ms
    if (until >= expected.until) return
    clearTimeout(expected.timer)
    Object.assign(expected, { until, timer: setTimeout(() => write(fanOutId, expected), ms) })
  }

  return {
    expect(fanOutId, inHand, unpublished) {
      const written = Promise.withResolvers<void>()
      const until = Number.POSITIVE_INFINITY
      open.set(fanOutId, { left: inHand, unpublished, attempts: [], written, timer: undefined, until })
    },
    async record(attempt, { repeatsUnseen }) {
      const fanOutId = fanOutIdOf(attempt.delivery)
      const expected = open.get(fanOutId)
      if (!expected) return store([attempt])
      expected.left -= 1
      expected.attempts.push(attempt)
      const { promise } = expected.written
      if (expected.left === 0) write(fanOutId, expected)
      else
        writeWithin(repeatsUnseen && attempt.standing.dueAt === null ? GATHER_UNSEEN_MS : GATHER_MS, fanOutId, expected)
      return promise
    },
    drop(delivery) {
      const fanOutId = fanOutIdOf(delivery)
      const expected = open.get(fanOutId)
      if (!expected) return []
      expected.left -= 1
      if (expected.left > 0) return []
      const unpublished = expected.attempts.length === 0 ? expected.unpublished : []
      write(fanOutId, expected)
      return unpublished
    },
  }
}
