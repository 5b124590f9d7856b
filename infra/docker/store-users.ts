import { type BaseConfig, baseEnv } from '@izlog/kit/config'
import { ServiceName } from '@izlog/kit/security/service-token'
import { type Secrets, storePassword } from '../local/src/run/secrets.ts'
import { redisUsers } from './redis-users.ts'

/** The users that manage the users of MongoDB and Kafka, and with which operators repair data. */
export const ADMIN = { mongo: 'izlog', kafka: 'kafka' } as const

/** Addresses of the stores. A user that is part of an address, as with a managed store, is used for every service. */
const { MONGO_URL, REDIS_URL, NAMESPACE } = baseEnv
export const storeAddresses = { MONGO_URL, REDIS_URL, NAMESPACE }
type StoreAddresses = Pick<BaseConfig, keyof typeof storeAddresses>

/** The environment variables with which a service signs in to the stores. */
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

/** Adds the user to an address of one or several hosts, unless the address already contains a user. */
export const withUser = (url: string, user: string, password: string): string =>
  /^[^/]+\/\/[^/?]*@/.test(url) ? url : url.replace('//', `//${user}:${password}@`)

/** The files from which each store reads its users, by path. */
export const storeFiles = (secrets: Secrets, { NAMESPACE }: StoreAddresses) => ({
  'mongo/password': storePassword(secrets, 'mongo', ADMIN.mongo),
  // The key with which the members of the replica set authenticate each other.
  'mongo/replica.key': storePassword(secrets, 'mongo', '__system'),
  'kafka/jaas.conf': `KafkaServer {\n  ${kafkaLogin(secrets)}\n};\n`,
  'redis/users.acl': redisUsers(NAMESPACE, (service) => storePassword(secrets, 'redis', service)),
})

/** Kafka's own login and its users with their passwords, in the syntax of JAAS. */
export function kafkaLogin(secrets: Secrets): string {
  const users = [ADMIN.kafka, ...ServiceName.options].map((user) => [user, storePassword(secrets, 'kafka', user)])
  const options = [
    `username="${ADMIN.kafka}"`,
    `password="${storePassword(secrets, 'kafka', ADMIN.kafka)}"`,
    ...users.map(([user, password]) => `user_${user}="${password}"`),
  ]
  return `org.apache.kafka.common.security.plain.PlainLoginModule required\n  ${options.join('\n  ')};`
}
