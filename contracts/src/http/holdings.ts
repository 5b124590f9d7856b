import { z } from 'zod'
import { UserId } from '../domain/users.ts'

/**
 * What a user holds, told to administrators before they delete them: each service counts its own, under
 * GET /api/{websites,orders,deliveries,domains}/held-by/{userId}. Zero for somebody who holds nothing, or is not known.
 */
export const HolderParams = z.object({ userId: z.coerce.number().pipe(UserId) })

const count = z.int().nonnegative()

/** Catalog: pages, shown or not. */
export const PageHoldings = z.object({ pages: count })
/** Order: all that were ever placed on their pages. */
export const OrderHoldings = z.object({ orders: count })
/** Notifier: what is to be sent yet, or to be sent again. */
export const DeliveryHoldings = z.object({ waiting: count })
/** Domain: hosts on their list, verified or not; others may have them afterwards. */
export const DomainHoldings = z.object({ domains: count })
