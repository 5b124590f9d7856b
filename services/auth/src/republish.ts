import { readConfig } from '@izlog/kit/config'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { AuthEnv } from './config.ts'
import { mongoUsers } from './store/mongo-users.ts'
import { userSnapshotsOf } from './use-cases/republish-users.ts'

// `npm run republish -- users` or `integrations`: publishes all snapshots that auth owns again.
await runRepublish('auth', readConfig(AuthEnv, process.env), ({ store, bus, log }) => {
  const users = mongoUsers(store, bus, log)
  return { owned: userSnapshotsOf({ users }), outboxes: [users.outbox] }
})
