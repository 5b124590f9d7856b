import type { CountableOrder } from '../store/order-recount.ts'
import type { OrderSearch } from '../store/order-search.ts'

const BATCH = 1000

/** Passes orders on, and stores the search entries that are missing or old: an event that would make up for one may be lost, as with Kafka's volume. */
export async function* ensureSearchEntries(
  orders: AsyncIterable<CountableOrder>,
  search: Pick<OrderSearch, 'ensure'>,
): AsyncGenerator<CountableOrder> {
  const batch: CountableOrder[] = []
  for await (const order of orders) {
    batch.push(order)
    if (batch.length === BATCH) await search.ensure(batch.splice(0))
    yield order
  }
  await search.ensure(batch)
}
