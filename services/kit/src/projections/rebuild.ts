import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import type { Connection } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { Subscription } from '../bus/consumer.ts'
import type { EventHandler } from '../bus/event-handler.ts'

/** A service's copy of others' data: the subscription that feeds it, and the collection of each topic's snapshots. */
export interface Projection extends Subscription {
  collections: Partial<Record<TopicName, string>>
}

/** The result of rebuilding one topic's projection. */
export interface Rebuilt {
  topic: TopicName
  /** Number of snapshots applied, one an aggregate. */
  applied: number
  /** Number of documents without a snapshot on the topic. */
  removed: number
}

interface Snapshot {
  _id: number
  version: number
}

/** Below every version: any snapshot is applied over it, and a document that still has it afterwards has no snapshot. */
const NO_SNAPSHOT = -1
const BATCH = 200

/** Above this share the documents are no leftovers: the topic itself has lost its snapshots, as when Kafka's volume was lost. */
const MAX_LOST_SHARE = 0.1

/**
 * Rebuilds a projection from its compacted topics while the service may be running: each document stays readable until its snapshot is
 * applied over it, only the newest snapshot of an aggregate is applied, and snapshots that the service applies meanwhile are newer. Throws
 * and changes nothing if more than a tenth of the documents would be removed, unless `force`: their owner has to republish them first.
 */
export async function rebuildProjection(
  store: Connection,
  bus: Bus,
  projection: Projection,
  force = false,
): Promise<Rebuilt[]> {
  const snapshotsOf = (topic: TopicName) => store.collection<Snapshot>(projection.collections[topic] ?? topic)
  const topics = await Promise.all(
    projection.topics.map(async (topic) => {
      const ids = await snapshotsOf(topic).distinct('_id')
      const newest = await newestVersions(bus, topic)
      return { topic, newest, count: ids.length, lost: ids.filter((id) => !newest.has(String(id))).length }
    }),
  )
  for (const { topic, count, lost } of topics) {
    if (!force && lost > count * MAX_LOST_SHARE)
      throw new Error(
        `${topic} tells nothing of ${lost} of the ${count} that are held, so nothing was changed: let its owner publish first (npm run republish), or let them go with --force`,
      )
  }
  const rebuilt: Rebuilt[] = []
  for (const { topic, newest } of topics) {
    await snapshotsOf(topic).updateMany({}, { $set: { version: NO_SNAPSHOT } })
    const applied = await apply(bus, topic, newest, projection.handlers)
    const { deletedCount } = await snapshotsOf(topic).deleteMany({ version: NO_SNAPSHOT })
    rebuilt.push({ topic, applied, removed: deletedCount })
  }
  return rebuilt
}

/** The newest version of each aggregate, so that the rebuild never shows an older state. */
async function newestVersions(bus: Bus, topic: TopicName): Promise<Map<string, number>> {
  const newest = new Map<string, number>()
  await bus.read(topic, new Map(), ({ aggregateId, aggregateVersion }) => {
    newest.set(aggregateId, Math.max(aggregateVersion, newest.get(aggregateId) ?? 0))
  })
  return newest
}

async function apply(
  bus: Bus,
  topic: TopicName,
  newest: ReadonlyMap<string, number>,
  handlers: readonly EventHandler[],
): Promise<number> {
  let waiting: Envelope[] = []
  const applied = new Set<string>()
  const flush = async () => {
    for (const handler of handlers.filter((one) => one.topic === topic)) {
      const events = waiting.flatMap((event) => {
        const parsed = handler.contracts[`${event.type}.v${event.version}`]?.safeParse(event)
        return parsed?.success ? [parsed.data] : []
      })
      if (events.length > 0) await handler.handle(events)
    }
    waiting = []
  }
  await bus.read(topic, new Map(), async (event) => {
    if (event.aggregateVersion < (newest.get(event.aggregateId) ?? 0)) return
    applied.add(event.aggregateId)
    waiting.push(event)
    if (waiting.length >= BATCH) await flush()
  })
  await flush()
  return applied.size
}
