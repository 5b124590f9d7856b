import { deliveryPriceOf } from '@izlog/contracts/domain/delivery-pricing'
import { localize } from '@izlog/contracts/domain/localize'
import { priceOf } from '@izlog/contracts/domain/offers'
import { OrderableWebsite } from '@izlog/contracts/domain/website'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { AppError, invalid } from '@izlog/kit/errors'
import { type SiteOwner, shows } from '@izlog/kit/identity'
import type { AskInternal } from '@izlog/kit/internal-client'
import type { Projections } from '../store/mongo-projections.ts'

export interface FindWebsiteDeps {
  projections: Projections
  askInternal: AskInternal
  catalogUrl: string
}

interface Asked {
  websiteId: number
  quantity: number
  /** The total that the shopper saw, whole units; null: not sent. */
  totalPrice: number | null
  /** The delivery price that the shopper saw; null: not sent. */
  deliveryPrice: number | null
  /** The seller whose host the request came to, where only that seller's pages exist. */
  site: SiteOwner
}
interface Found {
  website: OrderableWebsite
  totalPrice: number
  deliveryPrice: number
}

/** The page of an order and its price, provided that the total which the shopper saw is still right. Throws `not_found`, `invalid` (quantity), `conflict` (`order.total-changed`). */
export async function findWebsite(deps: FindWebsiteDeps, asked: Asked): Promise<Found> {
  const known = await deps.projections.websiteById(asked.websiteId)
  const found = known?.orderable ? priced(known.website, asked.quantity) : null
  if (found && agrees(asked, found) && shows(asked.site, found.website.ownerId)) return found
  return judged(await askOwner(deps, asked.websiteId), asked)
}

/** Null when this quantity cannot be ordered. */
function priced(website: OrderableWebsite, quantity: number): Found | null {
  const totalPrice = priceOf(website, quantity)
  // The projection holds what was stored before pages had a delivery price.
  return totalPrice === null
    ? null
    : { website, totalPrice, deliveryPrice: deliveryPriceOf(website.deliveryPricing ?? null, totalPrice) }
}

/** Whether the shopper saw what is asked for now. */
const agrees = (asked: Asked, { totalPrice, deliveryPrice }: Found): boolean =>
  (asked.totalPrice ?? totalPrice) === totalPrice && (asked.deliveryPrice ?? deliveryPrice) === deliveryPrice

/** The projection may be late, so ask catalog once before refusing an order. */
async function askOwner(
  { projections, askInternal, catalogUrl }: FindWebsiteDeps,
  id: number,
): Promise<OrderableWebsite | undefined> {
  const website = await askInternal('catalog', catalogUrl, `/internal/websites/${id}`, OrderableWebsite)
  if (website) await projections.storeWebsite(website)
  return website
}

function judged(website: OrderableWebsite | undefined, asked: Asked): Found {
  if (!website?.active || !shows(asked.site, website.ownerId))
    throw new AppError('not_found', 'order.website-unknown', ORDER_MESSAGES.websiteUnknown)
  const found = priced(website, asked.quantity)
  if (!found) throw invalid([{ path: 'quantity', message: ORDER_MESSAGES.quantityUnavailable }])
  if (agrees(asked, found)) return found
  const { totalPrice, deliveryPrice } = found
  throw new AppError('conflict', 'order.total-changed', localize(website.market, ORDER_MESSAGES.totalChanged), {
    details: { totalPrice, deliveryPrice },
  })
}
