import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { AnyChannel } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import type { Integrations } from '../domain/integrations.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { LaneLease } from '../store/lanes.ts'
import type { Locks } from '../store/locks.ts'
import { type SendDeps, sellersOf, sendDeliveries } from './send-deliveries.ts'
import { type QueuedDelivery, sendQueue } from './send-queue.ts'

export interface ChannelWorkerDeps extends SendDeps {
  fanOuts: FanOuts
  locks: Locks
  /** How long one call to an outside service may take, ms. */
  callTimeoutMs: number
}

export interface ChannelWorker extends Worker {
  /** There may be something due. */
  wake(): void
  /** Whether it may be handed a new delivery of this seller now. */
  hasRoom(userId: number): boolean
  /** Sends new deliveries that were stored as being in the hands of this process. */
  send(items: readonly QueuedDelivery[]): void
}

/** What is in hand must start within this time (ms); a lease lasts so much longer than its calls. */
export const START_WITHIN_MS = 10_000
/** New rows for one sheet are gathered for so long, ms. */
const GATHER_MS = 100
/** How many sellers in line a look takes, and how many deliveries of each that go alone. */
const LANES_PER_POLL = 16
const MAX_PER_LANE = 100
const MIN_PER_LANE = 8
/** How soon one that waits for an earlier one of its order, or for a lock, is looked at again, ms. */
const RETRY_ORDER_MS = 1000
const RETRY_LOCK_MS = 200

/**
 * Sends what a channel has: new deliveries from memory, and what waits, one lane of a seller after the other. A slow call takes one of
 * the places and holds up nobody else.
 */
