import type { Correction } from '@izlog/contracts/http/understanding'
import type { ProductFacts } from '@izlog/writer/page/facts'
import { type Connection, Schema } from 'mongoose'

interface FactsDoc {
  /** The website's. */
  _id: number
  facts: ProductFacts
  /** Which product the page is of, whatever it is called (`productKeyOf` of the writer). */
  productKey?: string
  /** How many pages of that product there were when this one was made. */
  before?: number
  correction?: Correction
}

const factsSchema = new Schema<FactsDoc>(
  { _id: Number, facts: Schema.Types.Mixed, productKey: String, before: Number, correction: Schema.Types.Mixed },
  { collection: 'product-facts', versionKey: false, minimize: false },
).index({ productKey: 1 })

/** What a page was written from, so that its texts can be written anew without reading the link again. */
export interface WrittenFrom {
  facts: ProductFacts
  /** 0 for pages from before that was kept. */
  before: number
  /** What the seller put right of how the name was understood. */
  correction: Correction | undefined
}

/** What pages were written from, and how many there are of one product. */
export interface ProductFactsStore {
  keep(websiteId: number, productKey: string, from: WrittenFrom): Promise<void>
  /** Nothing where nothing was found. */
  find(websiteId: number): Promise<WrittenFrom>
  /** How many pages of a product were made, by anybody. */
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
    async find(websiteId) {
      const found = await model.findById(websiteId).lean<FactsDoc>()
      return { facts: found?.facts ?? {}, before: found?.before ?? 0, correction: found?.correction }
    },
    countOf: (productKey) => model.countDocuments({ productKey }),
  }
}
