import type { Migration } from '@izlog/kit/store/migrations'
import type { Connection } from 'mongoose'
import { orderOf } from '../store/order-documents.ts'
import { type OrderDoc, orderModel } from '../store/order-schema.ts'
import type { OrderSearch } from '../store/order-search.ts'

const BATCH = 500
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
    const model = orderModel(store)
    let batch: OrderDoc[] = []
    const putBatch = async () => {
      await search.put(batch.map(orderOf))
      batch = []
    }
    for await (const doc of model.find({}).sort({ _id: -1 }).lean<OrderDoc[]>().cursor({ batchSize: BATCH })) {
      batch.push(doc)
      if (batch.length === BATCH) await putBatch()
    }
    await putBatch()
    await dropIndexes(store)
    await model.updateMany({ searchKeys: { $exists: true } }, { $unset: { searchKeys: 1 } })
  },
})

async function dropIndexes(store: Connection): Promise<void> {
  const { collection } = orderModel(store)
  const existing = await collection.indexes()
  for (const { name } of existing) if (name && DROPPED.includes(name)) await collection.dropIndex(name)
}
