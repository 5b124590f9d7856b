import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Model } from 'mongoose'
import { SENT_WITHIN_MS } from '../bus/bounded-producer.ts'
import type { Bus } from '../bus/bus.ts'
import type { OutboxEntry } from '../bus/make-event.ts'
import type { Logger } from '../logger.ts'
import { storeTime } from '../store/clock.ts'
import { againAfterDeadlock } from '../store/connection.ts'
import type { OutboxFields } from './fields.ts'

/**
 * How long one publisher keeps others away. Nothing is sent of which the send might outlast it (SENT_WITHIN_MS): another process may then
 * have published something newer, which a late send would overtake.
 */
export const LEASE_MS = 10_000
const RELAY_EVERY_MS = 1000
const AFTER_FAILURE_MS = 500
const BATCH = 500
/** So many due documents the relay looks for at once. */
const LOOK_AHEAD = 4 * BATCH
/** So many documents wait in memory for a send; while Kafka is away further ones are left to the relay. */
export const MOST_WAITING = 10_000

type Id = number | string

/** Publishes the events of one collection. */
export interface Outbox {
  /** For an insert: the document is born leased to this process, so the fast path needs no claim. Follow with `publishBorn` of the same array. */
  born(entries: OutboxEntry[]): Pick<OutboxFields, 'outbox' | 'outboxAt' | 'outboxLease'>
  publishBorn(id: Id, entries: OutboxEntry[]): void
  /** For an update that its writer alone may make (it holds the document's own lease): leased to this process too. Follow with `publishBorn` of the same array. */
  leased(entries: OutboxEntry[]): {
    push: { outbox: { $each: OutboxEntry[] } }
    set: Required<Pick<OutboxFields, 'outboxAt' | 'outboxLease'>>
  }
  /** For an update: `$push` and `$set` parts. Follow with `publishSoon`. */
  pushed(entries: OutboxEntry[]): { push: { outbox: { $each: OutboxEntry[] } }; set: { outboxAt: Date } }
  publishSoon(id: Id): void
  /** Starts the relay. */
  start(): void
  /** Ends the relay and the send under way. */
  stop(): Promise<void>
}

interface Held {
  _id: Id
  outbox: OutboxEntry[]
  deletedAt?: Date | null
}

/**
 * Fast path: published right after the write; what gathers while a send is under way goes with the next one.
 * Relay: every second, what the fast path left (a crash, Kafka away).
 * Publish, then mark: a crash between the two sends twice, which readers are built for.
 */
