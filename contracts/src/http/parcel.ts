import { z } from 'zod'
import { OrderCode } from '../domain/order-code.ts'
import { BuyerOrder } from './buyer.ts'
import { ORDER_MESSAGES } from './orders.ts'

/** Other orders of a buyer that may go into the same parcel; so many of the newest are offered. */
export const SHARABLE_SHOWN = 5
/** Orders that may follow one order. */
export const MAX_FOLLOWERS = 10

/** Another order of the same buyer that is not handed over yet. */
export const SharableOrder = z.object({
  order: BuyerOrder,
  /** Where its parcel would go by itself. */
  address: z.string(),
  /** Why it cannot go into the same parcel, in a Serbian sentence; null: it can. */
  refusal: z.string().nullable(),
  /** The parcel with both, where they can share one. */
  together: z
    .object({
      /** The code of the order whose label and address it has. */
      leader: OrderCode,
      address: z.string(),
      sumToCollect: z.int().nonnegative(),
      /** Charged once: the larger of the orders' delivery prices. */
      deliveryPrice: z.int().nonnegative(),
      /** The code of the order that is confirmed by it; null: none. */
      confirms: OrderCode.nullable(),
    })
    .nullable(),
})
export type SharableOrder = z.infer<typeof SharableOrder>

/** GET /api/orders/{id}/parcel: with which orders an order shares a parcel or may share one, and whether it may be split. Never for shoppers. */
export const OrderParcel = z.object({
  /** The parcel that it shares; null: it has its own. */
  shared: z
    .object({
      leader: BuyerOrder,
      followers: z.array(BuyerOrder),
      sumToCollect: z.int().nonnegative(),
      /** Why none can be taken out any more, in a Serbian sentence; null: each can. */
      refusal: z.string().nullable(),
    })
    .nullable(),
  sharable: z.array(SharableOrder).max(SHARABLE_SHOWN),
  /** Whether some of its pieces may go in a parcel of their own. */
  maySplit: z.boolean().default(false),
})
export type OrderParcel = z.infer<typeof OrderParcel>

/** POST /api/orders/{id}/parcel puts another order into the same parcel; DELETE takes the order out of the parcel that it follows. Both answer the order. */
export const ShareParcelRequest = z.object({ order: z.int(ORDER_MESSAGES.notFound).positive(ORDER_MESSAGES.notFound) })
export type ShareParcelRequest = z.infer<typeof ShareParcelRequest>

export const PARCEL_MESSAGES = {
  follows: (leader: string) =>
    `Porudžbina ide u paketu porudžbine ${leader} i menja se zajedno sa njom. Izmenite tu porudžbinu ili izdvojte ovu iz paketa.`,
  sameOrder: 'Izaberite drugu porudžbinu.',
  otherBuyer: 'Porudžbine nisu sa istog broja telefona, pa ne idu u isti paket.',
  otherMarket: 'Porudžbine su iz različitih zemalja ili u različitim valutama, pa ne idu u isti paket.',
  over: (order: string) => `Porudžbina ${order} je otkazana ili završena, pa ne ide u isti paket.`,
  old: (order: string) => `Porudžbina ${order} je prestara, pa ne ide u isti paket.`,
  confirmFirst: (leader: string) => `Prvo potvrdite porudžbinu ${leader}, pod čijim brojem ide paket.`,
  left: (order: string) => `Paket porudžbine ${order} je već predat kuriru, pa ostaje kakav jeste.`,
  packed: (order: string) =>
    `Porudžbina ${order} je već spakovana. Vratite je u „Za pakovanje”, pa promenite šta ide u paket.`,
  announced: (order: string) => `Paket porudžbine ${order} je već prijavljen kuriru, pa ostaje kakav jeste.`,
  announcing: (order: string) => `Paket porudžbine ${order} se upravo prijavljuje kuriru. Pokušajte za minut.`,
  unsure: (order: string) => `Nije sigurno da li kurir ima paket porudžbine ${order}, pa ostaje kakav jeste.`,
  taken: (order: string) => `Porudžbina ${order} već ide u paketu sa drugom. Prvo je izdvojte.`,
  full: `U jedan paket ide najviše ${MAX_FOLLOWERS + 1} porudžbina.`,
  leads: 'Paket ide pod brojem ove porudžbine. Izdvojte drugu porudžbinu iz njega.',
} as const
