import { z } from 'zod'
import { UserId } from '../domain/users.ts'

/**
 * A user's records, counted for administrators before they delete the user: each service counts its own, under
 * GET /api/{websites,orders,deliveries,domains}/held-by/{userId}. Zero for an unknown user.
 */
export const HolderParams = z.object({ userId: z.coerce.number().pipe(UserId) })

const count = z.int().nonnegative()

/** Catalog: pages, active or not. */
export const PageHoldings = z.object({ pages: count })
/** Order: all orders ever placed on their pages. */
export const OrderHoldings = z.object({ orders: count })
/** Notifier: deliveries that are pending or will be retried. */
export const DeliveryHoldings = z.object({ waiting: count })
/** Domain: hosts on their list, verified or not; afterwards others may claim them. */
export const DomainHoldings = z.object({ domains: count })
