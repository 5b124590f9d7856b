import { parseJson } from '@izlog/contracts/domain/parse-json'
import { Envelope } from '@izlog/contracts/events/envelope'
import type { Admin, Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs'
import { withTimeout } from '../with-timeout.ts'
import { endsOf } from './topics-admin.ts'

/** First offset by partition; a partition without one is read from its beginning. */
export type Offsets = ReadonlyMap<number, number>

/** Which part of a topic is read. */
export interface TopicPart {
  from: Offsets
  /** At most so many messages of each partition; absent: all. */
  limit?: number | undefined
  /** Once it returns true no further message is taken, and reading ends. */
  isOver?: () => boolean
  /** When nothing comes for this long (ms), reading fails. */
  stalledAfterMs?: number
}

const STALLED_AFTER_MS = 120_000
/** How often (ms) it is checked whether what is awaited was deleted meanwhile, or reading is over. */
const CHECK_EVERY_MS = 500
/** How long (ms) leaving Kafka may take: one that does not answer must not hold up the error. */
const LEFT_WITHIN_MS = 5000

/** The unread messages of a partition; `end` is not included. */
interface Unread {
  start: number
  end: number
}

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
  readMessages(kafka, admin, groupId, topic, { from }, async ({ value }) => {
    const event = Envelope.safeParse(parseJson(value?.toString() ?? ''))
    if (event.success) await take(event.data)
  })

/**
 * Reads a part of a topic up to its end at the time of the call, in order within each partition. What is deleted meanwhile counts as read.
 * Throws when nothing comes for `stalledAfterMs` (120 s by default).
 * `groupId` must be used by no other reader (`temporaryGroup`); the group is deleted afterwards.
 */
export async function readMessages(
  kafka: Kafka,
  admin: Admin,
  groupId: string,
  topic: string,
  part: TopicPart,
  take: (message: KafkaMessage) => Promise<void> | void,
): Promise<void> {
  const { from, limit = Number.POSITIVE_INFINITY } = part
  const unread = new Map<number, Unread>()
  for (const { partition, low, high } of await endsOf(admin, topic)) {
    const start = Math.max(Number(low), from.get(partition) ?? 0)
    const end = Math.min(Number(high), start + limit)
    if (start < end) unread.set(partition, { start, end })
  }
  if (unread.size === 0) return
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 50 })
  try {
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    await readUnread(consumer, admin, topic, unread, part, take)
  } finally {
    await withTimeout(LEFT_WITHIN_MS, consumer.disconnect()).catch(() => undefined)
    // All is read by then; a group that stays is removed by Kafka after its retention.
    await admin.deleteGroups([groupId]).catch(() => undefined)
  }
}

function readUnread(
  consumer: Consumer,
  admin: Admin,
  topic: string,
  unread: Map<number, Unread>,
  { isOver = () => false, stalledAfterMs = STALLED_AFTER_MS }: TopicPart,
  take: (message: KafkaMessage) => Promise<void> | void,
): Promise<void> {
  const over = Promise.withResolvers<void>()
  let ended = false
  let isTaking = false
  let lastProgressAt = performance.now()
  const end = (error?: unknown) => {
    ended = true
    if (error === undefined) over.resolve()
    else over.reject(error)
  }
  /** Everything before `next` is read, or deleted. */
  const advance = (partition: number, next: number) => {
    const rest = unread.get(partition)
    if (!rest || next <= rest.start) return
    lastProgressAt = performance.now()
    rest.start = next
    if (next >= rest.end) unread.delete(partition)
    if (unread.size === 0) end()
  }
  const readBatch = async ({ batch, resolveOffset, heartbeat, isStale }: EachBatchPayload) => {
    // Fetched before the seek below.
    if (isStale()) return
    for (const message of batch.messages) {
      const rest = unread.get(batch.partition)
      if (!rest || ended) return
      const offset = Number(message.offset)
      if (offset < rest.start) continue
      if (offset >= rest.end) break
      if (isOver()) return end()
      isTaking = true
      await Promise.resolve(take(message)).finally(() => {
        isTaking = false
      })
      resolveOffset(message.offset)
      advance(batch.partition, offset + 1)
      await heartbeat()
    }
    advance(batch.partition, Number(batch.lastOffset()) + 1)
  }
  // Of messages that were deleted meanwhile Kafka sends nothing, not even that they are gone.
  const skipDeleted = async () => {
    const ends = await admin.fetchTopicOffsets(topic)
    if (!isTaking) for (const { partition, low } of ends) advance(partition, Number(low))
  }
  const checking = setInterval(() => {
    if (isTaking) return
    if (isOver()) end()
    else if (performance.now() - lastProgressAt > stalledAfterMs)
      end(new Error(`Nothing came of ${topic} for ${stalledAfterMs} ms`))
    else skipDeleted().catch(() => undefined)
  }, CHECK_EVERY_MS)
  // Also after a crash, when KafkaJS makes a new member.
  consumer.on('consumer.group_join', () => {
    for (const [partition, { start }] of unread) consumer.seek({ topic, partition, offset: String(start) })
  })
  consumer.run({ autoCommit: false, eachBatch: (payload) => readBatch(payload).catch(end) }).catch(end)
  return over.promise.finally(() => clearInterval(checking))
}
