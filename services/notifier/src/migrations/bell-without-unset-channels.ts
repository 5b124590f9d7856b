import type { Migration } from '@izlog/kit/store/migrations'

/** Until 2026-11 `errorMessage` named the channels without a sender, which the bell then showed; it held nothing else. */
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
