import { readConfig } from '@izlog/kit/config'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { OrderEnv } from './config.ts'
import { mongoStats } from './store/mongo-stats.ts'
import { statsSnapshots } from './store/stats-snapshots.ts'
import { sellerStatsSnapshots } from './use-cases/republish-stats.ts'

const config = readConfig(OrderEnv, process.env)

// `npm run republish -- seller-stats`: publishes all snapshots that order owns again.
await runRepublish('order', config, ({ store, bus, log }) => {
  const { outbox } = mongoStats(store, bus, log)
  const deps = { stats: statsSnapshots(store, outbox), rsdPerEur: config.RSD_PER_EUR, now: () => new Date() }
  return { owned: sellerStatsSnapshots(deps), outboxes: [outbox] }
})
