import type { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import type { Connection } from 'mongoose'
import type { Bus } from '../bus/bus.ts'
import type { Subscription } from '../bus/consumer.ts'
import type { EventHandler } from '../bus/event-handler.ts'

/** What a service keeps of others' data: the subscription that feeds it, and the collection that each topic's snapshots lie in. */
export interface Projection extends Subscription {
  collections: Partial<Record<TopicName, string>>
}

/** What became of one topic's projection. */
export interface Rebuilt {
  topic: TopicName
  /** Snapshots applied, one an aggregate. */
  applied: number
  /** Documents that no snapshot told of. */
  removed: number
}

interface Snapshot {
  _id: number
  version: number
}

/** Lower than any: whatever comes next is applied, and what keeps it was told of by nobody. */
const NO_OFFSET = -1
const BATCH = 200

/** More of what is held than this share is no leftover: the topic has lost its snapshots, as with Kafka's volume. */
const MAX_LOST_SHARE = 0.1

/**
 * Makes a projection anew from its compacted topics. The service may run meanwhile: what is held stays readable until its snapshot is
 * applied over it, only each aggregate's newest snapshot is, and what the service itself applies in between is newer still. Throws,
 * changing nothing, when more than a tenth of what is held would go, unless `force` says so: then its owner has to publish first.
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
    await snapshotsOf(topic).updateMany({}, { $set: { version: NO_OFFSET } })
    const applied = await apply(bus, topic, newest, projection.handlers)
    const { deletedCount } = await snapshotsOf(topic).deleteMany({ version: NO_OFFSET })
    rebuilt.push({ topic, applied, removed: deletedCount })
  }
  return rebuilt
}

/** Of each aggregate, so that no older state is shown on the way. */
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
