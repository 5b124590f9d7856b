import { openDeadLetters } from '../bus/dead-letters.ts'

/** `npm run dlq`: lists parked events; `npm run dlq -- show TOPIC`: with their errors; `npm run dlq -- replay TOPIC`: puts them back. */
const EMBEDDED = '127.0.0.1:29092'
const [verb = 'list', topic = ''] = process.argv.slice(2)
const letters = await openDeadLetters((process.env.KAFKA_BROKERS ?? EMBEDDED).split(','))

const verbs: Record<string, () => Promise<string[]>> = {
  list: async () => (await letters.waiting()).map(({ topic, count }) => `${String(count).padStart(6)}  ${topic}`),
  show: async () =>
    (await letters.read(topic)).map(
      ({ offset, at, error, key, value }) => `${offset}  ${at}  ${key}\n  ${error.split('\n')[0]}\n  ${value}`,
    ),
  replay: async () => [`${await letters.replay(topic)} put back`],
}
const run = verbs[verb]
if (run && (verb === 'list' || topic)) {
  const lines = await run()
  process.stdout.write(`${lines.join('\n') || 'No dead letters'}\n`)
} else {
  process.stderr.write('npm run dlq [-- list | show TOPIC | replay TOPIC]\n')
  process.exitCode = 2
}
await letters.stop()
