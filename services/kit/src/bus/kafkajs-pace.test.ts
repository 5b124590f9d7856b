import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setLiveInstances } from '../instances/live-instances.ts'
import {
  BUSY_EVENTS,
  type FetchingGroup,
  fetchAtPace,
  MANY_EVENTS,
  MAX_REST_MS,
  QUIET_AFTER_MS,
  QUIET_WAIT_MS,
  SHORT_REST_MS,
} from './kafkajs-pace.ts'

const GATHERING = { maxWaitTime: 250, minBytes: 512 * 1024 }
const QUIET = { maxWaitTime: QUIET_WAIT_MS, minBytes: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A group whose requests are answered with as many events as each says; answers with what each request asked. */
const groupThatReads = (...events: number[]) => groupOf(GATHERING, events)

function groupOf(settings: FetchingGroup, events: number[]) {
  const group: FetchingGroup = { ...settings }
  const asked: FetchingGroup[] = []
  const fetch = fetchAtPace(async function () {
    asked.push({ maxWaitTime: this.maxWaitTime, minBytes: this.minBytes })
    const count = events.shift() ?? 0
    return [{ messages: [] }, { messages: Array.from({ length: count }) }]
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
  const third = next()
  await vi.advanceTimersByTimeAsync(0)
  await third
  expect(asked).toEqual([GATHERING, QUIET, GATHERING])
})

test('a group that gathers asks again three times as long after its work as that took, but soon', async () => {
  const { asked, next } = groupThatReads(5, 5, 0)
  await next()
  vi.advanceTimersByTime(100)
  const second = next()
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await second
  vi.advanceTimersByTime(5000)
  const third = next()
  await vi.advanceTimersByTimeAsync(MAX_REST_MS)
  await third
  expect(asked).toHaveLength(3)
})

test('a group rests in full when that brings enough at the rate of the last events, however little its work was', async () => {
  const { asked, next } = groupThatReads(1, 2 * BUSY_EVENTS, BUSY_EVENTS - 1, 0)
  await next()
  vi.advanceTimersByTime(MAX_REST_MS)
  const busy = next()
  await vi.advanceTimersByTimeAsync(MAX_REST_MS)
  await busy
  const third = next()
  await vi.advanceTimersByTimeAsync(MAX_REST_MS - 1)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await third
  const fourth = next()
  await vi.advanceTimersByTimeAsync(0)
  await fourth
  expect(asked).toHaveLength(4)
})

test('a group that does not gather rests shortly, and only while many events come', async () => {
  const { asked, next } = groupOf({ maxWaitTime: 500, minBytes: 1 }, [BUSY_EVENTS, 2 * BUSY_EVENTS, 0])
  await next()
  vi.advanceTimersByTime(SHORT_REST_MS)
  await next()
  expect(asked).toHaveLength(2)
  const third = next()
  await vi.advanceTimersByTimeAsync(SHORT_REST_MS - 1)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await third
  expect(asked).toHaveLength(3)
})

test('a group that catches up does not rest', async () => {
  const { asked, next } = groupThatReads(MANY_EVENTS, 0)
  await next()
  vi.advanceTimersByTime(100)
  await next()
  expect(asked).toHaveLength(2)
})

test('where the service runs more than once, a busy group rests twice as long', async () => {
  setLiveInstances(2)
  onTestFinished(() => setLiveInstances(1))
  const { asked, next } = groupThatReads(BUSY_EVENTS, BUSY_EVENTS, 0)
  await next()
  vi.advanceTimersByTime(MAX_REST_MS)
  const second = next()
  await vi.advanceTimersByTimeAsync(2 * MAX_REST_MS)
  await second
  const third = next()
  await vi.advanceTimersByTimeAsync(2 * MAX_REST_MS - 1)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await third
  expect(asked).toHaveLength(3)
})
