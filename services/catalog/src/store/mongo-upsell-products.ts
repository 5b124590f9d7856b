import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** An upsell product, from the `upsell-products` topic. */
interface UpsellProduct extends Projected {
  websiteId: number
  /** Switched on, priced and not deleted. */
  active: boolean
}

/** The collection of the topic's snapshots. */
export const PROJECTED_UPSELL_PRODUCTS = { 'upsell-products': 'upsell_offers' } as const

const schema = new Schema<UpsellProduct>(
  { _id: Number, version: { type: Number, required: true }, websiteId: Number, active: Boolean },
  { collection: PROJECTED_UPSELL_PRODUCTS['upsell-products'], versionKey: false },
).index({ websiteId: 1 })

/** The projection of the pages' upsell products. */
export interface UpsellProducts {
  project(products: UpsellProduct[]): Promise<void>
  anyActive(websiteId: number): Promise<boolean>
  countActive(websiteId: number): Promise<number>
}

export function mongoUpsellProducts(store: Connection): UpsellProducts {
  const model = store.model<UpsellProduct>('UpsellProduct', schema)
  return {
    project: (products) => project(model, products),
    countActive: (websiteId) => model.countDocuments({ websiteId, active: true }),
    anyActive: async (websiteId) => (await model.exists({ websiteId, active: true })) !== null,
  }
}
