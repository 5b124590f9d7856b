import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { Logger } from '../logger.ts'
import type { DeadLetterLocks } from './dead-letter-locks.ts'
import { type DeadLetter, openDeadLetters } from './dead-letters.ts'
import type { KafkaAccess } from './kafka-access.ts'

export interface EraseDeadLettersDeps {
  kafka: KafkaAccess
  namespace: string
  /** The service that erases, which is also its Kafka user. */
  reader: string
  locks: DeadLetterLocks
  log: Logger
}

/** How long (ms) erasing waits for an operator or another process that works on the same letters. */
const WAIT_MS = 60_000

/** Reads all letters of a topic and returns which of them are to be erased. */
export type SelectLetters = (letters: readonly DeadLetter[]) => Promise<(letter: DeadLetter) => boolean>

/** Removes dead letters with data of an erased person; no retention would ever remove them. Returns how many. Throws `conflict` if others work on the letters all the time. */
export async function eraseDeadLetters(
  { kafka, namespace, reader, locks, log }: EraseDeadLettersDeps,
  select: SelectLetters,
): Promise<number> {
  const letters = await openDeadLetters(kafka, { namespace, reader })
  try {
    let total = 0
    for (const { topic } of await letters.waiting()) {
      const count = await locks.withLock(
        topic,
        async (isLocked) => letters.erase(topic, await select(await letters.read(topic)), isLocked),
        WAIT_MS,
      )
      if (count > 0) log.info({ topic, count }, 'dead letters erased')
      total += count
    }
    return total
  } finally {
    await letters.stop()
  }
}

/** The JSON of a letter, not parsed by any contract; undefined when it is not JSON. */
export const eventIn = ({ value }: DeadLetter): unknown => parseJson(value?.toString() ?? '')
