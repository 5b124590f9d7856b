import { createRequire } from 'node:module'

interface RequestQueue {
  throttledUntil: number
  pending: unknown[]
  throttleCheckTimeoutId: NodeJS.Timeout | null
  checkPendingRequests(): void
}

const CHECK_PENDING_MS = 10

/**
 * KafkaJS 2.2.4 schedules its queue check at a time in the past when nothing is throttled, which Node 24 warns of at
 * every connection. The same method with the delay kept positive.
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
