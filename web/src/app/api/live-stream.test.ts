import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TestStream } from '../../testing/test-stream.ts'
import { listen } from './live-stream.ts'

const PATH = '/api/x/stream'
const stream = () => TestStream.of(PATH)
let stop = () => {}
function start() {
  const heard: number[] = []
  const reopened = vi.fn()
  stop = listen({ path: PATH, type: 'number', schema: z.number() }, (event) => heard.push(event), reopened)
  return { heard, reopened }
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
  const { heard, reopened } = start()
  stream().tell('number', 1)
  stream().tell('number', 'dva')
  stream().tell('number', 3)
  expect(heard).toEqual([1, 3])
  expect(reopened).not.toHaveBeenCalled()
})

it('a stream that broke and came back may have missed something', () => {
  const { reopened } = start()
  stream().breaks(false)
  expect(reopened).not.toHaveBeenCalled()
  stream().opens()
  expect(reopened).toHaveBeenCalledOnce()
})

it('a stream that was closed for good is opened again after a while, and not once nobody listens', () => {
  const { heard, reopened } = start()
  const first = stream()
  first.breaks(true)
  vi.advanceTimersByTime(15_000)
  expect(stream()).not.toBe(first)
  expect(reopened).toHaveBeenCalledOnce()
  stream().tell('number', 7)
  expect(heard).toEqual([7])
  stream().breaks(true)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(stream).toThrow()
})
