import { UserSnapshotV1 } from '@izlog/contracts/events/users'
import { announceById, marksDeleted, type OwnedSnapshots } from '@izlog/kit/projections/republish'
import { deletionEvents } from '../domain/user-events.ts'
import type { Users } from '../store/mongo-users.ts'

/** The snapshots of all users and of where their orders go, to be published again: one write appends both. */
export const userSnapshotsOf = ({ users }: { users: Users }): OwnedSnapshots => ({
  topics: ['users', 'integrations'],
  ids: users.ids,
  announce: announceById(users.byId, users.announce),
  unpublished: users.unpublished,
  isGone: marksDeleted,
  gone(last, version) {
    const { userId: id, role } = UserSnapshotV1.parse(last).data
    return deletionEvents({ id, role, version }, new Date())
  },
  counters: { users: ({ aggregateId }) => Number(aggregateId) },
})
