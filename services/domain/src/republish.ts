import { readConfig } from '@izlog/kit/config'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { DomainEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { claimSnapshots } from './use-cases/republish-claims.ts'

const config = readConfig(DomainEnv, process.env)

// `npm run republish -- domains`: all snapshots that domain owns, anew.
await runRepublish('domain', config, (runtime) => {
  const { deps, outbox } = partsOf(runtime, config)
  return { owned: claimSnapshots(deps), outboxes: [outbox] }
})
