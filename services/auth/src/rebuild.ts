import { readConfig } from '@izlog/kit/config'
import { runRebuild } from '@izlog/kit/projections/run-rebuild'
import { AuthEnv } from './config.ts'
import { authProjection } from './projection.ts'
import { mongoDomains } from './store/mongo-domains.ts'

// `npm run rebuild -- auth`: rebuilds the projection of its users' hosts from their topic.
await runRebuild('auth', readConfig(AuthEnv, process.env), ({ store }) => authProjection(mongoDomains(store)))
