import { parseJson } from '@izlog/contracts/domain/parse-json'
import { Envelope } from '@izlog/contracts/events/envelope'
import type { Admin, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs'
import { endsOf } from './topics-admin.ts'

/** First offset by partition; a partition without one is read from its beginning. */
export type Offsets = ReadonlyMap<number, number>

/**
 * Reads the events of a topic, as `readMessages` does. A message that is no envelope is skipped: its consumers have parked it.
 */
export const readTopic = (
  kafka: Kafka,
  admin: Admin,
  groupId: string,
  topic: string,
  from: Offsets,
  take: (event: Envelope) => Promise<void> | void,
): Promise<void> =>
  readMessages(kafka, admin, groupId, topic, from, async ({ value }) => {
    const event = Envelope.safeParse(parseJson(value?.toString() ?? ''))
    if (event.success) await take(event.data)
  })

/**
 * Reads a topic from `from` to its end at the time of the call, or `limit` messages of each partition, in order within each partition.
 * `groupId` must be used by no other reader (`temporaryGroup`); the group is deleted afterwards.
 */
export async function readMessages(
  kafka: Kafka,
  admin: Admin,
  groupId: string,
  topic: string,
  from: Offsets,
  take: (message: KafkaMessage) => Promise<void> | void,
  limit = Number.POSITIVE_INFINITY,
): Promise<void> {
  const wanted = (await endsOf(admin, topic))
    .map(({ partition, low, high }) => {
      const start = Math.max(Number(low), from.get(partition) ?? 0)
      return { partition, start, end: Math.min(Number(high), start + limit) }
    })
    .filter(({ start, end }) => start < end)
  if (wanted.length === 0) return
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 50 })
  await consumer.connect()
  await consumer.subscribe({ topic, fromBeginning: true })
  await new Promise<void>((resolve, reject) => {
    const open = new Map(wanted.map((one) => [one.partition, one]))
    const readBatch = async ({ batch, resolveOffset, heartbeat, isStale }: EachBatchPayload) => {
      const one = open.get(batch.partition)
      if (!one || isStale()) return
      for (const message of batch.messages) {
        const { offset } = message
        if (Number(offset) < one.start || Number(offset) >= one.end) continue
        await take(message)
        resolveOffset(offset)
        one.start = Number(offset) + 1
        await heartbeat()
      }
      if (Number(batch.lastOffset()) >= one.end - 1) open.delete(batch.partition)
      if (open.size === 0) resolve()
    }
    consumer
      .run({ autoCommit: false, eachBatch: (payload) => readBatch(payload).catch(reject) })
      .then(() => {
        for (const { partition, start } of wanted) consumer.seek({ topic, partition, offset: String(start) })
      })
      .catch(reject)
  }).finally(() => consumer.disconnect())
  await admin.deleteGroups([groupId])
}
