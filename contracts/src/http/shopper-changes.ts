import { z } from 'zod'
import { FIXED_WORDS } from '../domain/order-progress.ts'
import { ApiErrorBody } from './errors.ts'
import { CustomerData, ShownOrder } from './orders.ts'

/** POST /api/orders/{orderId}/correction: where the shopper wants the parcel. `dataTag` is that of the order that was shown. */
export const CorrectionRequest = CustomerData.pick({
  name: true,
  phone: true,
  address: true,
  city: true,
  postalCode: true,
}).extend({ dataTag: z.string().max(100) })
export type CorrectionRequest = z.infer<typeof CorrectionRequest>
export type CorrectionBody = z.input<typeof CorrectionRequest>

/** 409 `order.fixed` and `order.changed`: the order as it is now. */
export const ChangeConflictBody = ApiErrorBody.extend({ order: ShownOrder })

/** Of a cancelled order on the desk: who cancelled it. */
export const CANCELLED_BY_SHOPPER = 'Otkazao kupac'

/** In words that Ekavian and Ijekavian share. */
export const CHANGE_MESSAGES = {
  fixed: FIXED_WORDS,
  changedMeanwhile:
    'Prodavac je u međuvremenu ispravio ove podatke. Pogledajte kako sada stoje, pa sačuvajte svoju ispravku ponovo.',
  tooManyTries: 'Previše pokušaja. Sačekajte minut pa pokušajte ponovo.',
  tooMany: 'Previše ispravki u jednom satu. Pokušajte kasnije ili se javite prodavcu.',
} as const
