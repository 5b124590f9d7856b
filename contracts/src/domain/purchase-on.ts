import { z } from 'zod'

/** When Purchase is reported to the ad pixel: as the order comes in, or when it is completed. */
export const PurchaseOn = z.enum(['ordered', 'completed'])
export type PurchaseOn = z.infer<typeof PurchaseOn>
