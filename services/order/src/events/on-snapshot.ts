import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Projections } from '../store/mongo-projections.ts'

/** Keeps what order knows of websites, their owners and their offers. */
export const onSnapshot = (projections: Projections): EventHandler[] => [
  on('websites', 'website.snapshot.v1', projections.applyWebsites),
  on('users', 'user.snapshot.v1', projections.applyUsers),
  on('upsell-products', 'upsell-product.snapshot.v1', projections.applyUpsellProducts),
]
