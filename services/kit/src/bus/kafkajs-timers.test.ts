import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import './kafkajs-timers.ts'

interface Pushed {
  entry: { correlationId: number; resolve(): void; reject(): void }
  expectResponse: boolean
  sendRequest(): void
}
interface RequestQueue {
  throttleCheckTimeoutId: NodeJS.Timeout | null
  push(request: Pushed): void
  fulfillRequest(response: { correlationId: number; payload: Buffer; size: number }): void
  maybeThrottle(ms: number): void
}
const Queue: new (options: object) => RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue')

const queue = () =>
  new Queue({ maxInFlightRequests: 1, requestTimeout: 1000, logger: { debug() {}, warn() {} }, clientId: 'test' })
const request = (correlationId: number, sent: number[]): Pushed => ({
  entry: { correlationId, resolve() {}, reject() {} },
  expectResponse: true,
  sendRequest: () => void sent.push(correlationId),
})
const answered = (correlationId: number) => ({ correlationId, payload: Buffer.alloc(0), size: 0 })

test('a connection on which nothing waits has no timer', () => {
  const requests = queue()
  requests.push(request(1, []))
  requests.fulfillRequest(answered(1))
  expect(requests.throttleCheckTimeoutId).toBeNull()
})

test('a request that waits for another is sent with its answer', () => {
  const requests = queue()
  const sent: number[] = []
  requests.push(request(1, sent))
  requests.push(request(2, sent))
  expect(sent).toEqual([1])
  requests.fulfillRequest(answered(1))
  expect(sent).toEqual([1, 2])
})

test('a request to a broker that throttles is sent once it may be', () => {
  vi.useFakeTimers()
  try {
    const requests = queue()
    const sent: number[] = []
    requests.maybeThrottle(400)
    requests.push(request(1, sent))
    vi.advanceTimersByTime(399)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(20)
    expect(sent).toEqual([1])
  } finally {
    vi.useRealTimers()
  }
})
