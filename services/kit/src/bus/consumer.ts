import type { TopicName } from '@izlog/contracts/events/topics'
import type { Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs'
import { isDependencyError } from '../dependency-errors.ts'
import type { Logger } from '../logger.ts'
import { batched } from '../store/batched.ts'
import { eventsHandled, eventsParked } from '../telemetry/instruments.ts'
import { inEventSpans } from '../trace.ts'
import { METADATA_MAX_AGE_MS } from './bounded-producer.ts'
import type { EventHandler } from './event-handler.ts'
import { type ReadEvent, type Run, runsOf } from './event-runs.ts'
import './kafkajs-pace.ts'
import { inNamespace, retryTopic } from './names.ts'
import type { Park } from './parking.ts'

export interface Subscription {
  /** `order.projections`, `notifier.fan-out`; one for all instances of a service. */
  group: string
  topics: readonly TopicName[]
  /** Where a new group begins: `start` for projections; `end` for facts, so that a new channel does not send old orders. */
  from: 'start' | 'end'
  handlers: readonly EventHandler[]
  /** Groups of older code that this one replaces: it begins where the slowest of them stopped. */
  succeeds?: readonly string[]
  /** How long (ms) Kafka may collect events for one batch; absent: they are delivered at once. For groups whose effect nobody waits for. */
  gatherMs?: number
  /** How much of a partition (bytes) one batch may hold, by default 1 MB: what a killed member may have handled and not committed. */
  maxBatchBytes?: number
}

/** Kafka answers before `gatherMs` are over once it has this many bytes. */
const GATHERED_BYTES = 512 * 1024

interface ConsumerDeps {
  kafka: Kafka
  groupId: string
  namespace: string
  subscription: Subscription
  park: Park
  log: Logger
}

/** What handles the events of one group member. */
interface Member extends ConsumerDeps {
  joined: ReadonlyMap<EventHandler, (items: readonly ReadEvent[]) => Promise<void>>
}

/** Partitions whose events are handled at the same time. */
const PARTITIONS_AT_ONCE = 6
/** More events of one partition (a group that catches up) are handled in a call of their own, which must end well within a session. */
const MAX_JOINED = 100

/** Waits (ms) before each retry of an event; after the last it is parked. */
const RETRY_WAITS = [50, 250, 1000, 3000]

/** KafkaJS stops a consumer for good on a TypeError or SyntaxError; it retries other errors, such as this one. */
class RetryableError extends Error {}

/** Runs one group member until stopped. Offsets are committed after the effects are stored. */
export async function createConsumer(deps: ConsumerDeps): Promise<{ stop(): Promise<void> }> {
  const { kafka, groupId, subscription, log } = deps
  countFromZero(subscription)
  const consumer = kafka.consumer({
    groupId,
    // The partitions of a killed member stay assigned to it for this long; a single instance waits that long after a restart.
    sessionTimeout: 8000,
    heartbeatInterval: 2000,
    metadataMaxAge: METADATA_MAX_AGE_MS,
    maxWaitTimeInMs: subscription.gatherMs ?? 500,
    ...(subscription.maxBatchBytes === undefined ? {} : { maxBytesPerPartition: subscription.maxBatchBytes }),
    // No more than one partition may give, or a member with one would wait at every fetch.
    minBytes:
      subscription.gatherMs === undefined ? 1 : Math.min(GATHERED_BYTES, subscription.maxBatchBytes ?? GATHERED_BYTES),
    retry: {
      initialRetryTime: 200,
      maxRetryTime: 5000,
      retries: Number.MAX_SAFE_INTEGER,
      restartOnFailure: async () => true,
    },
  })
  consumer.on('consumer.crash', ({ payload }) => {
    if (payload.restart) return
    log.fatal({ err: payload.error, groupId }, 'consumer ended')
    process.exit(1)
  })
  try {
    await runMember(deps, consumer)
  } catch (error) {
    // The caller's retry creates a new consumer.
    await consumer.disconnect()
    throw error
  }
  return { stop: () => consumer.disconnect() }
}

/** Shows each count before there is something to count: an increase from no value to the first is none to Prometheus. */
function countFromZero({ topics, group }: Subscription): void {
  for (const topic of topics) for (const counter of [eventsHandled, eventsParked]) counter.add(0, { topic, group })
}

async function runMember(deps: ConsumerDeps, consumer: Consumer): Promise<void> {
  const { namespace, subscription } = deps
  await consumer.connect()
  await consumer.subscribe({
    topics: subscription.topics.map((topic) => inNamespace(namespace, topic)),
    // Also for a group that began at the end: where its offset is lost, reading events twice is better than skipping some.
    fromBeginning: true,
  })
  const retries = new Map(subscription.topics.map((topic) => [retryTopic(namespace, topic, subscription.group), topic]))
  await consumer.subscribe({ topics: [...retries.keys()], fromBeginning: true })
  const nameOf = new Map([
    ...subscription.topics.map((topic) => [inNamespace(namespace, topic), topic] as const),
    ...retries,
  ])
  const joined = new Map(subscription.handlers.map((handler) => [handler, joinedBy(subscription.group, handler)]))
  const commit = joinedCommit()
  await consumer.run({
    partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
    eachBatchAutoResolve: false,
    // KafkaJS would commit after each partition; a commit costs as much as handling some events.
    autoCommit: false,
    eachBatch: async (payload) => {
      const topic = nameOf.get(payload.batch.topic)
      if (!topic) return
      try {
        for (const run of runsOf(payload.batch.messages, topic, subscription.handlers)) {
          if (!payload.isRunning() || payload.isStale()) return
          await handleRun({ ...deps, joined }, topic, run, payload)
          if (run.doneUpTo !== undefined) payload.resolveOffset(run.doneUpTo)
          await payload.heartbeat()
        }
        payload.resolveOffset(payload.batch.lastOffset())
      } finally {
        await commit(payload)
      }
    },
  })
}

/** Commits what is handled of all partitions; those that end together share a call. */
const joinedCommit = () =>
  batched(async (payloads: readonly EachBatchPayload[]): Promise<undefined[]> => {
    const [payload] = payloads
    await payload?.commitOffsetsIfNecessary(payload.uncommittedOffsets())
    return payloads.map(() => undefined)
  })

async function handleRun(member: Member, topic: TopicName, run: Run, payload: EachBatchPayload): Promise<void> {
  const { handler, items } = run
  if (!handler) {
    for (const { message } of items) await park(member, topic, message, run.error)
    return
  }
  const alone = handledBy(member.subscription.group, handler)
  const together = items.length > MAX_JOINED ? alone : (member.joined.get(handler) ?? alone)
  if (!(await attempt(handler, payload, [], () => together(items)))) return
  for (const item of items) {
    const failure = await attempt(handler, payload, RETRY_WAITS, () => alone([item]))
    if (failure) await park(member, topic, item.message, String(failure.stack ?? failure))
  }
}

/** Passes events to a handler, as part of the trace of each. */
const handledBy =
  (group: string, { topic, handle }: EventHandler) =>
  async (items: readonly ReadEvent[]): Promise<void> => {
    const spans = items.map(({ envelope: { traceparent } }) => ({
      name: `process ${topic}`,
      traceparent,
      attributes: {
        'messaging.system': 'kafka',
        'messaging.destination.name': topic,
        'messaging.consumer.group.name': group,
      },
    }))
    await inEventSpans('CONSUMER', spans, () => handle(items.map(({ event }) => event)))
    eventsHandled.add(items.length, { topic, group })
  }

/** As `handledBy`, but the events that several partitions pass on at the same time are handled in one call. */
const joinedBy = (group: string, handler: EventHandler) =>
  batched(async (runs: readonly (readonly ReadEvent[])[]): Promise<undefined[]> => {
    await handledBy(group, handler)(runs.flat())
    return runs.map(() => undefined)
  })

/** Undefined on success, the error once all tries have failed. Throws while a dependency is away, so that Kafka delivers the event again instead of parking it. */
async function attempt(
  handler: EventHandler,
  payload: EachBatchPayload,
  waits: readonly number[],
  handle: () => Promise<void>,
): Promise<Error | undefined> {
  let failure: Error | undefined
  for (const wait of [0, ...waits]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)))
    try {
      await handle()
      return undefined
    } catch (cause) {
      failure = cause instanceof Error ? cause : new Error(String(cause))
      await payload.heartbeat()
    }
  }
  if (failure && isDependencyError(failure))
    throw new RetryableError(Object.keys(handler.contracts).join(), { cause: failure })
  return failure
}

async function park({ park: send, subscription, log }: Member, topic: TopicName, message: KafkaMessage, error: string) {
  log.error({ topic, group: subscription.group, offset: message.offset, error }, 'event parked as a dead letter')
  await send(topic, subscription.group, message.key?.toString() ?? null, message.value, error)
  eventsParked.add(1, { topic, group: subscription.group })
}
