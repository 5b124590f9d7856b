import { connect, type Socket } from 'node:net'
import { Kafka, type KafkaConfig, Partitioners, type Producer } from 'kafkajs'
import { unavailable } from '../errors.ts'

/** What is sent is sent within so long (ms), dialling and repeating included, or never. */
export const SENT_WITHIN_MS = 4_000

/** A producer whose sends all end: throws `unavailable` once SENT_WITHIN_MS are over, and nothing of that send goes out afterwards. */
export type BoundedProducer = Pick<Producer, 'send' | 'sendBatch' | 'disconnect'>

type ProducerConfig = KafkaConfig & { brokers: string[] }

/** One KafkaJS producer with the sockets it has opened. */
interface Line {
  producer: Producer
  connected: Promise<void>
  /** Rejects when the line is given up. */
  ended: Promise<never>
  giveUp(): void
}

/**
 * KafkaJS has no way to call a send off: it repeats it for as long as its retries last, and what it has written to a socket the
 * system delivers whenever it can. So a send that takes too long costs the producer its sockets, which are reset, and the right to
 * open others; the next send begins with a new producer.
 *
 * Not idempotent: KafkaJS takes the sequence number of a batch with an unknown outcome back and gives it to the next batch, which
 * Kafka then answers as a duplicate without storing it. One request at a time keeps the order; readers know what they have read.
 */
export function boundedProducer(config: ProducerConfig): BoundedProducer {
  let line: Line | undefined
  const drop = (one: Line) => {
    if (line === one) line = undefined
    one.giveUp()
  }
  const bounded = async <T>(send: (producer: Producer) => Promise<T>): Promise<T> => {
    line ??= openLine(config)
    const own = line
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
      const own = line
      line = undefined
      await own?.producer.disconnect()
    },
  }
}

function openLine(config: ProducerConfig): Line {
  const sockets = new Set<Socket>()
  const over = Promise.withResolvers<never>()
  over.promise.catch(() => undefined)
  let isGivenUp = false
  const kafka = new Kafka({
    ...config,
    // Without a broker KafkaJS ends its tries at once.
    brokers: async () => (isGivenUp ? [] : config.brokers),
    retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 30 },
    socketFactory({ host, port, onConnect }) {
      if (isGivenUp) throw new Error('Given up')
      const socket = connect({ host, port }, onConnect).setKeepAlive(true, 60_000)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  const producer = kafka.producer({
    idempotent: false,
    maxInFlightRequests: 1,
    // A topic that Kafka makes by itself is not compacted.
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  })
  const connected = producer.connect()
  connected.catch(() => undefined)
  return {
    producer,
    connected,
    ended: over.promise,
    giveUp() {
      isGivenUp = true
      const error = unavailable(new Error(`Kafka took nothing in ${SENT_WITHIN_MS} ms`))
      over.reject(error)
      for (const socket of sockets) {
        // KafkaJS looks at errors only, and would wait for answers on what is reset.
        socket.emit('error', error)
        // A reset, since what the system still holds for a socket that is merely closed is sent as soon as the way is free.
        socket.resetAndDestroy()
      }
      producer.disconnect().catch(() => undefined)
    },
  }
}
