import { parseJson } from '@izlog/contracts/domain/parse-json'
import { Envelope } from '@izlog/contracts/events/envelope'
import type { TopicName } from '@izlog/contracts/events/topics'
import type { KafkaMessage } from 'kafkajs'
import type { EventHandler } from './event-handler.ts'

/** An event that passed the contract of its handler. */
export interface ReadEvent {
  readonly message: KafkaMessage
  readonly envelope: Envelope
  readonly event: unknown
}

/** Events of one batch that go to their handler together; or, without a handler, one message that does not pass its contract. */
export type Run = { readonly doneUpTo: string | undefined } & (
  | { readonly handler: EventHandler; readonly items: readonly ReadEvent[] }
  | {
      readonly handler: undefined
      readonly items: readonly { readonly message: KafkaMessage }[]
      readonly error: string
    }
)

/**
 * Groups the messages of a batch into runs, in the order in which they must be handled. An event joins the latest run of its handler, unless it
 * would overtake an event of the same key: events of one key stay in order, as on the topic. Types without a handler are skipped.
 * `doneUpTo` is the offset up to which every message is handled after this run; undefined where an earlier message still waits.
 */
export function runsOf(messages: readonly KafkaMessage[], topic: TopicName, handlers: readonly EventHandler[]): Run[] {
  const open: OpenRun[] = []
  for (const message of messages) {
    const read = readMessage(message, topic, handlers)
    if (read === undefined) continue
    const key = message.key?.toString() ?? ''
    const run = 'error' in read ? undefined : runFor(open, read.handler, key)
    if (run) {
      run.items.push(read)
      run.keys.add(key)
    } else open.push({ ...read, items: [read], keys: new Set([key]) })
  }
  return open.map((run, at) => ({ ...run, doneUpTo: lastBefore(open.slice(at + 1), messages) }) as Run)
}

type Read = (ReadEvent & { readonly handler: EventHandler }) | Unreadable
interface Unreadable {
  readonly message: KafkaMessage
  readonly handler: undefined
  readonly error: string
}
interface OpenRun {
  readonly handler: EventHandler | undefined
  readonly items: Read[]
  readonly keys: Set<string>
}

/** The latest run of a handler, unless a later run contains an event of this key. */
function runFor(open: readonly OpenRun[], handler: EventHandler, key: string): OpenRun | undefined {
  for (const run of open.toReversed()) {
    if (run.handler === handler) return run
    if (run.keys.has(key)) return undefined
  }
  return undefined
}

/** The offset of the message before the first one that is still to be handled. */
function lastBefore(left: readonly OpenRun[], messages: readonly KafkaMessage[]): string | undefined {
  const firsts = left.flatMap(({ items }) => items.slice(0, 1)).map(({ message }) => messages.indexOf(message))
  return firsts.length === 0 ? messages.at(-1)?.offset : messages[Math.min(...firsts) - 1]?.offset
}

/** Undefined for a type without a handler. An unknown version of a type that has one is an error: skipping it would lose the event. */
function readMessage(message: KafkaMessage, topic: TopicName, handlers: readonly EventHandler[]): Read | undefined {
  const unreadable = (error: string): Unreadable => ({ message, handler: undefined, error })
  const envelope = Envelope.safeParse(parseJson(message.value?.toString() ?? ''))
  if (!envelope.success) return unreadable(envelope.error.message)
  const { type, version } = envelope.data
  const ofTopic = handlers.filter((candidate) => candidate.topic === topic)
  const key = `${type}.v${version}`
  const handler = ofTopic.find(({ contracts }) => key in contracts)
  const contract = handler?.contracts[key]
  if (!handler || !contract) {
    const isKnown = ofTopic.some(({ contracts }) =>
      Object.keys(contracts).some((known) => known.startsWith(`${type}.v`)),
    )
    return isKnown ? unreadable(`${type} came in version ${version}, which nobody reads here`) : undefined
  }
  const event = contract.safeParse(envelope.data)
  return event.success
    ? { message, handler, envelope: envelope.data, event: event.data }
    : unreadable(event.error.message)
}
