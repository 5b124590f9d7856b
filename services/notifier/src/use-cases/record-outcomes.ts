import type { Delivery } from '../domain/delivery.ts'
import { fanOutIdOf } from '../domain/fan-out.ts'
import type { Attempt, FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'

/** How long a fan-out's first outcomes wait for the others, ms: mostly all of them become one write and one event. */
const GATHER_MS = 2000

export interface OutcomeRecorder {
  /** Announces a new fan-out with so many deliveries in memory here. `unpublished`: its others, whose state is not published yet. */
  expect(fanOutId: string, inHand: number, unpublished: readonly Delivery[]): void
  /** Records a delivery's outcome; resolves once it is stored. */
  record(attempt: Omit<Attempt, 'unpublished'>): Promise<void>
  /** An expected delivery will not be tried here. Returns the unpublished others if no later record here publishes them. */
  drop(delivery: Delivery): readonly Delivery[]
}

interface Expected {
  left: number
  unpublished: readonly Delivery[]
  attempts: Attempt[]
  written: PromiseWithResolvers<void>
  timer: NodeJS.Timeout | undefined
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
    Object.assign(expected, { attempts: [], unpublished: [], timer: undefined, written: Promise.withResolvers<void>() })
    if (expected.left === 0) open.delete(fanOutId)
    if (attempts.length === 0) return
    store(attempts.map((one, index) => (index === 0 ? { ...one, unpublished } : one))).then(
      written.resolve,
      written.reject,
    )
  }

  return {
    expect(fanOutId, inHand, unpublished) {
      const written = Promise.withResolvers<void>()
      open.set(fanOutId, { left: inHand, unpublished, attempts: [], written, timer: undefined })
    },
    async record(attempt) {
      const fanOutId = fanOutIdOf(attempt.delivery)
      const expected = open.get(fanOutId)
      if (!expected) return store([attempt])
      expected.left -= 1
      expected.attempts.push(attempt)
      const { promise } = expected.written
      if (expected.left === 0) write(fanOutId, expected)
      else expected.timer ??= setTimeout(() => write(fanOutId, expected), GATHER_MS)
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
