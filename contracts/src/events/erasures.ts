import { z } from 'zod'
import { ErasedCount, ErasingService } from '../domain/erasure.ts'
import { OrderCode } from '../domain/order-code.ts'
import { event } from './envelope.ts'

/**
 * A service has erased the shopper of an order. `erased` counts the order's erased records, including those erased by an earlier
 * `order.erased`, so that a repetition has the same content. Key: the order code.
 */
const ShopperDataErasedV1 = event(
  'shopper-data.erased',
  1,
  z.object({ orderId: OrderCode, service: ErasingService, erased: z.array(ErasedCount) }),
)

export const erasureEvents = { 'shopper-data.erased.v1': ShopperDataErasedV1 } as const
