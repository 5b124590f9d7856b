import { behind } from '@izlog/kit/bus/group-metrics'
import '@izlog/kit/bus/kafkajs-timers'
import { type Admin, Kafka, logLevel } from 'kafkajs'

export type GroupLag = { group: string; state: string; lag: number }

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
    const { groups } = await admin.listGroups()
    const ids = groups.map(({ groupId }) => groupId).sort()
    if (ids.length === 0) return []
    const described = await admin.describeGroups(ids)
    return await Promise.all(
      ids.map(async (group) => ({
        group,
        state: described.groups.find(({ groupId }) => groupId === group)?.state ?? 'Unknown',
        lag: await lagOf(admin, group),
      })),
    )
  } finally {
    await admin.disconnect()
  }
}

async function lagOf(admin: Admin, groupId: string): Promise<number> {
  const topics = await admin.fetchOffsets({ groupId })
  const lags = await Promise.all(
    topics.map(async ({ topic, partitions }) => {
      const ends = await admin.fetchTopicOffsets(topic)
      return partitions.reduce((sum, { partition, offset }) => {
        const end = ends.find((one) => one.partition === partition)
        return sum + behind(Number(offset), Number(end?.low ?? 0), Number(end?.high ?? 0))
      }, 0)
    }),
  )
  return lags.reduce((sum, lag) => sum + lag, 0)
}
