import { createOutbox } from '@izlog/kit/outbox/outbox'
import { runRebuild } from '@izlog/kit/projections/run-rebuild'
import { readCatalogConfig } from './config.ts'
import { catalogProjection } from './projection.ts'
import { mongoSellers } from './store/mongo-sellers.ts'
import { mongoWebsites } from './store/mongo-websites.ts'
import { websiteModel } from './store/website-model.ts'

// `npm run rebuild -- catalog`: what catalog knows of sellers and their figures, made anew from their topics.
await runRebuild('catalog', readCatalogConfig(process.env), ({ store, bus, log }) => {
  const model = websiteModel(store)
  return catalogProjection({
    sellers: mongoSellers(store),
    websites: mongoWebsites(model, createOutbox(model, bus, log)),
  })
})
