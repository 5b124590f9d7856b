import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import type { Connection } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { OutboxEntry } from '../bus/make-event.ts'
import { raiseCounter } from '../store/counters.ts'

/** What a service owns on compacted topics and can publish anew. */
export interface OwnedSnapshots {
  /** Several where one write publishes to each, under one version. */
  topics: readonly TopicName[]
  /** Keys of all that the store holds. */
  ids(): Promise<number[]>
  /** Stores a snapshot with its events, under a version above its own and above this one. False when somebody else wrote first. */
  announce(id: number, above: number): Promise<boolean>
  /** How many documents wait to be published since then or longer. */
  unpublished(until: Date): Promise<number>
  /** Whether a snapshot says that there is nothing any more. */
  isGone(last: Envelope): boolean
  /** The events that say so under this version, of what only the topic knows. */
  gone(last: Envelope, version: number): OutboxEntry[]
  /** The sequences that numbers in a snapshot come from: they go on above these. */
  counters: Readonly<Record<string, (last: Envelope) => number>>
}

export interface Republished {
  count: number
  /** Keys that the topic holds and the store does not. */
  missing: number[]
  /** Keys that the topic says are deleted and the store holds. */
  returned: number[]
}

/** `isGone` of snapshots that say it by `deleted`. */
export const marksDeleted = ({ data }: Envelope): boolean =>
  typeof data === 'object' && data !== null && 'deleted' in data && data.deleted === true

/** `announce` of what is read by its id and stored under a version; what went meanwhile needs none. */
export const announcing =
  <T extends { version: number }>(
    read: (id: number) => Promise<T | null | undefined>,
    store: (found: T, version: number) => Promise<boolean>,
  ): OwnedSnapshots['announce'] =>
  async (id, above) => {
    const found = await read(id)
    return !found || store(found, Math.max(found.version, above) + 1)
  }

const BATCH = 200

/**
 * Publishes every snapshot of the store anew, each above every version that the topic holds, so that a store restored from an older
 * backup is believed; waits until all are published. What only the topic knows is told as deleted when `deleteMissing` says so.
 */
export async function republish(
  { store, bus }: { store: Connection; bus: Bus },
  owned: OwnedSnapshots,
  deleteMissing: boolean,
): Promise<Republished> {
  const published = await publishedOnTopics(bus, owned)
  for (const [name, value] of Object.entries(published.counters)) await raiseCounter(store, name, value)

  const ids = await owned.ids()
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const id of ids.slice(start, start + BATCH)) {
      while (!(await owned.announce(id, published.newest.get(id)?.version ?? 0))) {}
    }
    const stored = new Date()
    while ((await owned.unpublished(stored)) > 0) await sleep(50)
  }

  const storedIds = new Set(ids)
  const [returned, here] = partition([...published.newest.keys()], (id) => published.newest.get(id)?.gone === true)
  const missing = here.filter((id) => !storedIds.has(id)).sort((a, b) => a - b)
  if (deleteMissing)
    await publishGone(bus, owned, new Map(missing.map((id) => [id, published.newest.get(id)?.version ?? 0])))
  return { count: ids.length, missing, returned: returned.filter((id) => storedIds.has(id)).sort((a, b) => a - b) }
}

function partition(ids: readonly number[], first: (id: number) => boolean): [number[], number[]] {
  return [ids.filter(first), ids.filter((id) => !first(id))]
}

/** Of each key the highest version on any of the topics; and the highest number of each sequence. */
async function publishedOnTopics(bus: Bus, { topics, isGone, counters }: OwnedSnapshots) {
  const newest = new Map<number, { version: number; gone: boolean }>()
  const highest: Record<string, number> = {}
  for (const topic of topics) {
    await bus.read(topic, new Map(), (event) => {
      const id = Number(event.aggregateId)
      if (event.aggregateVersion >= (newest.get(id)?.version ?? 0))
        newest.set(id, { version: event.aggregateVersion, gone: isGone(event) })
      for (const [name, numberIn] of Object.entries(counters))
        highest[name] = Math.max(highest[name] ?? 0, numberIn(event))
    })
  }
  return { newest, counters: highest }
}

/** Reads the topic again for the last snapshots of these alone, since all of them may be more than memory holds. */
async function publishGone(bus: Bus, { topics, gone }: OwnedSnapshots, versions: ReadonlyMap<number, number>) {
  const last = new Map<number, Envelope>()
  const [topic] = topics
  if (!topic || versions.size === 0) return
  await bus.read(topic, new Map(), (event) => {
    const id = Number(event.aggregateId)
    if (versions.has(id)) last.set(id, event)
  })
  const events = [...last].flatMap(([id, event]) => gone(event, (versions.get(id) ?? 0) + 1))
  for (let start = 0; start < events.length; start += BATCH) await bus.publish(events.slice(start, start + BATCH))
}
