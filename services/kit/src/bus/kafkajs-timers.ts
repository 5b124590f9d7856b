import { createRequire } from 'node:module'

interface RequestQueue {
  throttledUntil: number
  pending: unknown[]
  throttleCheckTimeoutId: NodeJS.Timeout | null
  checkPendingRequests(): void
}

const CHECK_PENDING_MS = 10

/**
 * KafkaJS 2.2.4 checks the queue of each connection every millisecond, for ever, also when nothing waits in it: half of what a
 * service at rest cost. This is the same method for a queue in which something waits; a request that cannot be sent at once calls it.
 */
const Queue: { prototype: RequestQueue & { scheduleCheckPendingRequests(): void } } = createRequire(import.meta.url)(
  'kafkajs/src/network/requestQueue',
)
Queue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.throttleCheckTimeoutId || this.pending.length === 0) return
  const delay = Math.max(this.throttledUntil - Date.now(), CHECK_PENDING_MS)
  this.throttleCheckTimeoutId = setTimeout(() => {
    this.throttleCheckTimeoutId = null
    this.checkPendingRequests()
  }, delay)
}
