import type { Migration } from '@izlog/kit/store/migrations'
import type { OrderRisks } from '../store/order-risks.ts'
import { type OrderSearch, searchModel } from '../store/order-search.ts'
import { putSearchEntries } from './put-search-entries.ts'

const BATCH = 500

/** Entries had no keys of phone and address, and no risk, by which orders are filtered. Judged once all have the keys, by which related orders are found. */
export const searchEntriesNameTheRisk = (
  search: Pick<OrderSearch, 'put'>,
  risks: Pick<OrderRisks, 'judge'>,
): Migration => ({
  name: '2026-11-search-entries-name-the-risk',
  async run(store) {
    await putSearchEntries(store, search)
    let batch: string[] = []
    const entries = searchModel(store).find({}, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: string }[]>()
    for await (const { _id } of entries.cursor({ batchSize: BATCH })) {
      batch.push(_id)
      if (batch.length < BATCH) continue
      await risks.judge(batch)
      batch = []
    }
    await risks.judge(batch)
  },
})
