import { type BaseConfig, baseEnv } from '@izlog/kit/config'
import { ServiceName } from '@izlog/kit/security/service-token'
import { type Secrets, storePassword } from '../local/src/run/secrets.ts'
import { redisUsers } from './redis-users.ts'

/** Who manages the users of MongoDB and Kafka, and mends what is in them. */
export const ADMIN = { mongo: 'izlog', kafka: 'kafka' } as const

/** Where the stores are; a user in an address, as a managed store's has, is taken for every service. */
const { MONGO_URL, REDIS_URL, NAMESPACE } = baseEnv
export const storeAddresses = { MONGO_URL, REDIS_URL, NAMESPACE }
type StoreAddresses = Pick<BaseConfig, keyof typeof storeAddresses>

/** As whom a service signs in to the stores: settings of its environment. */
export const storeSettings = (secrets: Secrets, config: StoreAddresses, service: ServiceName) => ({
  KAFKA_USERNAME: service,
  KAFKA_PASSWORD: storePassword(secrets, 'kafka', service),
  ...(service === 'tls-sync'
    ? {}
    : {
        MONGO_URL: withUser(config.MONGO_URL, service, storePassword(secrets, 'mongo', service)),
        REDIS_URL: withUser(config.REDIS_URL, service, storePassword(secrets, 'redis', service)),
      }),
})

/** An address of one host or of several with this user, unless it names one. */
export const withUser = (url: string, user: string, password: string): string =>
  /^[^/]+\/\/[^/?]*@/.test(url) ? url : url.replace('//', `//${user}:${password}@`)

/** What each store reads its users from, by the file's name. */
export const storeFiles = (secrets: Secrets, { NAMESPACE }: StoreAddresses): Record<string, string> => ({
  'mongo/password': storePassword(secrets, 'mongo', ADMIN.mongo),
  // The members of the replica set authenticate each other by it.
  'mongo/replica.key': storePassword(secrets, 'mongo', '__system'),
  'kafka/jaas.conf': kafkaUsers(secrets),
  'redis/users.acl': redisUsers(NAMESPACE, (service) => storePassword(secrets, 'redis', service)),
})

function kafkaUsers(secrets: Secrets): string {
  const users = [ADMIN.kafka, ...ServiceName.options].map((user) => [user, storePassword(secrets, 'kafka', user)])
  const options = [
    `username="${ADMIN.kafka}"`,
    `password="${storePassword(secrets, 'kafka', ADMIN.kafka)}"`,
    ...users.map(([user, password]) => `user_${user}="${password}"`),
  ]
  return `KafkaServer {\n  org.apache.kafka.common.security.plain.PlainLoginModule required\n  ${options.join('\n  ')};\n};\n`
}
