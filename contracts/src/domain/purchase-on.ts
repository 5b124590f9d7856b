import { z } from 'zod'

/** When Purchase is reported to the ad pixel: when the order is placed, once its call has confirmed it, or when it is completed. */
export const PurchaseOn = z.enum(['ordered', 'confirmed', 'completed'])
export type PurchaseOn = z.infer<typeof PurchaseOn>
