import { readConfig } from '@izlog/kit/config'
import { runRebuild } from '@izlog/kit/projections/run-rebuild'
import { UpsellEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { upsellProjection } from './projection.ts'

// `npm run rebuild -- upsell`: rebuilds the projections of websites and users from their topics.
const config = readConfig(UpsellEnv, process.env)
await runRebuild('upsell', config, (runtime) => upsellProjection(partsOf(runtime, config, () => undefined).deps))
