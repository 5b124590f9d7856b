import { createOutbox } from '@izlog/kit/outbox/outbox'
import { runRebuild } from '@izlog/kit/projections/run-rebuild'
import { readCatalogConfig } from './config.ts'
import { catalogProjection } from './projection.ts'
import { mongoDomains } from './store/mongo-domains.ts'
import { mongoListings } from './store/mongo-listings.ts'
import { mongoSellers } from './store/mongo-sellers.ts'
import { mongoUpsellProducts } from './store/mongo-upsell-products.ts'
import { mongoWebsites } from './store/mongo-websites.ts'
import { websiteModel } from './store/website-model.ts'

// `npm run rebuild -- catalog`: rebuilds catalog's projections (sellers, their figures and hosts, upsell products, listings) from their topics.
await runRebuild('catalog', readCatalogConfig(process.env), ({ store, bus, log }) => {
  const model = websiteModel(store)
  return catalogProjection({
    domains: mongoDomains(store),
    listings: mongoListings(store),
    sellers: mongoSellers(store),
    upsellProducts: mongoUpsellProducts(store),
    websites: mongoWebsites(model, createOutbox(model, bus, log)),
  })
})
