import type { Connection } from 'mongoose'
import { orderOf } from '../store/order-documents.ts'
import { type OrderDoc, orderModel } from '../store/order-schema.ts'
import type { OrderSearch } from '../store/order-search.ts'

const BATCH = 500

/** Stores the search entry of each order anew, newest first. */
export async function putSearchEntries(store: Connection, search: Pick<OrderSearch, 'put'>): Promise<void> {
  let batch: OrderDoc[] = []
  const putBatch = async () => {
    await search.put(batch.map(orderOf))
    batch = []
  }
  for await (const doc of orderModel(store)
    .find({})
    .sort({ _id: -1 })
    .lean<OrderDoc[]>()
    .cursor({ batchSize: BATCH })) {
    batch.push(doc)
    if (batch.length === BATCH) await putBatch()
  }
  await putBatch()
}
