import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Projections } from '../store/mongo-projections.ts'

/** Updates the projections of websites, users and upsell products. */
export const onSnapshot = (projections: Projections): EventHandler[] => [
  on('websites', 'website.snapshot.v1', projections.applyWebsites),
  on('users', 'user.snapshot.v1', projections.applyUsers),
  on('upsell-products', 'upsell-product.snapshot.v1', projections.applyUpsellProducts),
]
