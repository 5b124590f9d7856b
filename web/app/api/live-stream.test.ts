import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TestStream } from '../testing/test-stream.ts'
import { listen } from './live-stream.ts'

const PATH = '/api/x/stream'
const stream = () => TestStream.of(PATH)
let stop = () => {}
function start() {
  const received: number[] = []
  const opened = vi.fn()
  stop = listen({ path: PATH, type: 'number', schema: z.number() }, (event) => received.push(event), opened)
  return { received, opened }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestStream)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('a stream tells what it is told, and passes over what it does not know', () => {
  const { received, opened } = start()
  stream().push('number', 1)
  stream().push('number', 'dva')
  stream().push('number', 3)
  expect(received).toEqual([1, 3])
  expect(opened).not.toHaveBeenCalled()
})

it('a stream says when it begins to listen, at first and after a break: before that something may have been missed', () => {
  const { opened } = start()
  expect(opened).not.toHaveBeenCalled()
  stream().opens()
  expect(opened).toHaveBeenCalledTimes(1)
  stream().breaks(false)
  stream().opens()
  expect(opened).toHaveBeenCalledTimes(2)
})

it('a stream that was closed for good is opened again after a while, and not once nobody listens', () => {
  const { received, opened } = start()
  const first = stream()
  first.breaks(true)
  vi.advanceTimersByTime(15_000)
  expect(stream()).not.toBe(first)
  stream().opens()
  expect(opened).toHaveBeenCalledOnce()
  stream().push('number', 7)
  expect(received).toEqual([7])
  stream().breaks(true)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(stream).toThrow()
})
