import type { Delivery } from '../domain/delivery.ts'
import { fanOutIdOf } from '../domain/fan-out.ts'
import type { FanOuts, Tried } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'

/** What came of a fan-out's first channels waits so long (ms) for the others: mostly all of it is one write and one event. */
const PATIENCE_MS = 500

export interface OutcomeRecorder {
  /** A new fan-out of which so many deliveries are in hand here; `untold`: its others, of which nobody heard yet. */
  expect(fanOutId: string, inHand: number, unpublished: readonly Delivery[]): void
  /** Records how a delivery stands; resolves once that is stored. */
  settle(tried: Omit<Tried, 'untold'>): Promise<void>
  /** One that was expected will not be tried here. Gives what nobody was told of yet, where nothing else here will tell it. */
  dropped(delivery: Delivery): readonly Delivery[]
}

interface Expected {
  left: number
  unpublished: readonly Delivery[]
  tried: Tried[]
  written: PromiseWithResolvers<void>
  timer: NodeJS.Timeout | undefined
}

/** Keeps the outcomes of a fan-out until they can be recorded together. What is tried again puts its seller in the line before. */
export function outcomeRecorder({ fanOuts, lanes }: { fanOuts: FanOuts; lanes: Lanes }): OutcomeRecorder {
  const open = new Map<string, Expected>()

  const store = (tried: readonly Tried[]): Promise<void> => {
    const due = tried.flatMap(({ delivery: { channel, userId }, standing: { dueAt } }) =>
      dueAt ? [{ channel, userId, dueAt }] : [],
    )
    const at = tried.at(-1)?.at ?? new Date()
    return due.length > 0 ? lanes.waiting(due, at, () => fanOuts.record(tried)) : fanOuts.record(tried)
  }
  const write = (fanOutId: string, expected: Expected) => {
    clearTimeout(expected.timer)
    const { tried, written, unpublished } = expected
    Object.assign(expected, { tried: [], unpublished: [], timer: undefined, written: Promise.withResolvers<void>() })
    if (expected.left === 0) open.delete(fanOutId)
    if (tried.length === 0) return
    store(tried.map((one, index) => (index === 0 ? { ...one, unpublished } : one))).then(
      written.resolve,
      written.reject,
    )
  }

  return {
    expect(fanOutId, inHand, unpublished) {
      const written = Promise.withResolvers<void>()
      open.set(fanOutId, { left: inHand, unpublished, tried: [], written, timer: undefined })
    },
    async settle(tried) {
      const fanOutId = fanOutIdOf(tried.delivery)
      const expected = open.get(fanOutId)
      if (!expected) return store([tried])
      expected.left -= 1
      expected.tried.push(tried)
      const { promise } = expected.written
      if (expected.left === 0) write(fanOutId, expected)
      else expected.timer ??= setTimeout(() => write(fanOutId, expected), PATIENCE_MS)
      return promise
    },
    dropped(delivery) {
      const fanOutId = fanOutIdOf(delivery)
      const expected = open.get(fanOutId)
      if (!expected) return []
      expected.left -= 1
      if (expected.left > 0) return []
      const unpublished = expected.tried.length === 0 ? expected.unpublished : []
      write(fanOutId, expected)
      return unpublished
    },
  }
}
