import { z } from 'zod'
import { ErasedCount, ErasingService } from '../domain/erasure.ts'
import { OrderCode } from '../domain/order-code.ts'
import { event } from './envelope.ts'

/**
 * A service holds nothing of an order's shopper any more. `erased` counts the order's records without them, also those erased by an
 * earlier `order.erased`, so that a repeated answer is the same. Key: the order's string.
 */
const ShopperDataErasedV1 = event(
  'shopper-data.erased',
  1,
  z.object({ orderId: OrderCode, service: ErasingService, erased: z.array(ErasedCount) }),
)

export const erasureEvents = { 'shopper-data.erased.v1': ShopperDataErasedV1 } as const
