import { readConfig } from '@izlog/kit/config'
import { startRuntime, stopRuntime } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { OrderEnv } from './config.ts'
import { keptReconciliation } from './domain/kept-reconciliation.ts'
import { mongoReconciliation } from './store/mongo-reconciliation.ts'
import { mongoStats } from './store/mongo-stats.ts'
import { countableOrders } from './store/order-recount.ts'
import { orderModel } from './store/order-schema.ts'
import { orderSearch } from './store/order-search.ts'
import { statsRepair } from './store/stats-repair.ts'
import { ensureSearchEntries } from './use-cases/ensure-search-entries.ts'
import { reconcileStats } from './use-cases/reconcile-stats.ts'

// `npm run reconcile`: recounts all orders, corrects the figures that differ, prints them and keeps them for the operator's page, and stores search entries that are missing, whether the service runs or not.
// No request waits for it, so its calls to the store have no time limit.
const config = { ...readConfig(OrderEnv, process.env), STORE_WITHIN_MS: 0 }
const runtime = await startRuntime('order', config)
const { store, bus, log } = runtime
const print = (line: string) => process.stdout.write(`${line}\n`)
const { outbox } = mongoStats(store, bus, log)
try {
  const found = await reconcileStats({
    orders: () => ensureSearchEntries(countableOrders(orderModel(store)), orderSearch(store, log)),
    repair: statsRepair(store, outbox),
    uncommitted: async (take) => bus.read('orders', await bus.committed('order.stats', 'orders'), take),
    rsdPerEur: config.RSD_PER_EUR,
    now: () => storeTime(store),
  })
  await mongoReconciliation(store).keep(keptReconciliation(found, storeTime(store)))
  const { orders, scopes, repaired } = found
  for (const { scope, differences } of repaired)
    print(`${scope}: ${differences.map(({ figure, was, is }) => `${figure} ${was} → ${is}`).join(', ')}`)
  print(`${orders} orders recounted, ${repaired.length} of ${scopes} figures repaired`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await outbox.stop()
  await stopRuntime(runtime)
}
