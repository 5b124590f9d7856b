import type { Model, QueryFilter } from 'mongoose'
import type { Reservation } from '../domain/upsell-order.ts'
import type { UpsellProduct } from '../domain/upsell-product.ts'
import { type UpsellProductDoc, upsellProductOf } from './upsell-product-schema.ts'

/** A reservation with its upsell product. */
export interface UpsellProductReservation {
  product: UpsellProduct
  reservation: Reservation
}

/** The stock of upsell products: each change is one conditional write, so repeating it changes nothing. */
export type Stock = ReturnType<typeof mongoStock>

export function mongoStock(model: Model<UpsellProductDoc>) {
  const holding = async (
    filter: QueryFilter<UpsellProductDoc>,
    matches: (reservation: Reservation) => boolean,
    limit: number,
  ) =>
    (await model.find(filter).limit(limit).lean<UpsellProductDoc[]>()).flatMap((doc) =>
      doc.reservations
        .filter(matches)
        .map((reservation): UpsellProductReservation => ({ product: upsellProductOf(doc), reservation })),
    )

  return {
    /** Takes pieces for an order while the upsell product is on, costs `unitPrice`, has enough pieces, and that order has none of it yet. */
    async take(productId: number, unitPrice: number, reservation: Reservation): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        {
          _id: productId,
          deletedAt: null,
          isActive: true,
          discountPrice: unitPrice,
          stockLeft: { $gte: reservation.quantity },
          'reservations.originalOrderId': { $ne: reservation.originalOrderId },
        },
        { $inc: { stockLeft: -reservation.quantity }, $push: { reservations: reservation } },
      )
      return matchedCount === 1
    },
    /** The order refused: removes the reservation and returns its pieces, once. */
    async giveBack(productId: number, { id, quantity }: Reservation): Promise<void> {
      await model.updateOne(
        { _id: productId, 'reservations.id': id },
        { $inc: { stockLeft: quantity }, $pull: { reservations: { id } } },
      )
    },
    /** The upsell order is stored: removes the reservation without returning its pieces. */
    async settle(productId: number, { id }: Reservation): Promise<void> {
      await model.updateOne({ _id: productId }, { $pull: { reservations: { id } } })
    },

    async reservationOf(productId: number, originalOrderId: string): Promise<UpsellProductReservation | undefined> {
      return (await holding({ _id: productId }, (reservation) => reservation.originalOrderId === originalOrderId, 1))[0]
    },
    reservationsOfOrders: (orderIds: readonly string[]) =>
      holding(
        { 'reservations.originalOrderId': { $in: orderIds } },
        ({ originalOrderId }) => orderIds.includes(originalOrderId),
        0,
      ),
    reservationsOf: (productId: number) => holding({ _id: productId }, () => true, 1),
    /** Reservations made before that time and not put off beyond `now`, of a limited number of upsell products. */
    reservationsSince: (before: Date, now: Date, limit: number) =>
      holding(
        { reservations: { $elemMatch: { at: { $lte: before }, settleAt: { $not: { $gt: now } } } } },
        ({ at, settleAt }) => at <= before && !(settleAt && settleAt > now),
        limit,
      ),
    /** Records that settling has failed `settleTries` times, and puts the reservation off until then. */
    async putOff(productId: number, { id }: Reservation, settleTries: number, settleAt: Date): Promise<void> {
      await model.updateOne(
        { _id: productId, 'reservations.id': id },
        { $set: { 'reservations.$.settleTries': settleTries, 'reservations.$.settleAt': settleAt } },
      )
    },

    /**
     * Returns pieces to the stock (`back` above 0) or takes them again, as far as there are any. `movement` is the idempotency key of
     * this change: repeating it changes nothing until `forget`.
     */
    async move(productId: number, movement: string, back: number): Promise<void> {
      const once = { _id: productId, movements: { $ne: movement } }
      const mark = { $push: { movements: movement } }
      if (back >= 0) {
        await model.updateOne(once, { $inc: { stockLeft: back }, ...mark })
        return
      }
      const enough = await model.updateOne(
        { ...once, stockLeft: { $gte: -back } },
        { $inc: { stockLeft: back }, ...mark },
      )
      if (enough.matchedCount === 0) await model.updateOne(once, { $set: { stockLeft: 0 }, ...mark })
    },
    async forget(productId: number, movement: string): Promise<void> {
      await model.updateOne({ _id: productId }, { $pull: { movements: movement } })
    },
  }
}