export function createOutbox<T extends OutboxFields>(typed: Model<T>, bus: Bus, log: Logger): Outbox {
  // Filters on the outbox fields only; mongoose cannot prove them for a generic document.
  const model = typed as unknown as Model<OutboxFields & { _id: Id }>
  const token = randomUUID()
  const born = new Map<Id, { outbox: OutboxEntry[]; until: number }>()
  /** Until when what was stored with a lease of ours is ours, by the process's own steady clock. */
  const leases = new WeakMap<readonly OutboxEntry[], number>()
  const touched = new Set<Id>()
  let sending: Promise<void> | undefined
  let relay: NodeJS.Timeout | undefined
  let stopped = false

  const now = () => storeTime(model.db)
  const lease = () => ({ token, until: new Date(now().getTime() + LEASE_MS) })
  const leaseFor = (entries: readonly OutboxEntry[]) => {
    leases.set(entries, performance.now() + LEASE_MS)
    return lease()
  }
  const timeToSend = (until: number) => performance.now() + SENT_WITHIN_MS <= until
  const free = () => ({ $or: [{ outboxLease: null }, { 'outboxLease.until': { $lt: now() } }] })

  const claim = async (ids: Id[]): Promise<Held[]> => {
    if (ids.length === 0) return []
    const until = performance.now() + LEASE_MS
    const mine = { token: randomUUID(), until: lease().until }
    await againAfterDeadlock(() =>
      model.updateMany({ _id: { $in: ids }, outboxAt: { $type: 'date' }, ...free() }, { $set: { outboxLease: mine } }),
    )
    const held = await model
      .find({ _id: { $in: ids }, 'outboxLease.token': mine.token }, { outbox: 1, deletedAt: 1 })
      .lean<Held[]>()
    return timeToSend(until) ? held : []
  }

  const publish = async (held: Held[]): Promise<void> => {
    if (held.length === 0) return
    await bus.publish(held.flatMap(({ outbox }) => outbox))
    const ids = held.map(({ _id }) => _id)
    const published = held.flatMap(({ outbox }) => outbox.map(({ event }) => event.id))
    // One write a document, mark and all: each write of a document costs what its indexes cost.
    const left = { $filter: { input: '$outbox', cond: { $not: [{ $in: ['$$this.event.id', published] }] } } }
    await againAfterDeadlock(() =>
      model.updateMany(
        { _id: { $in: ids } },
        [
          { $set: { outbox: left, outboxLease: null } },
          { $set: { outboxAt: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$outboxAt'] } } },
        ],
        { updatePipeline: true },
      ),
    )
    const deleted = held.filter(({ deletedAt }) => deletedAt).map(({ _id }) => _id)
    if (deleted.length > 0) await model.deleteMany({ _id: { $in: deleted }, outbox: { $size: 0 } })
  }

  const takeBorn = (): Held[] => {
    const taken = [...born].slice(0, BATCH)
    for (const [id] of taken) born.delete(id)
    return taken.filter(([, { until }]) => timeToSend(until)).map(([_id, { outbox }]) => ({ _id, outbox }))
  }
  const takeTouched = (): Id[] => {
    const ids = [...touched].slice(0, BATCH)
    for (const id of ids) touched.delete(id)
    return ids
  }

  const drain = async () => {
    while (born.size > 0 || touched.size > 0) await publish(born.size > 0 ? takeBorn() : await claim(takeTouched()))
  }
  const wake = () => {
    sending ??= drain()
      .catch((err: unknown) => {
        log.warn({ err }, 'outbox: left to the relay')
        return sleep(AFTER_FAILURE_MS)
      })
      .finally(() => {
        sending = undefined
        if (!stopped && (born.size > 0 || touched.size > 0)) wake()
      })
  }

  const sweep = async () => {
    let due: Id[]
    do {
      const found = await model
        .find({ outboxAt: { $lt: new Date(now().getTime() - RELAY_EVERY_MS) }, ...free() }, { _id: 1 })
        .sort({ outboxAt: 1 })
        .limit(LOOK_AHEAD)
        .lean<{ _id: Id }[]>()
      due = found.map(({ _id }) => _id)
      for (const ids of inBatches(due)) if (!stopped) await publish(await claim(ids))
    } while (due.length === LOOK_AHEAD && !stopped)
  }
  const runRelay = async () => {
    await sweep().catch((err: unknown) => log.warn({ err }, 'outbox relay: next try in a second'))
    if (!stopped) relay = setTimeout(runRelay, RELAY_EVERY_MS)
  }

  return {
    born: (entries) => ({ outbox: entries, outboxAt: now(), outboxLease: leaseFor(entries) }),
    publishBorn(id, entries) {
      const until = leases.get(entries) ?? 0
      const waiting = born.get(id) ?? { outbox: [], until }
      if (born.size < MOST_WAITING)
        born.set(id, { outbox: [...waiting.outbox, ...entries], until: Math.min(waiting.until, until) })
      wake()
    },
    leased: (entries) => ({
      push: { outbox: { $each: entries } },
      set: { outboxAt: now(), outboxLease: leaseFor(entries) },
    }),
    pushed: (entries) => ({ push: { outbox: { $each: entries } }, set: { outboxAt: now() } }),
    publishSoon(id) {
      if (touched.size < MOST_WAITING) touched.add(id)
      wake()
    },
    start: () => void runRelay(),
    async stop() {
      stopped = true
      clearTimeout(relay)
      await sending
    },
  }
}

/** The ids in batches, beginning at any of them: so two relays that found the same ones seldom claim the same batch. */
function inBatches(ids: readonly Id[]): Id[][] {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  )
  const first = Math.floor(Math.random() * batches.length)
  return [...batches.slice(first), ...batches.slice(0, first)]
}
