import { createHash } from 'node:crypto'
import { ShownReview } from '@izlog/contracts/domain/review'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** A page shows at most so many. */
const MAX_SHOWN = 12

/** A review that its seller has decided on, from the `orders` topic. Its id is the hash of the order's code, since the code gives access to the order. */
interface ReviewDoc extends Projected<string> {
  websiteId: number
  /** Null: not shown, or erased. */
  review: ShownReview | null
  at: Date | null
}

const schema = new Schema<ReviewDoc>(
  {
    _id: String,
    version: { type: Number, required: true },
    websiteId: Number,
    review: Schema.Types.Mixed,
    at: Date,
  },
  { collection: 'reviews', versionKey: false },
  // What a page shows.
).index({ websiteId: 1, at: -1 })

interface DecidedReview {
  orderId: string
  /** Of the order's document. */
  version: number
  websiteId: number
  review: ShownReview | null
}

/** The reviews that pages may show. */
export interface Reviews {
  record(decided: readonly DecidedReview[]): Promise<void>
  /** The newest of a page. */
  shownOn(websiteId: number): Promise<ShownReview[]>
  /** Erases what is kept of these orders; gives the page of each that had a review, also when it runs again. */
  erase(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export function mongoReviews(store: Connection): Reviews {
  const model = store.model<ReviewDoc>('Review', schema)
  return {
    record: (decided) =>
      project(
        model,
        decided.map(({ orderId, version, websiteId, review }) => ({
          ...{ _id: idOf(orderId), version, websiteId, review },
          at: review && new Date(review.at),
        })),
      ),
    async shownOn(websiteId) {
      const found = await model
        .find({ websiteId, at: { $ne: null } })
        .sort({ at: -1 })
        .limit(MAX_SHOWN)
        .lean<ReviewDoc[]>()
      return found.flatMap(({ review }) => (review ? [ShownReview.parse(review)] : []))
    },
    async erase(orderIds) {
      const codes = new Map(orderIds.map((orderId) => [idOf(orderId), orderId]))
      const theirs = { _id: { $in: [...codes.keys()] } }
      await model.updateMany(theirs, { $set: { review: null, at: null } })
      const docs = await model.find(theirs, { websiteId: 1 }).lean<ReviewDoc[]>()
      return new Map(docs.map(({ _id, websiteId }) => [codes.get(_id) ?? '', websiteId]))
    },
  }
}

const idOf = (orderId: string): string => createHash('sha256').update(orderId).digest('base64url')
