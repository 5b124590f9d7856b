import { Envelope } from '@izlog/contracts/events/envelope'
import { openDeadLetters } from '../bus/dead-letters.ts'
import { kafkaAccess } from '../bus/kafka-access.ts'
import { loggable } from '../loggable.ts'

/**
 * `npm run dlq`: counts parked events; `-- show TOPIC`: lists them with their errors, `-- show TOPIC OFFSET`: one of them with all that it
 * holds, which may be a shopper's name and address; `-- replay TOPIC`: hands them to their group
 * again; `-- drop TOPIC OFFSET`: lets those up to this one go.
 */
const EMBEDDED = '127.0.0.1:29092'
const USAGE = 'npm run dlq [-- list | show TOPIC [OFFSET] | replay TOPIC | drop TOPIC OFFSET]\n'
const [verb = 'list', topic = '', upTo = ''] = process.argv.slice(2)
const { KAFKA_BROKERS = EMBEDDED, KAFKA_USERNAME = '', KAFKA_PASSWORD = '', NAMESPACE = 'izlog' } = process.env
const letters = await openDeadLetters(
  kafkaAccess({ KAFKA_BROKERS: KAFKA_BROKERS.split(','), KAFKA_USERNAME, KAFKA_PASSWORD }),
  { namespace: NAMESPACE, reader: KAFKA_USERNAME || 'operator' },
)

const verbs: Record<string, () => Promise<string[]>> = {
  list: async () => (await letters.waiting()).map(({ topic, count }) => `${String(count).padStart(6)}  ${topic}`),
  show: async () =>
    (await letters.read(topic))
      .filter(({ offset }) => upTo === '' || offset === upTo)
      .map(({ offset, at, error, value }) =>
        [`${offset}  ${at}`, loggable(error.split('\n')[0] ?? ''), upTo === '' ? aboutOf(value) : value].join('\n  '),
      ),
  replay: async () => [`${await letters.replay(topic)} handed to their group again`],
  drop: async () => [`${await letters.drop(topic, Number(upTo))} dropped`],
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

/** What an event is, without anything that it tells of people. */
function aboutOf(value: Buffer | null): string {
  try {
    const { type, version, id, occurredAt } = Envelope.parse(JSON.parse(value?.toString() ?? ''))
    return `${type}.v${version}  ${id}  ${occurredAt}`
  } catch {
    return 'no event'
  }
}
