import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FetchingGroup, fetchSeldomWhenQuiet, QUIET_AFTER_MS, QUIET_WAIT_MS } from './kafkajs-quiet-groups.ts'

const GATHERING = { maxWaitTime: 250, minBytes: 512 * 1024 }
const QUIET = { maxWaitTime: QUIET_WAIT_MS, minBytes: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A group whose requests are answered with as many events as each says; answers with what each request asked. */
function groupThatReads(...events: number[]) {
  const group: FetchingGroup = { ...GATHERING }
  const asked: FetchingGroup[] = []
  const fetch = fetchSeldomWhenQuiet(async function () {
    asked.push({ maxWaitTime: this.maxWaitTime, minBytes: this.minBytes })
    const count = events.shift() ?? 0
    return [{ isEmpty: () => true }, { isEmpty: () => count === 0 }]
  })
  return { asked, next: () => fetch.call(group, '0') }
}

test('a group that was quiet for long enough asks seldom, and for the first event', async () => {
  const { asked, next } = groupThatReads()
  await next()
  vi.advanceTimersByTime(QUIET_AFTER_MS - 1)
  await next()
  vi.advanceTimersByTime(1)
  await next()
  expect(asked).toEqual([GATHERING, GATHERING, QUIET])
})

test('from the first event on, a group asks as it was set', async () => {
  const { asked, next } = groupThatReads(0, 3, 0)
  await next()
  vi.advanceTimersByTime(QUIET_AFTER_MS)
  await next()
  await next()
  expect(asked).toEqual([GATHERING, QUIET, GATHERING])
})
