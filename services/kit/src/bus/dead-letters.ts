import { Kafka, type KafkaMessage, logLevel } from 'kafkajs'
import './kafkajs-timers.ts'
import { boundedProducer } from './bounded-producer.ts'
import type { KafkaAccess } from './kafka-access.ts'
import { DEAD_LETTERS, placeOfDeadLetters, temporaryGroup } from './names.ts'
import { readMessages, type TopicPart } from './read-topic.ts'
import { endsOf } from './topics-admin.ts'

/** Dead letters sent in one call. */
const BATCH = 200

/** A parked event: its place in the topic, the error, and the message as it was received. */
export interface DeadLetter {
  topic: string
  offset: string
  at: string
  error: string
  key: string | null
  value: Buffer | null
}

/** How much of a topic is moved in one call. */
interface MoveBounds {
  /** At most so many letters; absent: all. */
  limit?: number | undefined
  /** For so long (ms); the batch in hand is still sent then. Absent: until all are moved. */
  withinMs?: number
  /** Once it returns false nothing more is sent: somebody else may move the same letters. */
  isLocked?: () => boolean
}

/** Nothing was replayed, since no group reads the retry topic. */
export class NoReaderError extends Error {}

/** Replayed and dropped letters are removed from their topic, so it contains only those that nobody has dealt with. */
export interface DeadLetters {
  /** Topics of the namespace that contain letters, and how many. */
  waiting(): Promise<{ topic: string; count: number }[]>
  /** The letters of a topic, oldest first; all of them, or `limit` from an offset on. */
  read(topic: string, from?: number, limit?: number): Promise<DeadLetter[]>
  /**
   * Moves letters, oldest first, to the retry topic of the group that they were parked for. Returns how many, and how many of those that
   * were there at the beginning are `left`. Throws `NoReaderError` when there is no such topic, `unavailable` for what Kafka
   * does not take in time: then nothing of it goes out later. At once by two, letters are sent twice.
   */
  replay(topic: string, bounds?: MoveBounds): Promise<{ replayed: number; left: number }>
  /** Removes letters up to and including this offset, so that none is removed that nobody has seen. Returns how many. Throws for a topic that is not one of dead letters. */
  drop(topic: string, upTo: number): Promise<number>
  /** Removes the letters for which `isOver` returns true, wherever they are in the topic. Returns how many. Throws once `isLocked` returns false: some may be left. */
  erase(topic: string, isOver: (letter: DeadLetter) => boolean, isLocked?: () => boolean): Promise<number>
  stop(): Promise<void>
}

/** Connects to the dead letters of a Kafka. `reader` is the Kafka user that reads them; any name where Kafka has no users. */
export async function openDeadLetters(
  access: KafkaAccess,
  { namespace, reader }: { namespace: string; reader: string },
): Promise<DeadLetters> {
  const client = { clientId: 'dead-letters', ...access, logLevel: logLevel.NOTHING }
  const kafka = new Kafka(client)
  const admin = kafka.admin()
  await admin.connect()

  const reach = async (topic: string) => {
    const [ends] = await endsOf(admin, topic)
    return { from: Number(ends?.low ?? 0), to: Number(ends?.high ?? 0) }
  }
  const read = (
    topic: string,
    take: (message: KafkaMessage) => Promise<void> | void,
    { from = 0, ...part }: Omit<TopicPart, 'from'> & { from?: number | undefined } = {},
  ) =>
    readMessages(kafka, admin, temporaryGroup(namespace, reader), topic, { ...part, from: new Map([[0, from]]) }, take)
  const removeBefore = (topic: string, offset: number) =>
    admin.deleteTopicRecords({ topic, partitions: [{ partition: 0, offset: String(offset) }] })

  /** Appends the letters for which `wanted` returns true to another topic, or to the end of the same one, and removes everything read. Returns how many were sent. */
  const moveOut = async (
    from: string,
    to: string,
    wanted: (message: KafkaMessage) => boolean,
    { limit, withinMs = Number.POSITIVE_INFINITY, isLocked = () => true }: MoveBounds = {},
  ) => {
    const end = performance.now() + withinMs
    // A send that goes out late would outlast the lock under which these letters are moved.
    const producer = boundedProducer(client)
    let count = 0
    let batch: KafkaMessage[] = []
    const move = async () => {
      const messages = batch.filter(wanted).map(({ key, value, headers = {} }) => ({ key, value, headers }))
      const last = batch.at(-1)
      batch = []
      if (!last || !isLocked()) return
      if (messages.length > 0) await producer.send({ topic: to, messages })
      await removeBefore(from, Number(last.offset) + 1)
      count += messages.length
    }
    try {
      await read(
        from,
        async (message) => {
          batch.push(message)
          if (batch.length === BATCH) await move()
        },
        { limit, isOver: () => performance.now() >= end || !isLocked() },
      )
      await move()
    } finally {
      await producer.disconnect()
    }
    return count
  }

  return {
    async waiting() {
      const topics = (await admin.listTopics()).filter((topic) => placeOfDeadLetters(namespace, topic)).sort()
      const found = await Promise.all(
        topics.map(async (topic) => {
          const { from, to } = await reach(topic)
          return { topic, count: to - from }
        }),
      )
      return found.filter(({ count }) => count > 0)
    },
    async read(topic, from, limit) {
      const letters: DeadLetter[] = []
      await read(topic, (message) => void letters.push(letterOf(topic, message)), { from, limit })
      return letters
    },
    async replay(topic, bounds) {
      const retry = `${originOf(topic)}.retry`
      if (!(await admin.listTopics()).includes(retry))
        throw new NoReaderError(`No group reads ${retry}, so nothing was replayed`)
      const { to } = await reach(topic)
      const replayed = await moveOut(topic, retry, () => true, bounds)
      const { from } = await reach(topic)
      return { replayed, left: Math.max(0, to - from) }
    },
    async drop(topic, upTo) {
      originOf(topic)
      const { from, to } = await reach(topic)
      const end = Math.min(upTo + 1, to)
      if (end <= from) return 0
      await removeBefore(topic, end)
      return end - from
    },
    async erase(topic, isOver, isLocked = () => true) {
      let erased = 0
      const kept = (message: KafkaMessage) => !isOver(letterOf(topic, message))
      await read(topic, (message) => {
        if (!kept(message)) erased++
      })
      // Kafka deletes only from the front, so letters that stay are first appended to the end: a crash may repeat them and loses none.
      if (erased > 0) await moveOut(topic, topic, kept, { isLocked })
      if (!isLocked()) throw new Error(`The lock of ${topic} ended while its letters were erased`)
      return erased
    },
    stop: () => admin.disconnect(),
  }
}

/** `orders.order.stats` of `orders.order.stats.dlq`. Throws for any other topic: only dead letters may be removed. */
function originOf(topic: string): string {
  if (!topic.endsWith(DEAD_LETTERS)) throw new Error(`${topic} holds no dead letters`)
  return topic.slice(0, -DEAD_LETTERS.length)
}

const letterOf = (topic: string, { offset, key, value, headers }: KafkaMessage): DeadLetter => ({
  topic,
  offset,
  at: String(headers?.at ?? ''),
  error: String(headers?.error ?? ''),
  key: key?.toString() ?? null,
  value,
})
