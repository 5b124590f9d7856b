import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import type { Connection } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { OutboxEntry } from '../bus/make-event.ts'
import { raiseCounter } from '../store/counters.ts'

/** The snapshots that a service owns on compacted topics and can republish. */
export interface OwnedSnapshots {
  /** Several where one write publishes to each of them, under one version. */
  topics: readonly TopicName[]
  /** Ids of all stored documents. */
  ids(): Promise<number[]>
  /** Appends the snapshot to the document's outbox under a version above its own and above `above`. False if another write came first. */
  announce(id: number, above: number): Promise<boolean>
  /** How many documents have had unpublished events since `until` or longer. */
  unpublished(until: Date): Promise<number>
  /** Whether a snapshot marks the aggregate as deleted. */
  isGone(last: Envelope): boolean
  /** Events that mark an aggregate as deleted under this version, for one that is on the topic only. */
  gone(last: Envelope, version: number): OutboxEntry[]
  /** Reads from a snapshot the numbers taken from a sequence, by the sequence's name: the sequence continues above them. */
  counters: Readonly<Record<string, (last: Envelope) => number>>
}

export interface Republished {
  count: number
  /** Ids that are on the topic and not in the store. */
  missing: number[]
  /** Ids that are deleted on the topic and present in the store. */
  returned: number[]
}

/** `isGone` for snapshots with a field `deleted`. */
export const marksDeleted = ({ data }: Envelope): boolean =>
  typeof data === 'object' && data !== null && 'deleted' in data && data.deleted === true

/** `announce` for documents that are read by id and stored under a version; one deleted meanwhile is skipped. */
export const announceById =
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
 * Publishes every snapshot of the store again, each under a version above all on the topic, so that readers accept the state of a store
 * restored from an older backup; waits until all are published. With `deleteMissing`, aggregates that only the topic has are published as deleted.
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
    const storedAt = new Date()
    while ((await owned.unpublished(storedAt)) > 0) await sleep(50)
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

/** The highest version of each id on any of the topics, and the highest number of each sequence. */
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

/** Reads the topic a second time for the last snapshots of these ids: memory might not hold those of all ids. */
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
