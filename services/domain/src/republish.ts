import { readConfig } from '@izlog/kit/config'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { DomainEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { claimSnapshots } from './use-cases/republish-claims.ts'

const config = readConfig(DomainEnv, process.env)

// `npm run republish -- domains` publishes all snapshots of claims again.
await runRepublish('domain', config, (runtime) => {
  const { deps, outbox } = partsOf(runtime, config)
  return { owned: claimSnapshots(deps), outboxes: [outbox] }
})
