import { readConfig } from '@izlog/kit/config'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { UpsellEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { upsellProductSnapshots } from './use-cases/republish-upsell-products.ts'

const config = readConfig(UpsellEnv, process.env)

// `npm run republish -- upsell-products`: publishes all snapshots that upsell owns again.
await runRepublish('upsell', config, (runtime) => {
  const { deps, outboxes } = partsOf(runtime, config, () => undefined)
  return { owned: upsellProductSnapshots(deps), outboxes }
})
