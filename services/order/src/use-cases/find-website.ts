import { priceOf } from '@izlog/contracts/domain/offers'
import { OrderableWebsite } from '@izlog/contracts/domain/website'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { AppError, invalid } from '@izlog/kit/errors'
import type { AskInternal } from '@izlog/kit/http/internal-client'
import type { Projections } from '../store/mongo-projections.ts'

export interface FindWebsiteDeps {
  projections: Projections
  askInternal: AskInternal
  catalogUrl: string
}

/** The page an order is for, when what the shopper saw still holds. Throws `not_found`, `invalid` (quantity), `conflict` (`order.total-changed`). */
export async function findWebsite(
  deps: FindWebsiteDeps,
  asked: { websiteId: number; quantity: number; totalPrice: number },
): Promise<OrderableWebsite> {
  const known = await deps.projections.websiteById(asked.websiteId)
  if (known?.orderable && priceOf(known.website, asked.quantity) === asked.totalPrice) return known.website
  return judged(await askOwner(deps, asked.websiteId), asked)
}

/** The projection may be late, so before refusing anybody catalog is asked once. */
async function askOwner(
  { projections, askInternal, catalogUrl }: FindWebsiteDeps,
  id: number,
): Promise<OrderableWebsite | undefined> {
  const website = await askInternal(catalogUrl, `/internal/websites/${id}`, OrderableWebsite)
  if (website) await projections.storeWebsite(website)
  return website
}

function judged(
  website: OrderableWebsite | undefined,
  asked: { quantity: number; totalPrice: number },
): OrderableWebsite {
  if (!website?.active) throw new AppError('not_found', 'order.website-unknown', ORDER_MESSAGES.websiteUnknown)
  const price = priceOf(website, asked.quantity)
  if (price === null) throw invalid([{ path: 'quantity', message: ORDER_MESSAGES.quantityUnavailable }])
  if (price !== asked.totalPrice) {
    throw new AppError('conflict', 'order.total-changed', ORDER_MESSAGES.totalChanged, {
      details: { totalPrice: price },
    })
  }
  return website
}
