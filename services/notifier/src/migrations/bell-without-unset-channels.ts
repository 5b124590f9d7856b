import type { Migration } from '@izlog/kit/store/migrations'

/** Until 2026-11 `errorMessage` named only the channels without a sender, and the bell then showed them. */
export const bellWithoutUnsetChannels: Migration = {
  name: '2026-11-bell-without-unset-channels',
  async run(store) {
    await store
      .getClient()
      .db(store.name)
      .collection('notifications')
      .updateMany({ errorMessage: { $type: 'string' } }, { $set: { errorMessage: null } })
  },
}
