import { isTopicName } from '@izlog/contracts/events/topics'
import {
  type DeadLetterPage,
  type DeadLetterPlace,
  type DeadLetterPlaces,
  LETTERS_SHOWN,
  type OpenedDeadLetter,
  SYSTEM_MESSAGES,
} from '@izlog/contracts/http/system'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { type DeadLetter, type DeadLetters, NoReaderError } from '@izlog/kit/bus/dead-letters'
import { deadLetterTopic, placeOfDeadLetters } from '@izlog/kit/bus/names'
import { AppError } from '@izlog/kit/errors'
import type { KafkaWatch } from '../adapters/kafka-watch.ts'
import { deadLetterItem } from '../domain/dead-letter-item.ts'

export interface DeadLetterDeps {
  watch: Pick<KafkaWatch, 'waiting' | 'withLetters'>
  audit: Pick<AuditOutbox, 'record'>
  namespace: string
}

/** Topics and groups that have dead letters, in this namespace. */
export async function listDeadLetterPlaces({ watch, namespace }: DeadLetterDeps): Promise<DeadLetterPlaces['places']> {
  const waiting = await watch.waiting()
  return waiting.flatMap(({ topic, count }) => {
    const place = placeOfDeadLetters(namespace, topic)
    return place ? [{ ...place, count }] : []
  })
}

/** The oldest letters of a place, without anybody's data. */
export async function listDeadLetters(deps: DeadLetterDeps, place: DeadLetterPlace): Promise<DeadLetterPage> {
  const found = await find(deps, place)
  if (!found) return { items: [], total: 0 }
  const letters = await deps.watch.withLetters((all) => all.read(found.topic, 0, LETTERS_SHOWN))
  return { items: letters.map(deadLetterItem), total: Math.max(found.count, letters.length) }
}

/** One letter with all that it holds, also of a shopper; recorded before it is read. */
export async function openDeadLetter(
  deps: DeadLetterDeps,
  place: DeadLetterPlace,
  offset: number,
  by: Initiator,
): Promise<OpenedDeadLetter> {
  const { topic } = await findOrThrow(deps, place)
  await deps.audit.record(by, 'dead-letter-opened', { fields: [...fieldsOf(place), `offset=${offset}`] })
  const letters = await deps.watch.withLetters((all) => all.read(topic, offset, 1))
  const letter = letters.find((one) => Number(one.offset) === offset)
  if (!letter) throw unknownLetter()
  return { offset, error: letter.error, value: textOf(letter) }
}

/** Sends all letters of a place to their own group again. Answers how many. */
export async function replayDeadLetters(deps: DeadLetterDeps, place: DeadLetterPlace, by: Initiator): Promise<number> {
  return handle(deps, place, by, 'dead-letters-replayed', [], (letters, topic) =>
    letters.replay(topic).catch((error: unknown) => {
      throw error instanceof NoReaderError
        ? new AppError('conflict', 'dead-letters.no-reader', SYSTEM_MESSAGES.noReader)
        : error
    }),
  )
}

/** Removes the letters of a place up to one that was shown. Answers how many. */
export const dropDeadLetters = (
  deps: DeadLetterDeps,
  place: DeadLetterPlace,
  upTo: number,
  by: Initiator,
): Promise<number> =>
  handle(deps, place, by, 'dead-letters-dropped', [`upTo=${upTo}`], (letters, topic) => letters.drop(topic, upTo))

/** Records what is about to be done, and does it; what failed is recorded as refused, too. */
async function handle(
  deps: DeadLetterDeps,
  place: DeadLetterPlace,
  by: Initiator,
  action: 'dead-letters-replayed' | 'dead-letters-dropped',
  more: string[],
  work: (letters: DeadLetters, topic: string) => Promise<number>,
): Promise<number> {
  const { topic } = await findOrThrow(deps, place)
  const fields = [...fieldsOf(place), ...more]
  await deps.audit.record(by, action, { fields })
  try {
    return await deps.watch.withLetters((letters) => work(letters, topic))
  } catch (error) {
    await deps.audit.record(by, action, { fields, outcome: 'refused' })
    throw error
  }
}

/** The topic is made of names that Kafka lists, so that no other topic can be read or emptied by a made-up name. */
async function find({ watch, namespace }: DeadLetterDeps, { topic, group }: DeadLetterPlace) {
  if (!isTopicName(topic)) return undefined
  const wanted = deadLetterTopic(namespace, topic, group)
  return (await watch.waiting()).find((one) => one.topic === wanted)
}

async function findOrThrow(deps: DeadLetterDeps, place: DeadLetterPlace) {
  const found = await find(deps, place)
  if (!found) throw unknownLetter()
  return found
}

const unknownLetter = () => new AppError('not_found', 'dead-letters.unknown', SYSTEM_MESSAGES.noLetter)

const fieldsOf = ({ topic, group }: DeadLetterPlace): string[] => [`topic=${topic}`, `group=${group}`]

const textOf = ({ value }: DeadLetter): string => value?.toString() ?? ''
