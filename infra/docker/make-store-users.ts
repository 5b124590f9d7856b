import '@izlog/kit/bus/kafkajs-timers'
import { baseEnv, readConfig } from '@izlog/kit/config'
import { Kafka, logLevel } from 'kafkajs'
import { mongo } from 'mongoose'
import { z } from 'zod'
import { storePassword } from '../local/src/run/secrets.ts'
import { grantKafka } from './kafka-acls.ts'
import { makeMongoUsers } from './mongo-users.ts'
import { ADMIN, withUser } from './store-users.ts'

const { MONGO_URL, KAFKA_BROKERS, NAMESPACE } = baseEnv
const Env = z.object({ MONGO_URL, KAFKA_BROKERS, NAMESPACE, STORES_KEY: z.string().min(1) })

/** Creates the users of MongoDB and the ACLs of Kafka; Redis reads its users from a file. Running it again applies only the changes. */
const config = readConfig(Env, process.env)
const secrets = { storesKey: config.STORES_KEY }
const url = withUser(config.MONGO_URL, ADMIN.mongo, storePassword(secrets, 'mongo', ADMIN.mongo))
const client = new mongo.MongoClient(url)
try {
  await makeMongoUsers(client.db('admin'), config.NAMESPACE, (service) => storePassword(secrets, 'mongo', service))
} finally {
  await client.close()
}

const admin = new Kafka({
  clientId: 'store-users',
  brokers: config.KAFKA_BROKERS,
  sasl: { mechanism: 'plain', username: ADMIN.kafka, password: storePassword(secrets, 'kafka', ADMIN.kafka) },
  logLevel: logLevel.WARN,
}).admin()
try {
  await admin.connect()
  await grantKafka(admin, config.NAMESPACE)
} finally {
  await admin.disconnect()
}
console.log('users of the stores: ready')
