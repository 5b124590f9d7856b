import { Envelope } from '@izlog/contracts/events/envelope'
import { openDeadLetters } from '../bus/dead-letters.ts'
import { loggable } from '../loggable.ts'
import { kafkaSettings } from './kafka-settings.ts'

/**
 * `npm run dlq` counts dead letters by topic; `-- show TOPIC` lists them with their errors; `-- show TOPIC OFFSET` prints one of them in full,
 * which may include a shopper's name and address; `-- replay TOPIC` sends them to their group again; `-- drop TOPIC OFFSET` removes those up to
 * this one.
 */
const USAGE = 'npm run dlq [-- list | show TOPIC [OFFSET] | replay TOPIC | drop TOPIC OFFSET]\n'
const [verb = 'list', topic = '', upTo = ''] = process.argv.slice(2)
const { access, username, namespace } = kafkaSettings(process.env)
const letters = await openDeadLetters(access, { namespace, reader: username || 'operator' })

const verbs: Record<string, () => Promise<string[]>> = {
  list: async () => (await letters.waiting()).map(({ topic, count }) => `${String(count).padStart(6)}  ${topic}`),
  show: async () =>
    (await letters.read(topic))
      .filter(({ offset }) => upTo === '' || offset === upTo)
      .map(({ offset, at, error, value }) =>
        [`${offset}  ${at}`, loggable(error.split('\n')[0] ?? ''), upTo === '' ? aboutOf(value) : value].join('\n  '),
      ),
  replay: async () => [`${(await letters.replay(topic)).replayed} sent to their group again`],
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

/** Identifies an event without its data, which may be personal. */
function aboutOf(value: Buffer | null): string {
  try {
    const { type, version, id, occurredAt } = Envelope.parse(JSON.parse(value?.toString() ?? ''))
    return `${type}.v${version}  ${id}  ${occurredAt}`
  } catch {
    return 'no event'
  }
}
