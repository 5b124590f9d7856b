import type { Migration } from '@izlog/kit/store/migrations'

/** Catalog keeps reviews since 2026-11, and answers erasures since: an order that was erased before had none, and nobody is waited for. */
export const olderErasuresHadNoReview: Migration = {
  name: '2026-11-older-erasures-had-no-review',
  async run(store) {
    await store
      .getClient()
      .db(store.name)
      .collection('orders')
      .updateMany(
        { erasedAt: { $type: 'date' }, 'erasedIn.catalog': { $exists: false } },
        { $set: { 'erasedIn.catalog': { reviews: 0 } } },
      )
  },
}
