import { type Admin, Kafka, type KafkaMessage, logLevel } from 'kafkajs'
import { endsOf, patiently } from './topics-admin.ts'

const SUFFIX = '.dlq'

/** A parked event: where it lay, why, and as it came. */
export interface DeadLetter {
  topic: string
  offset: string
  at: string
  error: string
  key: string | null
  value: Buffer | null
}

export interface DeadLetters {
  /** Topics with letters that were not replayed yet, and how many. */
  waiting(): Promise<{ topic: string; count: number }[]>
  /** Those letters, oldest first. */
  read(topic: string): Promise<DeadLetter[]>
  /** Puts them back on the topic they came from, for all its groups: readers are built for repetition. Answers how many. */
  replay(topic: string): Promise<number>
  stop(): Promise<void>
}

/** Remembers what was replayed as the offset of a group of its own. */
const replayGroup = (topic: string) => `${topic}.replay`
/** `orders.notifier.telegram.dlq` came from `orders`; a namespace stays before it. */
const originOf = (topic: string, origins: readonly string[]) =>
  origins.filter((origin) => topic.startsWith(`${origin}.`)).sort((a, b) => b.length - a.length)[0]

/** Opens the dead letters of a Kafka. */
export async function openDeadLetters(brokers: string[]): Promise<DeadLetters> {
  const kafka = new Kafka({ clientId: 'dead-letters', brokers, logLevel: logLevel.NOTHING })
  const admin = kafka.admin()
  await admin.connect()
  const topics = async () => (await admin.listTopics()).filter((topic) => topic.endsWith(SUFFIX)).sort()

  const readWith = async (
    topic: string,
    take: (message: KafkaMessage) => Promise<void>,
    commit: boolean,
  ): Promise<number> => {
    const { from, to } = await reach(admin, topic)
    if (from >= to) return 0
    const consumer = kafka.consumer({
      groupId: commit ? replayGroup(topic) : `${replayGroup(topic)}.look`,
      maxWaitTimeInMs: 50,
    })
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    let read = 0
    await new Promise<void>((resolve, reject) => {
      consumer
        .run({
          autoCommit: commit,
          autoCommitThreshold: 1,
          eachMessage: async ({ message }) => {
            if (Number(message.offset) >= from && Number(message.offset) < to) {
              await take(message)
              read++
            }
            if (Number(message.offset) >= to - 1) resolve()
          },
        })
        .catch(reject)
      if (!commit) consumer.seek({ topic, partition: 0, offset: String(from) })
    })
    await consumer.disconnect()
    return read
  }

  return {
    async waiting() {
      const found = await Promise.all(
        (await topics()).map(async (topic) => {
          const { from, to } = await reach(admin, topic)
          return { topic, count: to - from }
        }),
      )
      return found.filter(({ count }) => count > 0)
    },
    async read(topic) {
      const letters: DeadLetter[] = []
      await readWith(topic, async (message) => void letters.push(letterOf(topic, message)), false)
      return letters
    },
    async replay(topic) {
      const all = await admin.listTopics()
      const origin = originOf(
        topic,
        all.filter((name) => !name.endsWith(SUFFIX)),
      )
      if (!origin) throw new Error(`No topic that ${topic} came from`)
      const producer = kafka.producer()
      await producer.connect()
      const count = await readWith(
        topic,
        async ({ key, value }) => void (await producer.send({ topic: origin, messages: [{ key, value }] })),
        true,
      )
      await producer.disconnect()
      return count
    },
    stop: () => admin.disconnect(),
  }
}

const letterOf = (topic: string, { offset, key, value, headers }: KafkaMessage): DeadLetter => ({
  topic,
  offset,
  at: String(headers?.at ?? ''),
  error: String(headers?.error ?? ''),
  key: key?.toString() ?? null,
  value,
})

/** From the first letter that was not replayed to behind the last; dead-letter topics have one partition. */
async function reach(admin: Admin, topic: string): Promise<{ from: number; to: number }> {
  const [[ends], [replayed]] = await Promise.all([
    endsOf(admin, topic),
    patiently(() => admin.fetchOffsets({ groupId: replayGroup(topic), topics: [topic] })),
  ])
  const low = Number(ends?.low ?? 0)
  return { from: Math.max(low, Number(replayed?.partitions[0]?.offset ?? -1)), to: Number(ends?.high ?? 0) }
}
