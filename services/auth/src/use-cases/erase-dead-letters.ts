import { UserSnapshotV1 } from '@izlog/contracts/events/users'
import type { Bus } from '@izlog/kit/bus/bus'
import type { DeadLetter } from '@izlog/kit/bus/dead-letters'
import { type EraseDeadLettersDeps, eraseDeadLetters, eventIn } from '@izlog/kit/bus/erase-dead-letters'
import { z } from 'zod'

/** Removes dead letters that hold data of deleted users, who may have been deleted before they were parked. Answers how many. */
export function eraseDeadLettersOfDeleted(deps: EraseDeadLettersDeps & { bus: Pick<Bus, 'read'> }): Promise<number> {
  let deleted: Promise<Set<number | undefined>> | undefined
  return eraseDeadLetters(deps, async () => {
    deleted ??= deletedUsers(deps.bus)
    const users = await deleted
    return (letter) => users.has(userIn(letter))
  })
}

/** Reads the topic, not the store: users that an empty or restored store lacks must not lose their letters. */
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

/** Whose data an event holds: `userId`, on `websites` `ownerId`. */
const Parked = z.object({
  data: z.object({ userId: z.int().optional(), ownerId: z.int().optional(), deleted: z.boolean().default(false) }),
})

/** Undefined also for the snapshot of a deletion, which has nothing personal in it and must still reach its reader. */
function userIn(letter: DeadLetter): number | undefined {
  const parked = Parked.safeParse(eventIn(letter))
  if (!parked.success || parked.data.data.deleted) return undefined
  return parked.data.data.userId ?? parked.data.data.ownerId
}
