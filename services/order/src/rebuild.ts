import { readConfig } from '@izlog/kit/config'
import { runRebuild } from '@izlog/kit/projections/run-rebuild'
import { OrderEnv } from './config.ts'
import { orderProjection } from './projection.ts'
import { mongoBlocks } from './store/mongo-blocks.ts'
import { mongoProjections } from './store/mongo-projections.ts'
import { mongoUnfinishedForms } from './store/mongo-unfinished-forms.ts'

// `npm run rebuild -- order`: rebuilds the projections of websites, users and upsell products from their topics.
await runRebuild('order', readConfig(OrderEnv, process.env), ({ store }) =>
  orderProjection({
    projections: mongoProjections(store),
    blocks: mongoBlocks(store),
    unfinishedForms: mongoUnfinishedForms(store),
  }),
)
