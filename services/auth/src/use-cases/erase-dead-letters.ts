import { TOPICS } from '@izlog/contracts/events/topics'
import { UserSnapshotV1 } from '@izlog/contracts/events/users'
import type { Bus } from '@izlog/kit/bus/bus'
import { type DeadLetter, openDeadLetters } from '@izlog/kit/bus/dead-letters'
import type { KafkaAccess } from '@izlog/kit/bus/kafka-access'
import { inNamespace } from '@izlog/kit/bus/names'
import type { Logger } from '@izlog/kit/logger'
import { z } from 'zod'

interface EraseDeps {
  bus: Pick<Bus, 'read'>
  kafka: KafkaAccess
  namespace: string
  log: Logger
}

/**
 * Removes dead letters that hold data of deleted users: they are kept without a limit, and may have been parked after the deletion.
 * Answers how many.
 */
export async function eraseDeadLetters({ bus, kafka, namespace, log }: EraseDeps): Promise<number> {
  const letters = await openDeadLetters(kafka, { namespace, reader: 'auth' })
  try {
    const origins = Object.keys(TOPICS).map((name) => inNamespace(namespace, `${name}.`))
    const waiting = (await letters.waiting()).filter(({ topic }) => origins.some((origin) => topic.startsWith(origin)))
    if (waiting.length === 0) return 0
    const deleted = await deletedUsers(bus)
    let total = 0
    for (const { topic } of waiting) {
      const count = await letters.erase(topic, (letter) => deleted.has(userIn(letter)))
      if (count > 0) log.info({ topic, count }, 'dead letters of deleted users erased')
      total += count
    }
    return total
  } finally {
    await letters.stop()
  }
}

/** By the topic and not by what the store lacks: an empty or older store must not erase anybody's letters. */
async function deletedUsers(bus: Pick<Bus, 'read'>): Promise<Set<number | undefined>> {
  const newest = new Map<number, { version: number; deleted: boolean }>()
  await bus.read('users', new Map(), (envelope) => {
    const snapshot = UserSnapshotV1.safeParse(envelope)
    if (!snapshot.success) return
    const { aggregateVersion: version, data } = snapshot.data
    if (version > (newest.get(data.userId)?.version ?? 0)) newest.set(data.userId, { version, deleted: data.deleted })
  })
  return new Set([...newest].filter(([, { deleted }]) => deleted).map(([userId]) => userId))
}

/** Whose data an event holds: `userId` says it, on `websites` `ownerId`. */
const Held = z.object({
  data: z.object({ userId: z.int().optional(), ownerId: z.int().optional(), deleted: z.boolean().default(false) }),
})

/** Undefined also for a letter that tells of a deletion: it holds nothing personal, and its reader has still to learn of it. */
function userIn({ value }: DeadLetter): number | undefined {
  const held = Held.safeParse(parseJson(value))
  if (!held.success || held.data.data.deleted) return undefined
  return held.data.data.userId ?? held.data.data.ownerId
}

function parseJson(value: Buffer | null): unknown {
  try {
    return JSON.parse(value?.toString() ?? '')
  } catch {
    return undefined
  }
}
