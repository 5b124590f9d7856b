import { type GroupLag, groupLags } from '@izlog/kit/bus/group-lags'
import '@izlog/kit/bus/kafkajs-timers'
import { Kafka, logLevel } from 'kafkajs'

/** How many messages each consumer group has not read yet. */
export async function consumerLag(brokers: string): Promise<GroupLag[]> {
  const kafka = new Kafka({
    clientId: 'izlog-status',
    brokers: brokers.split(','),
    logLevel: logLevel.NOTHING,
    connectionTimeout: 2000,
    retry: { retries: 1 },
  })
  const admin = kafka.admin()
  await admin.connect()
  try {
    return await groupLags(admin, () => true)
  } finally {
    await admin.disconnect()
  }
}
