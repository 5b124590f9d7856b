import { readConfig } from '@izlog/kit/config'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { UpsellEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { offerSnapshots } from './use-cases/republish-offers.ts'

const config = readConfig(UpsellEnv, process.env)

// `npm run republish -- upsell-products`: publishes all snapshots that upsell owns again.
await runRepublish('upsell', config, (runtime) => {
  const { deps, outboxes } = partsOf(runtime, config, () => undefined)
  return { owned: offerSnapshots(deps), outboxes }
})
