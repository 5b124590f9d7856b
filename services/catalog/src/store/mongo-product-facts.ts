import type { Correction } from '@izlog/contracts/http/understanding'
import type { ProductFacts } from '@izlog/writer/page/facts'
import { type Connection, Schema } from 'mongoose'

interface FactsDoc {
  /** The website's id. */
  _id: number
  facts: ProductFacts
  /** Identifies the product independently of the page's title (`productKeyOf` of the writer). */
  productKey?: string
  /** How many pages of that product existed when this one was created. */
  before?: number
  correction?: Correction
}

const factsSchema = new Schema<FactsDoc>(
  { _id: Number, facts: Schema.Types.Mixed, productKey: String, before: Number, correction: Schema.Types.Mixed },
  { collection: 'product-facts', versionKey: false, minimize: false },
).index({ productKey: 1 })

/** The input that a page was written from, so that its texts can be regenerated without reading the link again. */
export interface WrittenFrom {
  facts: ProductFacts
  /** 0 for pages that were created before this was stored. */
  before: number
  /** The seller's correction of how the product's name was understood. */
  correction: Correction | undefined
}

/** The inputs of pages, and how many pages each product has. */
export interface ProductFactsStore {
  keep(websiteId: number, productKey: string, from: WrittenFrom): Promise<void>
  remove(websiteId: number): Promise<void>
  /** Empty facts when nothing is stored. */
  find(websiteId: number): Promise<WrittenFrom>
  /** How many pages of a product exist, of all sellers. */
  countOf(productKey: string): Promise<number>
}

export function mongoProductFacts(store: Connection): ProductFactsStore {
  const model = store.model<FactsDoc>('ProductFacts', factsSchema)
  return {
    async keep(websiteId, productKey, { facts: { description = null, attributes = [] }, before, correction }) {
      const facts = { description, attributes: attributes.map(({ name, value }) => ({ name, value })) }
      await model.updateOne(
        { _id: websiteId },
        { $set: { facts, productKey, before, ...(correction && { correction }) } },
        { upsert: true },
      )
    },
    remove: async (websiteId) => void (await model.deleteOne({ _id: websiteId })),
    async find(websiteId) {
      const found = await model.findById(websiteId).lean<FactsDoc>()
      return { facts: found?.facts ?? {}, before: found?.before ?? 0, correction: found?.correction }
    },
    countOf: (productKey) => model.countDocuments({ productKey }),
  }
}
