import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** An upsell offer, from the `upsell-products` topic. */
interface UpsellOffer extends Projected {
  websiteId: number
  /** Switched on, priced and not deleted. */
  active: boolean
}

/** The collection of the topic's snapshots. */
export const PROJECTED_OFFERS = { 'upsell-products': 'upsell_offers' } as const

const schema = new Schema<UpsellOffer>(
  { _id: Number, version: { type: Number, required: true }, websiteId: Number, active: Boolean },
  { collection: PROJECTED_OFFERS['upsell-products'], versionKey: false },
).index({ websiteId: 1 })

/** The projection of the pages' upsell offers. */
export interface UpsellOffers {
  project(offers: UpsellOffer[]): Promise<void>
  anyActive(websiteId: number): Promise<boolean>
}

export function mongoUpsellOffers(store: Connection): UpsellOffers {
  const model = store.model<UpsellOffer>('UpsellOffer', schema)
  return {
    project: (offers) => project(model, offers),
    anyActive: async (websiteId) => (await model.exists({ websiteId, active: true })) !== null,
  }
}
