import { type Connection, Schema } from 'mongoose'
import type { ProductFacts } from '../generation/facts.ts'

interface FactsDoc {
  /** The website's. */
  _id: number
  facts: ProductFacts
}

const factsSchema = new Schema<FactsDoc>(
  { _id: Number, facts: Schema.Types.Mixed },
  { collection: 'product-facts', versionKey: false, minimize: false },
)

/** What was found on a page's product link when it was made, so that its texts can be written anew without reading it again. */
export interface ProductFactsStore {
  keep(websiteId: number, facts: ProductFacts): Promise<void>
  /** Nothing where nothing was found. */
  find(websiteId: number): Promise<ProductFacts>
}

export function mongoProductFacts(store: Connection): ProductFactsStore {
  const model = store.model<FactsDoc>('ProductFacts', factsSchema)
  return {
    async keep(websiteId, { description = null, attributes = [] }) {
      const facts = { description, attributes: attributes.map(({ name, value }) => ({ name, value })) }
      await model.updateOne({ _id: websiteId }, { $set: { facts } }, { upsert: true })
    },
    find: async (websiteId) => (await model.findById(websiteId).lean<FactsDoc>())?.facts ?? {},
  }
}
