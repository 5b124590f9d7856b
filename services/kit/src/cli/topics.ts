import { Kafka, logLevel } from 'kafkajs'
import '../bus/kafkajs-timers.ts'
import { applyTopicChanges, readTopics } from '../bus/topic-changes.ts'
import { plannedTopics, type TopicChange, topicChanges } from '../bus/topic-plan.ts'
import { kafkaSettings } from './kafka-settings.ts'

/**
 * `npm run topics` prints by what Kafka's topics differ from the contracts and from KAFKA_PARTITIONS; `-- apply` creates, grows and sets them.
 * Growing pauses publishing for some seconds (`grow` in src/bus/topic-changes.ts).
 */
const USAGE = 'npm run topics [-- apply]\n'

function lineOf(change: TopicChange): string {
  const { topic, is } = change
  if (is === 'missing') return `${topic}  missing`
  if (is === 'config') return `${topic}  ${change.name}: ${change.from}, planned ${change.to}`
  const hint = is === 'replicas' ? ' (kafka-reassign-partitions.sh adds copies)' : ''
  return `${topic}  ${is}: ${change.from}, planned ${change.to}${hint}`
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function run(isApplied: boolean): Promise<void> {
  const { access, partitions, namespace } = kafkaSettings(process.env)
  const admin = new Kafka({ clientId: 'topics', ...access, logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    const { brokers } = await admin.describeCluster()
    const plan = plannedTopics(namespace, { partitions, brokers: brokers.length })
    const changes = topicChanges(plan, await readTopics(admin, [...plan.keys()]))
    for (const change of changes) print(lineOf(change))
    if (changes.length === 0) return print('All topics are as planned')
    if (!isApplied) return print('`npm run topics -- apply` makes these changes')
    await applyTopicChanges(admin, plan, changes, namespace)
    print('Done')
  } finally {
    await admin.disconnect()
  }
}

const words = process.argv.slice(2)
if (words.length > 1 || (words[0] && words[0] !== 'apply')) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  await run(words[0] === 'apply').catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
