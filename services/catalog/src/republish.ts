import { createOutbox } from '@izlog/kit/outbox/outbox'
import { startRuntime } from '@izlog/kit/service'
import { readCatalogConfig } from './config.ts'
import { mongoWebsites } from './store/mongo-websites.ts'
import { websiteModel } from './store/website-model.ts'
import { republishWebsites } from './use-cases/republish-websites.ts'

// `node src/republish.ts websites`: writes all snapshots that catalog owns anew, for projections that are rebuilt.
const [topic] = process.argv.slice(2)
if (topic !== 'websites') {
  process.stderr.write('catalog republishes: websites\n')
  process.exit(1)
}
const { store, bus, redis, log } = await startRuntime('catalog', readCatalogConfig(process.env))
const model = websiteModel(store)
const outbox = createOutbox(model, bus, log)
outbox.start()
const count = await republishWebsites({ websites: mongoWebsites(model, outbox) })
await outbox.stop()
await bus.stop()
redis.disconnect()
await store.close()
process.stdout.write(`${count} websites published anew\n`)
