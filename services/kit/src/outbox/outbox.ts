import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_COUNTED, type OutboxBacklog } from '@izlog/contracts/http/system'
import type { Model } from 'mongoose'
import { SENT_WITHIN_MS } from '../bus/bounded-producer.ts'
import type { Bus } from '../bus/bus.ts'
import type { OutboxEntry } from '../bus/make-event.ts'
import type { Logger } from '../logger.ts'
import { restFor } from '../rest.ts'
import { storeTime } from '../store/clock.ts'
import { retryDeadlock } from '../store/connection.ts'
import { outboxAgeSeconds } from '../telemetry/instruments.ts'
import { observe } from '../telemetry/metrics.ts'
import { pollingWorker } from '../worker.ts'
import type { OutboxFields } from './fields.ts'

/**
 * How long a process may publish a document exclusively. Kafka may answer up to SENT_WITHIN_MS later, so nothing is sent that close to the
 * end of the lease: a late send could overtake a newer snapshot published by another process.
 */
export const LEASE_MS = 10_000
/** How often (ms) relays look, together: what a crash left is leased for longer anyway. */
const RELAY_EVERY_MS = 3000
/** Events younger than this (ms) are left to the process that wrote them. */
const FAST_PATH_MS = 1000
const AFTER_FAILURE_MS = 500
const BATCH = 500
/** How long (ms) a process that publishes events of several documents gathers those of others at most: well within their leases. */
const MAX_REST_MS = 250
/** How many due documents the relay reads at once. */
const RELAY_LIMIT = 4 * BATCH
/** How long (ms) the age of the oldest unpublished event is reused by scrapes. */
const AGE_KEPT_MS = 5000
/** How many documents may wait in memory for a send; the relay publishes the others. */
export const MAX_WAITING = 10_000

type Id = number | string

/** Publishes the events of one collection. */
export interface Outbox {
  /** For an insert: fields that store the events and lease the document to this process in one write, so that publishing needs no claim. Then call `publishLeased` with the same array. */
  insertLeased(entries: OutboxEntry[]): Pick<OutboxFields, 'outbox' | 'outboxAt' | 'outboxLease'>
  publishLeased(id: Id, entries: OutboxEntry[]): void
  /** For an update by the only process that may change the document (one with a lease of its own on it): leases the outbox in the same write. Then call `publishLeased` with the same array. */
  updateLeased(entries: OutboxEntry[]): {
    push: { outbox: { $each: OutboxEntry[] } }
    set: Required<Pick<OutboxFields, 'outboxAt' | 'outboxLease'>>
  }
  /** For any other update: its `$push` and `$set` parts. Then call `publishSoon`. */
  update(entries: OutboxEntry[]): { push: { outbox: { $each: OutboxEntry[] } }; set: { outboxAt: Date } }
  publishSoon(id: Id): void
  /** What waits to be published, by all processes. */
  backlog(): Promise<OutboxBacklog>
  /** Starts the relay. */
  start(): void
  /** Stops the relay and waits for the running send. */
  stop(): Promise<void>
}

interface LeasedDocument {
  _id: Id
  outbox: OutboxEntry[]
  deletedAt?: Date | null
}

/**
 * Fast path: events are published right after the write; those that arrive during a send go together in the next one.
 * Relay: every few seconds it publishes what the fast path left, as after a crash or while Kafka was away.
 * Publishing comes before marking: a crash in between publishes an event twice, under the same id, and readers skip the second.
 */
