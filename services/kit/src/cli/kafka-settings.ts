import { z } from 'zod'
import { kafkaAccess } from '../bus/kafka-access.ts'
import { kafkaEnv } from '../config.ts'

/** The broker of `npm run up`. */
const EMBEDDED = '127.0.0.1:29092'

const Settings = z.object({
  ...kafkaEnv,
  KAFKA_BROKERS: kafkaEnv.KAFKA_BROKERS.prefault(EMBEDDED),
  NAMESPACE: z.string().default('izlog'),
})

/** What an operator's command needs of Kafka, from the environment of the services; without one, the embedded stack's. */
export function kafkaSettings(env: NodeJS.ProcessEnv) {
  const settings = Settings.parse(env)
  return {
    access: kafkaAccess(settings),
    username: settings.KAFKA_USERNAME,
    partitions: settings.KAFKA_PARTITIONS,
    namespace: settings.NAMESPACE,
  }
}
