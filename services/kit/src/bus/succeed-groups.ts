import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'
import { patiently } from './topics-admin.ts'

const LOOK_MS = 500

/** Waits until none of these groups has a member any more: until the last process of older code has stopped. */
export async function withoutMembers(admin: Admin, groupIds: readonly string[]): Promise<void> {
  for (;;) {
    const { groups } = await patiently(() => admin.describeGroups([...groupIds]))
    if (groups.every(({ members }) => members.length === 0)) return
    await sleep(LOOK_MS)
  }
}

/**
 * A group that takes the place of others begins where the slowest of them stopped, so that it passes over nothing; what the quicker
 * ones did already comes again. It changes nothing where the group has begun, or they never did.
 */
export async function succeedGroups(
  kafka: Kafka,
  admin: Admin,
  groupId: string,
  { topic, before }: { topic: string; before: readonly string[] },
): Promise<void> {
  const offsetsOf = async (group: string) => {
    const [found] = await patiently(() => admin.fetchOffsets({ groupId: group, topics: [topic] }))
    return (found?.partitions ?? []).filter(({ offset }) => Number(offset) >= 0)
  }
  if ((await offsetsOf(groupId)).length > 0) return
  const slowest = new Map<number, number>()
  for (const { partition, offset } of (await Promise.all(before.map(offsetsOf))).flat())
    slowest.set(partition, Math.min(Number(offset), slowest.get(partition) ?? Number.POSITIVE_INFINITY))
  if (slowest.size === 0) return
  await commit(kafka, groupId, topic, slowest)
}

/** Only a member may commit, and the admin's own way (setOffsets) takes five seconds to leave again. */
async function commit(kafka: Kafka, groupId: string, topic: string, offsets: ReadonlyMap<number, number>) {
  const member = kafka.consumer({ groupId, maxWaitTimeInMs: 50 })
  await member.connect()
  await member.subscribe({ topic })
  const joined = new Promise<void>((resolve) => member.on(member.events.GROUP_JOIN, () => resolve()))
  await member.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: async () => {} })
  await joined
  await member.commitOffsets([...offsets].map(([partition, offset]) => ({ topic, partition, offset: String(offset) })))
  await member.disconnect()
}
