import type { Migration } from '@izlog/kit/store/migrations'
import type { User } from '../domain/user.ts'
import { userSearchTextOf } from '../domain/user-search.ts'

type Stored = Omit<User, 'id'> & { _id: number; search?: string }

/** Until 2026-11 administrators could not search: users of before get the text in which they are found. */
export const usersHaveSearchText: Migration = {
  name: '2026-11-users-have-search-text',
  async run(store) {
    const users = store.getClient().db(store.name).collection<Stored>('users')
    for await (const user of users.find({ search: { $exists: false }, email: { $type: 'string' } })) {
      // Only as it was read: a save meanwhile has written the text itself.
      await users.updateOne({ _id: user._id, version: user.version }, { $set: { search: userSearchTextOf(user) } })
    }
  },
}
