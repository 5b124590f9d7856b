import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'
import { commitOffsets, retryTransient } from './topics-admin.ts'

const POLL_MS = 500

/** Waits until none of these groups has a member, that is until the last process of older code has stopped. */
export async function waitForMembersToLeave(admin: Admin, groupIds: readonly string[]): Promise<void> {
  for (;;) {
    const { groups } = await retryTransient(() => admin.describeGroups([...groupIds]))
    if (groups.every(({ members }) => members.length === 0)) return
    await sleep(POLL_MS)
  }
}

/**
 * Starts a group that replaces others at the offset where the slowest of them stopped, so that no event is skipped; it reads again what the
 * faster ones had read. Does nothing if the group has offsets already, or if none of the others has.
 */
export async function succeedGroups(
  kafka: Kafka,
  admin: Admin,
  groupId: string,
  { topic, before }: { topic: string; before: readonly string[] },
): Promise<void> {
  const offsetsOf = async (group: string) => {
    const [found] = await retryTransient(() => admin.fetchOffsets({ groupId: group, topics: [topic] }))
    return (found?.partitions ?? []).filter(({ offset }) => Number(offset) >= 0)
  }
  if ((await offsetsOf(groupId)).length > 0) return
  const slowest = new Map<number, number>()
  for (const { partition, offset } of (await Promise.all(before.map(offsetsOf))).flat())
    slowest.set(partition, Math.min(Number(offset), slowest.get(partition) ?? Number.POSITIVE_INFINITY))
  if (slowest.size === 0) return
  await commitOffsets(kafka, groupId, topic, slowest)
}