export function createOutbox<T extends OutboxFields>(typed: Model<T>, bus: Bus, log: Logger): Outbox {
  // Queries use the outbox fields only; Mongoose's types cannot prove these for a generic document.
  const model = typed as unknown as Model<OutboxFields & { _id: Id }>
  const token = randomUUID()
  const leasedDocuments = new Map<Id, { outbox: OutboxEntry[]; until: number }>()
  /** End of the lease with which an array of events was stored, by `performance.now()`. */
  const leases = new WeakMap<readonly OutboxEntry[], number>()
  const pendingIds = new Set<Id>()
  let sending: Promise<void> | undefined
  let stopped = false
  let endObserving = () => {}

  const now = () => storeTime(model.db)
  const lease = () => ({ token, until: new Date(now().getTime() + LEASE_MS) })
  const leaseFor = (entries: readonly OutboxEntry[]) => {
    leases.set(entries, performance.now() + LEASE_MS)
    return lease()
  }
  const hasTimeToSend = (until: number) => performance.now() + SENT_WITHIN_MS <= until
  const free = () => ({ $or: [{ outboxLease: null }, { 'outboxLease.until': { $lt: now() } }] })

  const claim = async (ids: Id[]): Promise<LeasedDocument[]> => {
    if (ids.length === 0) return []
    const until = performance.now() + LEASE_MS
    const mine = { token: randomUUID(), until: lease().until }
    await retryDeadlock(() =>
      model.updateMany({ _id: { $in: ids }, outboxAt: { $type: 'date' }, ...free() }, { $set: { outboxLease: mine } }),
    )
    const documents = await model
      .find({ _id: { $in: ids }, 'outboxLease.token': mine.token }, { outbox: 1, deletedAt: 1 })
      .lean<LeasedDocument[]>()
    return hasTimeToSend(until) ? documents : []
  }

  const publish = async (documents: LeasedDocument[]): Promise<void> => {
    if (documents.length === 0) return
    await bus.publish(documents.flatMap(({ outbox }) => outbox))
    const ids = documents.map(({ _id }) => _id)
    const published = documents.flatMap(({ outbox }) => outbox.map(({ event }) => event.id))
    // A single write a document removes the events and the mark: every write updates the document's indexes.
    const left = { $filter: { input: '$outbox', cond: { $not: [{ $in: ['$$this.event.id', published] }] } } }
    await retryDeadlock(() =>
      model.updateMany(
        { _id: { $in: ids } },
        [
          { $set: { outbox: left, outboxLease: null } },
          { $set: { outboxAt: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$outboxAt'] } } },
        ],
        { updatePipeline: true },
      ),
    )
    const deleted = documents.filter(({ deletedAt }) => deletedAt).map(({ _id }) => _id)
    if (deleted.length > 0) await model.deleteMany({ _id: { $in: deleted }, outbox: { $size: 0 } })
  }

  const takeLeased = (): LeasedDocument[] => {
    const taken = [...leasedDocuments].slice(0, BATCH)
    for (const [id] of taken) leasedDocuments.delete(id)
    return taken.filter(([, { until }]) => hasTimeToSend(until)).map(([_id, { outbox }]) => ({ _id, outbox }))
  }
  const takePending = (): Id[] => {
    const ids = [...pendingIds].slice(0, BATCH)
    for (const id of ids) pendingIds.delete(id)
    return ids
  }

  const drain = async () => {
    while (leasedDocuments.size > 0 || pendingIds.size > 0) {
      const began = performance.now()
      const documents = leasedDocuments.size > 0 ? takeLeased() : await claim(takePending())
      await publish(documents)
      // Not after one alone, whose next event may be awaited; nor while many wait or the process ends.
      if (documents.length > 1 && documents.length < BATCH && !stopped)
        await sleep(restFor(performance.now() - began, MAX_REST_MS))
    }
  }
  const wake = () => {
    sending ??= drain()
      .catch((err: unknown) => {
        log.warn({ err }, 'outbox: left to the relay')
        return sleep(AFTER_FAILURE_MS)
      })
      .finally(() => {
        sending = undefined
        if (!stopped && (leasedDocuments.size > 0 || pendingIds.size > 0)) wake()
      })
  }

  const sweep = async () => {
    let due: Id[]
    do {
      const found = await model
        .find({ outboxAt: { $lt: new Date(now().getTime() - FAST_PATH_MS) }, ...free() }, { _id: 1 })
        .sort({ outboxAt: 1 })
        .limit(RELAY_LIMIT)
        .lean<{ _id: Id }[]>()
      due = found.map(({ _id }) => _id)
      for (const ids of inBatches(due)) if (!stopped) await publish(await claim(ids))
    } while (due.length === RELAY_LIMIT && !stopped)
    return 0
  }
  const relay = pollingWorker('outbox relay', log, RELAY_EVERY_MS, sweep)

  const collection = model.collection.name
  // By the sparse index of `outboxAt`, as the relay.
  const unpublished = () => ({ outboxAt: { $lte: now() } })
  const ageSeconds = async (): Promise<number> => {
    const oldest = await model
      .findOne(unpublished(), { outboxAt: 1 })
      .sort({ outboxAt: 1 })
      .lean<Pick<OutboxFields, 'outboxAt'>>()
    const since = oldest?.outboxAt?.getTime() ?? now().getTime()
    return Math.max(0, now().getTime() - since) / 1000
  }

  return {
    insertLeased: (entries) => ({ outbox: entries, outboxAt: now(), outboxLease: leaseFor(entries) }),
    publishLeased(id, entries) {
      const until = leases.get(entries) ?? 0
      const waiting = leasedDocuments.get(id) ?? { outbox: [], until }
      if (leasedDocuments.size < MAX_WAITING)
        leasedDocuments.set(id, { outbox: [...waiting.outbox, ...entries], until: Math.min(waiting.until, until) })
      wake()
    },
    updateLeased: (entries) => ({
      push: { outbox: { $each: entries } },
      set: { outboxAt: now(), outboxLease: leaseFor(entries) },
    }),
    update: (entries) => ({ push: { outbox: { $each: entries } }, set: { outboxAt: now() } }),
    publishSoon(id) {
      if (pendingIds.size < MAX_WAITING) pendingIds.add(id)
      wake()
    },
    async backlog() {
      const age = await ageSeconds()
      const waiting = age > 0 ? await model.countDocuments(unpublished(), { limit: MAX_COUNTED }) : 0
      return { collection, waiting, ageSeconds: age }
    },
    start() {
      endObserving = observe(outboxAgeSeconds, AGE_KEPT_MS, async () => [
        { value: await ageSeconds(), attributes: { collection } },
      ])
      relay.start()
    },
    async stop() {
      stopped = true
      endObserving()
      await relay.stop()
      await sending
    },
  }
}

/** The ids in batches, beginning with a random one, so that two relays that read the same ids seldom claim the same batch. */
function inBatches(ids: readonly Id[]): Id[][] {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  )
  const first = Math.floor(Math.random() * batches.length)
  return [...batches.slice(first), ...batches.slice(0, first)]
}