export function channelWorker(deps: ChannelWorkerDeps, channel: AnyChannel, pollMs: number): ChannelWorker {
  const { fanOuts, lanes, locks, log, now, recorder } = deps
  const queue = sendQueue({ batch: channel.batch?.max ?? 1, oneCall: channel.lock !== undefined })
  const underWay = new Set<Promise<void>>()
  const callsMs = channel.maxCallsPerSend * deps.callTimeoutMs
  const leaseMs = callsMs + START_WITHIN_MS
  let stopped = false
  /** Sellers wait for room that all share: what comes new joins them, behind. */
  let waitingForQuota = false
  /** Calls that hang hold every place: what waits is left to other processes. */
  let stuck = false

  /** Runs beside the others; until it has ended the worker has not stopped. */
  const run = (work: Promise<void>) => {
    const running = work
      // Errors of the store may hold the documents, so only their text is logged.
      .catch((error: unknown) =>
        log.warn({ error: String(error), channel: channel.name }, 'left to the end of its lease'),
      )
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }
  const startNext = () => {
    for (let items = queue.next(Date.now()); items; items = queue.next(Date.now()))
      if (items[0]) run(call(items, items[0].seller))
  }

  const giveBack = async (items: readonly QueuedDelivery[], afterMs = 0) => {
    if (items.length === 0) return
    const dueAt = new Date(now().getTime() + afterMs)
    const deliveries = items.map(({ delivery }) => delivery)
    const due = deliveries.map(({ userId }) => ({ channel: channel.name, userId, dueAt }))
    const unpublished = new Map(deliveries.map((delivery) => [delivery, recorder.drop(delivery)]))
    try {
      await lanes.storeWaiting(due, now(), () => fanOuts.putBack(deliveries, () => dueAt, unpublished))
    } finally {
      markDone(items)
    }
  }

  const call = async (items: readonly QueuedDelivery[], seller: Integrations): Promise<void> => {
    try {
      await (channel.lock ? callLocked(items, seller, channel.lock(seller)) : callNow(items, seller))
    } finally {
      queue.ended(seller.userId)
      startNext()
    }
  }
  const callNow = async (inHand: readonly QueuedDelivery[], seller: Integrations): Promise<void> => {
    // What waited too long for its turn, or for the lock, may be in other hands by now, and be sent by them.
    const items = inHand.filter(({ startBy }) => startBy > now())
    run(giveBack(inHand.filter((item) => !items.includes(item))))
    if (items.length === 0) return
    let tried = items
    let recorded = Promise.resolve()
    try {
      const deliveries = items.map(({ delivery }) => delivery)
      const sent = await sendDeliveries(deps, channel, deliveries, seller)
      recorded = sent.recorded
      const postponed = new Set(sent.postponed)
      if (channel.room && postponed.size > 0) waitingForQuota = true
      tried = items.filter(({ delivery }) => !postponed.has(delivery))
      const untried = items.filter(({ delivery }) => postponed.has(delivery))
      // Given back once the lane is paused, or it would be taken at once.
      if (sent.paused)
        run(sent.paused.finally(() => giveBack([...untried, ...queue.takeOut({ userId: seller.userId })])))
    } finally {
      run(recorded.finally(() => markDone(tried)))
    }
  }
  /** What its calls outlast is taken over by a lane that needs the same lock, and looks whether the row is there. */
  const callLocked = async (items: readonly QueuedDelivery[], seller: Integrations, lock: string): Promise<void> => {
    const release = await locks.acquire(lock, leaseMs).catch(() => undefined)
    if (!release) return giveBack(items, RETRY_LOCK_MS)
    try {
      await callNow(items, seller)
    } finally {
      await release()
    }
  }
  const markDone = (items: readonly QueuedDelivery[]) => {
    for (const { done } of items) done()
  }

  const drain = async (lane: LaneLease): Promise<void> => {
    const { userId } = lane
    const release = async () => lanes.release(lane, await fanOuts.nextDue(channel.name, userId), now())
    const claimed = await claimInOrder(userId)
    if (claimed.length === 0) return release()
    const seller = (await sellersOf(deps, [userId]))(userId)
    const startBy = new Date(now().getTime() + START_WITHIN_MS)
    const allDone = Promise.withResolvers<void>()
    let left = claimed.length
    const done = () => {
      left -= 1
      if (left === 0) allDone.resolve()
    }
    queue.add(claimed.map((delivery) => ({ delivery, seller, startBy, done })))
    startNext()
    await allDone.promise
    await release()
    if (!stopped) worker.wake()
  }

  const claimInOrder = async (userId: number): Promise<Delivery[]> => {
    const at = now()
    const limit = channel.batch?.max ?? Math.max(MIN_PER_LANE, Math.min(MAX_PER_LANE, queue.room(userId)))
    const claimed = await fanOuts.claim(channel.name, userId, { at, ms: leaseMs }, limit)
    if (!channel.lock || claimed.length === 0) return claimed
    // What is told of an order goes in order: a later delivery waits while an earlier one is put off.
    const waitingFor = await fanOuts.openBefore(channel.name, claimed, at)
    await fanOuts.putBack(
      claimed.filter((delivery) => waitingFor.has(delivery)),
      (delivery) => new Date(Math.max(at.getTime() + RETRY_ORDER_MS, waitingFor.get(delivery)?.getTime() ?? 0)),
    )
    return claimed.filter((delivery) => !waitingFor.has(delivery))
  }

  const poll = async (): Promise<number> => {
    const late = queue.takeOut({ startedBy: now() })
    run(giveBack(late))
    stuck = queue.isFull && (stuck || late.length > 0)
    if (stuck || queue.size > MAX_PER_LANE) return 0
    const room = Math.min(LANES_PER_POLL, (await channel.room?.()) ?? LANES_PER_POLL)
    const taken = room > 0 ? await lanes.acquire(channel.name, { at: now(), ms: leaseMs + START_WITHIN_MS }, room) : []
    for (const lane of taken) run(drain(lane))
    if (!channel.room) return taken.length
    // Looked at again once these have used the room they were taken for.
    waitingForQuota = taken.length === room
    return 0
  }
  const worker = pollingWorker(`notifier.${channel.name}`, log, pollMs, poll)

  return {
    ...worker,
    hasRoom: (userId) => !stopped && !waitingForQuota && !stuck && queue.room(userId) > 0,
    send(items) {
      if (!channel.lock) queue.add(items)
      else {
        queue.add(items, Date.now() + GATHER_MS)
        setTimeout(startNext, GATHER_MS + 1)
      }
      startNext()
    },
    async stop() {
      stopped = true
      await worker.stop()
      await giveBack(queue.takeOut({ startedBy: new Date(8.64e15) }))
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
