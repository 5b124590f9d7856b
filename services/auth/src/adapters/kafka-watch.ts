import { SYSTEM_MESSAGES } from '@izlog/contracts/http/system'
import { type DeadLetters, openDeadLetters } from '@izlog/kit/bus/dead-letters'
import { type GroupLag, openGroupLags } from '@izlog/kit/bus/group-lags'
import type { KafkaAccess } from '@izlog/kit/bus/kafka-access'
import { AppError, unavailable } from '@izlog/kit/errors'
import { withTimeout } from '@izlog/kit/with-timeout'

/** How long (ms) a look at all groups, or at all dead letters, may take, and how long its outcome is reused by whoever watches. */
const LOOK_WITHIN_MS = 4000
const LOOK_KEPT_MS = 3000
/** How long (ms) an answer waits for dead letters to be read or moved, after a look: less than the gateway waits for it. */
const WORK_WITHIN_MS = 25_000
const STOP_WITHIN_MS = 1000

export interface KafkaWatchDeps {
  kafka: KafkaAccess
  namespace: string
  /** The Kafka user. */
  reader: string
}

/** What an operator sees of Kafka and does there. Connects when it is first used; everything throws `unavailable` while Kafka does not answer. */
export interface KafkaWatch {
  groups(): Promise<GroupLag[]>
  /** Topics of dead letters with how many there are. */
  waiting(): Promise<{ topic: string; count: number }[]>
  /** Works on dead letters; counts are read anew afterwards. Throws `unavailable` when it takes too long, though the work goes on. */
  withLetters<T>(work: (letters: DeadLetters) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

export function kafkaWatch({ kafka, namespace, reader }: KafkaWatchDeps): KafkaWatch {
  const lags = keptOpen(() => openGroupLags(kafka, namespace))
  const letters = keptOpen(() => openDeadLetters(kafka, { namespace, reader }))
  const groups = oneLook(async () => (await lags.opened()).read())
  const waiting = oneLook(async () => (await letters.opened()).waiting())
  return {
    groups: () => answeredWithin(LOOK_WITHIN_MS, groups.look()),
    waiting: () => answeredWithin(LOOK_WITHIN_MS, waiting.look()),
    async withLetters(work) {
      const opened = await answeredWithin(LOOK_WITHIN_MS, letters.opened())
      try {
        return await answeredWithin(WORK_WITHIN_MS, work(opened), SYSTEM_MESSAGES.kafkaSlow)
      } finally {
        waiting.forget()
      }
    },
    async stop() {
      await Promise.all([lags.close(), letters.close()])
    },
  }
}

/** Whatever fails here is Kafka's, unless a use case has refused it, or a lock could not ask Redis: these have codes of their own. */
const answeredWithin = <T>(ms: number, work: Promise<T>, message: string = SYSTEM_MESSAGES.kafkaAway): Promise<T> =>
  withTimeout(ms, work).catch((cause: unknown) => {
    const itsOwn = cause instanceof AppError && cause.code !== 'unavailable' ? cause : undefined
    throw itsOwn ?? unavailable(cause, message)
  })

/** A connection that is opened once, and tried again after it failed. */
function keptOpen<T extends { stop(): Promise<void> }>(open: () => Promise<T>) {
  let opening: Promise<T> | undefined
  return {
    opened(): Promise<T> {
      opening ??= open().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return opening
    },
    async close(): Promise<void> {
      // One that still tries to connect keeps no process alive.
      const opened = opening && (await withTimeout(STOP_WITHIN_MS, opening).catch(() => undefined))
      await opened?.stop()
    },
  }
}

/** Several who watch at once share a look, also one that takes long, so that an absent Kafka is not asked ever more often. */
function oneLook<T>(read: () => Promise<T>) {
  let last: { found: Promise<T>; until: number } | undefined
  return {
    look(): Promise<T> {
      if (last && performance.now() < last.until) return last.found
      const begun = { found: read(), until: Number.POSITIVE_INFINITY }
      const end = () => {
        begun.until = performance.now() + LOOK_KEPT_MS
      }
      begun.found.then(end, end)
      last = begun
      return begun.found
    },
    forget(): void {
      last = undefined
    },
  }
}
