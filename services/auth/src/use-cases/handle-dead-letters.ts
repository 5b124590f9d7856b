import { isTopicName } from '@izlog/contracts/events/topics'
import {
  type DeadLetterPage,
  type DeadLetterPlace,
  type DeadLetterPlaces,
  LETTERS_SHOWN,
  type OpenedDeadLetter,
  REPLAYED_AT_ONCE,
  type ReplayedDeadLetters,
  SYSTEM_MESSAGES,
} from '@izlog/contracts/http/system'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import type { DeadLetterLocks } from '@izlog/kit/bus/dead-letter-locks'
import { type DeadLetter, type DeadLetters, NoReaderError } from '@izlog/kit/bus/dead-letters'
import { deadLetterTopic, placeOfDeadLetters } from '@izlog/kit/bus/names'
import { AppError } from '@izlog/kit/errors'
import type { KafkaWatch } from '../adapters/kafka-watch.ts'
import { deadLetterItem, eventIdIn } from '../domain/dead-letter-item.ts'

/** How long (ms) one call sends letters; the operator goes on with what is left. */
const REPLAY_WITHIN_MS = 20_000

export interface DeadLetterDeps {
  watch: Pick<KafkaWatch, 'waiting' | 'withLetters'>
  letterLocks: DeadLetterLocks
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

/** The oldest letters of a place, without anybody's data, and which other groups have parked the same events. */
export async function listDeadLetters(
  { watch, namespace }: DeadLetterDeps,
  place: DeadLetterPlace,
): Promise<DeadLetterPage> {
  const ofTopic = (await watch.waiting()).flatMap(({ topic: name, count }) => {
    const at = placeOfDeadLetters(namespace, name)
    return at?.topic === place.topic ? [{ name, group: at.group, count }] : []
  })
  const own = ofTopic.find(({ group }) => group === place.group)
  if (!own) return { items: [], total: 0 }
  const [letters, ...others] = await watch.withLetters((all) =>
    Promise.all([
      all.read(own.name, 0, LETTERS_SHOWN),
      // What others have parked is a hint: the list is shown without it, too.
      ...ofTopic
        .filter((one) => one !== own)
        .map(async ({ name, group }) => {
          const theirs = await all.read(name, 0, LETTERS_SHOWN).catch(() => [])
          return { group, ids: new Set(theirs.map(eventIdIn)) }
        }),
    ]),
  )
  const groupsWith = (id: string) => others.flatMap(({ group, ids }) => (ids.has(id) ? [group] : []))
  return {
    items: letters.map((letter) => deadLetterItem(letter, groupsWith)),
    total: Math.max(own.count, letters.length),
  }
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

/** Sends letters of a place to their own group again: as many as one call does. */
export const replayDeadLetters = (
  deps: DeadLetterDeps,
  place: DeadLetterPlace,
  by: Initiator,
): Promise<ReplayedDeadLetters> =>
  handle(deps, place, by, 'dead-letters-replayed', [], (letters, topic, isLocked) =>
    letters.replay(topic, { limit: REPLAYED_AT_ONCE, withinMs: REPLAY_WITHIN_MS, isLocked }).catch((error: unknown) => {
      throw error instanceof NoReaderError
        ? new AppError('conflict', 'dead-letters.no-reader', SYSTEM_MESSAGES.noReader)
        : error
    }),
  )

/** Removes the letters of a place up to one that was shown. Answers how many. */
export const dropDeadLetters = (
  deps: DeadLetterDeps,
  place: DeadLetterPlace,
  upTo: number,
  by: Initiator,
): Promise<number> =>
  handle(deps, place, by, 'dead-letters-dropped', [`upTo=${upTo}`], (letters, topic) => letters.drop(topic, upTo))

/**
 * Records what is about to be done, and does it while nobody else works on these letters. What was refused, or not begun for want of Redis,
 * is recorded as such, too; not what took too long: some of it may be done, or is being done still, which is also why the lock ends with
 * the work and not with the answer.
 */
async function handle<T>(
  deps: DeadLetterDeps,
  place: DeadLetterPlace,
  by: Initiator,
  action: 'dead-letters-replayed' | 'dead-letters-dropped',
  more: string[],
  work: (letters: DeadLetters, topic: string, isLocked: () => boolean) => Promise<T>,
): Promise<T> {
  const { topic } = await findOrThrow(deps, place)
  const fields = [...fieldsOf(place), ...more]
  await deps.audit.record(by, action, { fields })
  try {
    return await deps.watch.withLetters((letters) =>
      deps.letterLocks.withLock(topic, (isLocked) => work(letters, topic, isLocked)),
    )
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'unavailable'
    if (isRefused) await deps.audit.record(by, action, { fields, outcome: 'refused' })
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
