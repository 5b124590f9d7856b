import { createOutbox } from '@izlog/kit/outbox/outbox'
import { runRepublish } from '@izlog/kit/projections/run-republish'
import { readCatalogConfig } from './config.ts'
import { mongoWebsites } from './store/mongo-websites.ts'
import { websiteModel } from './store/website-model.ts'
import { websiteSnapshots } from './use-cases/republish-websites.ts'

// `npm run republish -- websites`: publishes all of catalog's snapshots again.
await runRepublish('catalog', readCatalogConfig(process.env), ({ store, bus, log }) => {
  const model = websiteModel(store)
  const outbox = createOutbox(model, bus, log)
  return { owned: websiteSnapshots({ websites: mongoWebsites(model, outbox) }), outboxes: [outbox] }
})
