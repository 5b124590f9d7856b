import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { AnyChannel } from '../channels/channel.ts'
import { type Delivery, markedPaused } from '../domain/delivery.ts'
import type { Integrations } from '../domain/integrations.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { LaneLease } from '../store/lanes.ts'
import type { Locks } from '../store/locks.ts'
import type { LivePauses } from './live-pauses.ts'
import { type SendDeps, sellersOf, sendDeliveries } from './send-deliveries.ts'
import { type QueuedDelivery, sendQueue } from './send-queue.ts'

export interface ChannelWorkerDeps extends SendDeps {
  fanOuts: FanOuts
  locks: Locks
  livePauses: Pick<LivePauses, 'isPaused' | 'of'>
  /** How long one call to an outside service may take, ms. */
  callTimeoutMs: number
}

export interface ChannelWorker extends Worker {
  /** Looks for due deliveries at once. */
  wake(): void
  /** Whether it takes a new delivery of this seller into memory now. */
  hasRoom(userId: number): boolean
  /** Sends new deliveries that were stored as in the memory of this process. */
  send(items: readonly QueuedDelivery[]): void
}

/** A delivery in memory must start within this time, ms: the lease is that much longer than the calls. */
export const START_WITHIN_MS = 15_000
/** How long new rows for one sheet are gathered, ms. */
const GATHER_MS = 100
/** Lanes leased per poll, and deliveries claimed per lane where each is a call of its own. */
const LANES_PER_POLL = 16
const MAX_PER_LANE = 100
const MIN_PER_LANE = 8
/** When a delivery that waits for an earlier one of its order, or for a lock, is retried, ms. */
const RETRY_ORDER_MS = 1000
const RETRY_LOCK_MS = 200

/**
 * Sends one channel's deliveries: new ones from memory, waiting ones lane by lane. Calls run side by side, so a slow one delays no
 * other seller.
 */
export function channelWorker(deps: ChannelWorkerDeps, channel: AnyChannel, pollMs: number): ChannelWorker {
  const { fanOuts, lanes, livePauses, locks, log, now, recorder } = deps
  const queue = sendQueue({ batch: channel.batch?.max ?? 1, oneCall: channel.lock !== undefined })
  const underWay = new Set<Promise<void>>()
  const callsMs = channel.maxCallsPerSend * deps.callTimeoutMs
  const leaseMs = callsMs + START_WITHIN_MS
  let stopped = false
  /** Lanes wait for a quota that all sellers share: new deliveries join them instead of going first. */
  let waitingForQuota = false
  /** Hanging calls use all of MAX_CALLS: waiting deliveries are left to other processes. */
  let stuck = false

  /** Runs in the background; `stop` waits for it. */
  const run = (work: Promise<void>) => {
    const running = work
      // An error of the store may contain documents with personal data, so only its text is logged.
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

  /** What a deleted seller has left is skipped without a call. */
  const isPaused = ({ delivery, seller }: QueuedDelivery) => !seller.deleted && livePauses.isPaused(delivery)

  const giveBack = async (items: readonly QueuedDelivery[]) => {
    if (items.length === 0) return
    const dueAt = now()
    const due = items.map(({ delivery: { userId } }) => ({ channel: channel.name, userId, dueAt }))
    const unpublished = new Map(
      items.map((item) => {
        const { delivery } = item
        const back = isPaused(item) ? markedPaused(delivery) : delivery
        return [back, [...recorder.drop(delivery), ...(back === delivery ? [] : [back])]]
      }),
    )
    const deliveries = [...unpublished.keys()]
    try {
      await lanes.storeWaiting(due, dueAt, () => fanOuts.putBack(deliveries, () => dueAt, unpublished))
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
    // The lease of what waited too long for its turn or for the lock may end during the call: another process could send it too.
    const items = inHand.filter((item) => item.startBy > now() && !isPaused(item))
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
      // Only once the lane is paused, otherwise it would be leased again at once.
      if (sent.paused)
        run(
          sent.paused.finally(() =>
            giveBack([...untried, ...queue.takeOut(({ delivery }) => delivery.userId === seller.userId)]),
          ),
        )
    } finally {
      run(recorded.finally(() => markDone(tried)))
    }
  }
  const sendLater = (items: readonly QueuedDelivery[]) => {
    if (items.length === 0) return
    queue.putBack(items, Date.now() + RETRY_LOCK_MS)
    setTimeout(startNext, RETRY_LOCK_MS + 1)
  }
  /** Calls under the channel's lock. If they outlast the lease, whoever takes over needs the same lock and checks for the row first. */
  const callLocked = async (items: readonly QueuedDelivery[], seller: Integrations, lock: string): Promise<void> => {
    const release = await locks.acquire(lock, leaseMs).catch(() => undefined)
    if (!release) {
      // Kept in memory, since another process holds the lock for a call only; what waits too long goes to its lane.
      const inTime = items.filter(({ startBy }) => !stopped && startBy > now())
      sendLater(inTime)
      return giveBack(items.filter((item) => !inTime.includes(item)))
    }
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
    // Deliveries of an order go in order: a later one waits while an earlier one is open.
    const waitingFor = await fanOuts.openBefore(channel.name, claimed, at)
    await fanOuts.putBack(
      claimed.filter((delivery) => waitingFor.has(delivery)),
      (delivery) => new Date(Math.max(at.getTime() + RETRY_ORDER_MS, waitingFor.get(delivery)?.getTime() ?? 0)),
    )
    return claimed.filter((delivery) => !waitingFor.has(delivery))
  }

  const poll = async (): Promise<number> => {
    const at = now()
    const late = queue.takeOut(({ startBy }) => startBy <= at)
    run(giveBack([...late, ...queue.takeOut(isPaused)]))
    stuck = queue.isFull && (stuck || late.length > 0)
    if (stuck || queue.size > MAX_PER_LANE) return 0
    const room = Math.min(LANES_PER_POLL, (await channel.room?.()) ?? LANES_PER_POLL)
    const lease = { at: now(), ms: leaseMs + START_WITHIN_MS }
    const taken = room > 0 ? await lanes.acquire(channel.name, lease, room, livePauses.of(channel.name)) : []
    for (const lane of taken) run(drain(lane))
    if (!channel.room) return taken.length
    // Returns 0, so that the next poll comes after these have used their share of the quota.
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
      await giveBack(queue.takeOut(() => true))
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
