import { createRequire } from 'node:module'

interface RequestQueue {
  throttledUntil: number
  pending: unknown[]
  throttleCheckTimeoutId: NodeJS.Timeout | null
  checkPendingRequests(): void
}

const CHECK_PENDING_MS = 10

/**
 * KafkaJS 2.2.4 schedules its queue check with a negative delay when nothing is throttled, and Node 24 logs a warning for each
 * connection. This is the same method with a positive delay.
 */
const Queue: { prototype: RequestQueue & { scheduleCheckPendingRequests(): void } } = createRequire(import.meta.url)(
  'kafkajs/src/network/requestQueue',
)
Queue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.throttleCheckTimeoutId) return
  const delay = Math.max(this.throttledUntil - Date.now(), this.pending.length > 0 ? CHECK_PENDING_MS : 1)
  this.throttleCheckTimeoutId = setTimeout(() => {
    this.throttleCheckTimeoutId = null
    this.checkPendingRequests()
  }, delay)
}
