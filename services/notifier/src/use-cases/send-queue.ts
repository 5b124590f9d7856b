import type { Delivery } from '../domain/delivery.ts'
import type { Integrations } from '../domain/integrations.ts'

/** A leased delivery in the memory of this process. */
export interface QueuedDelivery {
  delivery: Delivery
  seller: Integrations
  /** A call started later could outlast the lease. */
  startBy: Date
  /** Called once it was tried or given back. */
  done(): void
}

/** Limits of one channel's queue, which bound the memory that it takes. */
const MAX_QUEUED = 2000
const MAX_QUEUED_PER_SELLER = 1000
/** Concurrent calls of a process to one outside service, in all and for one seller, so that a seller whose calls hang leaves room. */
export const MAX_CALLS = 32
const MAX_CALLS_PER_SELLER = 8

/** The queue takes at most what six windows (ms) would start at the latest rate: more would not start in time and be given back. */
const WINDOW_MS = 2000
const WINDOWS_AHEAD = 6

interface SellerQueue {
  items: QueuedDelivery[]
  /** Calls under way for this seller. */
  calls: number
  /** Until then items are gathered for one call; by Date.now(). */
  notBefore: number
}

/** The deliveries of one channel in memory. Sellers take turns. */
export interface SendQueue {
  /** How many more items of a seller it takes. */
  room(userId: number): number
  add(items: readonly QueuedDelivery[], notBefore?: number): void
  /** Items of one seller whose call could not begin: they are first again, and no call of the seller begins before then. */
  putBack(items: readonly QueuedDelivery[], notBefore: number): void
  /** The items of the next call, which counts as under way until `ended`; undefined: none may start now. */
  next(now: number): QueuedDelivery[] | undefined
  ended(userId: number): void
  takeOut(goes: (item: QueuedDelivery) => boolean): QueuedDelivery[]
  readonly size: number
  /** MAX_CALLS are under way. */
  readonly isFull: boolean
}

/** `batch`: the most items per call; `oneCall`: at most one call of a seller at a time. */
export function sendQueue({ batch, oneCall }: { batch: number; oneCall: boolean }): SendQueue {
  const sellers = new Map<number, SellerQueue>()
  let size = 0
  let calls = 0
  let window = { since: 0, started: 0, before: 0 }
  const currentWindow = () => {
    const now = performance.now()
    const past = now - window.since
    if (past >= WINDOW_MS) window = { since: now, started: 0, before: past < 2 * WINDOW_MS ? window.started : 0 }
    return window
  }
  /** How many items may wait; in batches few calls are enough for all of them. */
  const maxQueued = () => {
    const { started, before } = currentWindow()
    return batch > 1
      ? MAX_QUEUED
      : Math.min(MAX_QUEUED, Math.max(2 * MAX_CALLS, WINDOWS_AHEAD * Math.max(started, before)))
  }
  const maxCallsPerSeller = oneCall ? 1 : MAX_CALLS_PER_SELLER
  const isFull = () => calls >= MAX_CALLS
  const queueOf = (userId: number): SellerQueue => sellers.get(userId) ?? { items: [], calls: 0, notBefore: 0 }
  const moveToBack = (userId: number, queue: SellerQueue) => {
    // A Map iterates in insertion order: inserted again, the seller is behind the others.
    sellers.delete(userId)
    if (queue.items.length > 0 || queue.calls > 0) sellers.set(userId, queue)
  }

  return {
    room: (userId) => Math.max(0, Math.min(maxQueued() - size, MAX_QUEUED_PER_SELLER - queueOf(userId).items.length)),
    add(items, notBefore = 0) {
      for (const item of items) {
        const { userId } = item.delivery
        const queue = queueOf(userId)
        if (queue.items.length === 0) queue.notBefore = notBefore
        queue.items.push(item)
        sellers.set(userId, queue)
        size += 1
      }
    },
    putBack(items, notBefore) {
      const [first] = items
      if (!first) return
      const { userId } = first.delivery
      const queue = queueOf(userId)
      queue.items.unshift(...items)
      queue.notBefore = notBefore
      sellers.set(userId, queue)
      size += items.length
    },
    next(now) {
      if (isFull()) return undefined
      for (const [userId, queue] of sellers) {
        if (queue.items.length === 0 || queue.calls >= maxCallsPerSeller || queue.notBefore > now) continue
        const items = queue.items.splice(0, batch)
        queue.calls += 1
        calls += 1
        size -= items.length
        currentWindow().started += items.length
        moveToBack(userId, queue)
        return items
      }
      return undefined
    },
    ended(userId) {
      calls -= 1
      const queue = queueOf(userId)
      queue.calls -= 1
      if (queue.items.length === 0 && queue.calls === 0) sellers.delete(userId)
    },
    takeOut(goes) {
      const out: QueuedDelivery[] = []
      for (const [userId, queue] of sellers) {
        const staying = queue.items.filter((item) => !goes(item))
        if (staying.length === queue.items.length) continue
        out.push(...queue.items.filter(goes))
        queue.items = staying
        if (queue.items.length === 0 && queue.calls === 0) sellers.delete(userId)
      }
      size -= out.length
      return out
    },
    get size() {
      return size
    },
    get isFull() {
      return isFull()
    },
  }
}
