import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** A user's state by the last snapshot of `users`. */
export interface Seller extends Projected {
  isActive: boolean
  deleted: boolean
}
const schema = new Schema<Seller>(
  { _id: Number, version: { type: Number, required: true }, isActive: Boolean, deleted: Boolean },
  { collection: 'owners', versionKey: false },
)

/** The projection of `users`. */
export interface Sellers {
  /** Applies newer versions only. */
  apply(sellers: readonly Seller[]): Promise<void>
  /** The present state of those of these users that are known. */
  of(userIds: readonly number[]): Promise<Seller[]>
}

export function mongoSellers(store: Connection): Sellers {
  const model = store.model<Seller>('Owner', schema)
  return {
    apply: (sellers) => project(model, sellers),
    of: (userIds) => model.find({ _id: { $in: [...new Set(userIds)] } }).lean<Seller[]>(),
  }
}
