import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** How a user stands, as `users` last told it. */
export interface Seller extends Projected {
  isActive: boolean
  deleted: boolean
}
const schema = new Schema<Seller>(
  { _id: Number, version: { type: Number, required: true }, isActive: Boolean, deleted: Boolean },
  { collection: 'owners', versionKey: false },
)

/** Users of whom we have heard. */
export interface Sellers {
  /** Keeps what is newer than what is held. */
  apply(sellers: readonly Seller[]): Promise<void>
  /** Those of these users, as they stand now. */
  of(userIds: readonly number[]): Promise<Seller[]>
}

export function mongoSellers(store: Connection): Sellers {
  const model = store.model<Seller>('Owner', schema)
  return {
    apply: (sellers) => project(model, sellers),
    of: (userIds) => model.find({ _id: { $in: [...new Set(userIds)] } }).lean<Seller[]>(),
  }
}
