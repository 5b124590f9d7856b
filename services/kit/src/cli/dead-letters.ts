import { Envelope } from '@izlog/contracts/events/envelope'
import { Redis } from 'ioredis'
import { deadLetterLocks } from '../bus/dead-letter-locks.ts'
import { openDeadLetters } from '../bus/dead-letters.ts'
import { AppError } from '../errors.ts'
import { loggable } from '../loggable.ts'
import { kafkaSettings } from './kafka-settings.ts'

/**
 * `npm run dlq` counts dead letters by topic; `-- show TOPIC` lists them with their errors; `-- show TOPIC OFFSET` prints one of them in full,
 * which may include a shopper's name and address; `-- replay TOPIC` sends them to their group again; `-- drop TOPIC OFFSET` removes those up to
 * this one. The last two take the lock by which the operator's page and erasures work on the letters of a topic, in the Redis of REDIS_URL.
 */
const USAGE = 'npm run dlq [-- list | show TOPIC [OFFSET] | replay TOPIC | drop TOPIC OFFSET]\n'
const [verb = 'list', topic = '', upTo = ''] = process.argv.slice(2)
const { access, username, namespace } = kafkaSettings(process.env)
/** The Redis of `npm run up`. */
const EMBEDDED_REDIS = 'redis://127.0.0.1:26379'
const REDIS_WITHIN_MS = 10_000

const letters = await openDeadLetters(access, { namespace, reader: username || 'operator' })

const verbs: Record<string, () => Promise<string[]>> = {
  list: async () => (await letters.waiting()).map(({ topic, count }) => `${String(count).padStart(6)}  ${topic}`),
  show: async () =>
    (await letters.read(topic))
      .filter(({ offset }) => upTo === '' || offset === upTo)
      .map(({ offset, at, error, value }) =>
        [`${offset}  ${at}`, loggable(error.split('\n')[0] ?? ''), upTo === '' ? aboutOf(value) : value].join('\n  '),
      ),
  replay: () =>
    locked(async (isLocked) => {
      const { replayed, left } = await letters.replay(topic, { isLocked })
      return [`${replayed} sent to their group again${left > 0 ? `, ${left} left: replay once more` : ''}`]
    }),
  drop: () => locked(async () => [`${await letters.drop(topic, Number(upTo))} dropped`]),
}
const run = verbs[verb]
try {
  if (run && (verb === 'list' || topic) && (verb !== 'drop' || /^\d+$/.test(upTo))) {
    const lines = await run()
    process.stdout.write(`${lines.join('\n') || 'No dead letters'}\n`)
  } else {
    process.stderr.write(USAGE)
    process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await letters.stop()
}

/** Works on the topic while nobody else does. */
async function locked(work: (isLocked: () => boolean) => Promise<string[]>): Promise<string[]> {
  const options = { maxRetriesPerRequest: 1, connectTimeout: REDIS_WITHIN_MS, commandTimeout: REDIS_WITHIN_MS }
  const redis = new Redis(process.env.REDIS_URL || EMBEDDED_REDIS, options)
  let lastError: Error | undefined
  redis.on('error', (error: Error) => {
    lastError = error
  })
  try {
    return await deadLetterLocks(redis, namespace).withLock(topic, work)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new Error(
      error.kind === 'conflict'
        ? 'Somebody else works on these letters: wait half a minute and try again'
        : `Redis (REDIS_URL) does not answer, and without its lock letters could be sent twice: ${lastError?.message ?? error.cause}`,
    )
  } finally {
    redis.disconnect()
  }
}

/** Identifies an event without its data, which may be personal. */
function aboutOf(value: Buffer | null): string {
  try {
    const { type, version, id, occurredAt } = Envelope.parse(JSON.parse(value?.toString() ?? ''))
    return `${type}.v${version}  ${id}  ${occurredAt}`
  } catch {
    return 'no event'
  }
}
