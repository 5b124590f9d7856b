import { connect, type Socket } from 'node:net'
import { Kafka, type KafkaConfig, Partitioners, type Producer } from 'kafkajs'
import { unavailable } from '../errors.ts'

/** A send either succeeds within this time (ms), connecting and retries included, or never. */
export const SENT_WITHIN_MS = 4_000

/** A producer whose sends have a time limit: after SENT_WITHIN_MS it throws `unavailable`, and nothing of that send goes out afterwards. */
export type BoundedProducer = Pick<Producer, 'send' | 'sendBatch' | 'disconnect'>

/** How long (ms) producers and consumers rely on their metadata; afterwards all of them see new partitions. */
export const METADATA_MAX_AGE_MS = 10_000

type ProducerConfig = KafkaConfig & { brokers: string[] }

/** One KafkaJS producer with the sockets it has opened. */
interface Session {
  producer: Producer
  connected: Promise<void>
  /** Rejects when the session is abandoned. */
  ended: Promise<never>
  abandon(): void
}

/**
 * KafkaJS cannot cancel a send: it retries as long as its retries last, and the operating system delivers what was written to a
 * socket whenever it can. So when a send takes too long, the producer's sockets are reset and it may open no others; the next send
 * makes a new producer.
 *
 * The producer is not idempotent: after an unknown outcome KafkaJS reuses the sequence number of the batch for the next batch, which
 * Kafka then takes for a duplicate and drops. One request at a time keeps the order; readers skip events that they have already applied.
 */
export function boundedProducer(config: ProducerConfig): BoundedProducer {
  let session: Session | undefined
  const drop = (dropped: Session) => {
    if (session === dropped) session = undefined
    dropped.abandon()
  }
  const bounded = async <T>(send: (producer: Producer) => Promise<T>): Promise<T> => {
    session ??= openSession(config)
    const own = session
    const timer = setTimeout(() => drop(own), SENT_WITHIN_MS)
    try {
      await Promise.race([own.connected, own.ended]).catch((error: unknown) => {
        drop(own)
        throw error
      })
      return await Promise.race([send(own.producer), own.ended])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    send: (record) => bounded((producer) => producer.send(record)),
    sendBatch: (batch) => bounded((producer) => producer.sendBatch(batch)),
    async disconnect() {
      const own = session
      session = undefined
      await own?.producer.disconnect()
    },
  }
}

function openSession(config: ProducerConfig): Session {
  const sockets = new Set<Socket>()
  const over = Promise.withResolvers<never>()
  over.promise.catch(() => undefined)
  let isAbandoned = false
  const kafka = new Kafka({
    ...config,
    // Without a broker KafkaJS stops retrying at once.
    brokers: async () => (isAbandoned ? [] : config.brokers),
    retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 30 },
    socketFactory({ host, port, onConnect }) {
      if (isAbandoned) throw new Error('Abandoned')
      const socket = connect({ host, port }, onConnect).setKeepAlive(true, 60_000)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  const producer = kafka.producer({
    idempotent: false,
    maxInFlightRequests: 1,
    metadataMaxAge: METADATA_MAX_AGE_MS,
    // A topic that Kafka creates by itself would not be compacted.
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  })
  const connected = producer.connect()
  connected.catch(() => undefined)
  return {
    producer,
    connected,
    ended: over.promise,
    abandon() {
      isAbandoned = true
      const error = unavailable(new Error(`Kafka took nothing in ${SENT_WITHIN_MS} ms`))
      over.reject(error)
      for (const socket of sockets) {
        // KafkaJS listens for errors only: without one it would wait for answers on a reset socket.
        socket.emit('error', error)
        // Reset, not closed: the system still sends the buffer of a closed socket once the network is back.
        socket.resetAndDestroy()
      }
      producer.disconnect().catch(() => undefined)
    },
  }
}
