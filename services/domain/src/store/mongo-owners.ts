import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** How a user stands, as `users` last told it. */
export interface Owner extends Projected {
  isActive: boolean
  deleted: boolean
}
const schema = new Schema<Owner>(
  { _id: Number, version: { type: Number, required: true }, isActive: Boolean, deleted: Boolean },
  { collection: 'owners', versionKey: false },
)

/** Users of whom we have heard. */
export interface Owners {
  /** Keeps what is newer than what is held. */
  apply(owners: readonly Owner[]): Promise<void>
  /** Those of these users, as they stand now. */
  of(userIds: readonly number[]): Promise<Owner[]>
}

export function mongoOwners(store: Connection): Owners {
  const model = store.model<Owner>('Owner', schema)
  return {
    apply: (owners) => project(model, owners),
    of: (userIds) => model.find({ _id: { $in: [...new Set(userIds)] } }).lean<Owner[]>(),
  }
}
