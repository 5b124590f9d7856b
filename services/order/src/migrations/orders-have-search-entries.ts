import type { Migration } from '@izlog/kit/store/migrations'
import type { Connection } from 'mongoose'
import { orderModel } from '../store/order-schema.ts'
import type { OrderSearch } from '../store/order-search.ts'
import { putSearchEntries } from './put-search-entries.ts'

/** Indexes of the order that only searches and filters used. */
const DROPPED = [
  'searchKeys_1',
  'userId_1_searchKeys_1',
  'status_1_createdAt_-1__id_-1',
  'userId_1_status_1_createdAt_-1__id_-1',
]

/** Until 2026-11 orders carried their search keys and were indexed by them: each order gets a search entry instead, newest first. */
export const ordersHaveSearchEntries = (search: Pick<OrderSearch, 'put'>): Migration => ({
  name: '2026-11-orders-have-search-entries',
  async run(store) {
    await putSearchEntries(store, search)
    await dropIndexes(store)
    await orderModel(store).updateMany({ searchKeys: { $exists: true } }, { $unset: { searchKeys: 1 } })
  },
})

async function dropIndexes(store: Connection): Promise<void> {
  const { collection } = orderModel(store)
  const existing = await collection.indexes()
  for (const { name } of existing) if (name && DROPPED.includes(name)) await collection.dropIndex(name)
}
