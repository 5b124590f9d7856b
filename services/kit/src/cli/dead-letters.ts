import { openDeadLetters } from '../bus/dead-letters.ts'

/**
 * `npm run dlq`: counts parked events; `-- show TOPIC`: lists them with their errors; `-- replay TOPIC`: hands them to their group
 * again; `-- drop TOPIC OFFSET`: lets those up to this one go.
 */
const EMBEDDED = '127.0.0.1:29092'
const USAGE = 'npm run dlq [-- list | show TOPIC | replay TOPIC | drop TOPIC OFFSET]\n'
const [verb = 'list', topic = '', upTo = ''] = process.argv.slice(2)
const letters = await openDeadLetters((process.env.KAFKA_BROKERS ?? EMBEDDED).split(','))

const verbs: Record<string, () => Promise<string[]>> = {
  list: async () => (await letters.waiting()).map(({ topic, count }) => `${String(count).padStart(6)}  ${topic}`),
  show: async () =>
    (await letters.read(topic)).map(
      ({ offset, at, error, key, value }) => `${offset}  ${at}  ${key}\n  ${error.split('\n')[0]}\n  ${value}`,
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
