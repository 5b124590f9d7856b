import type { Sealed } from '@izlog/contracts/events/integrations'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

/** A user's second factor. Stored apart from the user, so that using a code does not publish a snapshot of the user. */
interface SecondFactor {
  userId: number
  secret: Sealed
  /** The last time step whose code was used. */
  lastStep: number
  /** Hashes of the unused recovery codes. */
  recovery: readonly string[]
}

type SecondFactorDoc = Omit<SecondFactor, 'userId'> & { _id: number }

const schema = new Schema<SecondFactorDoc>(
  {
    _id: { type: Number, required: true },
    secret: { type: Schema.Types.Mixed, required: true },
    lastStep: { type: Number, required: true },
    recovery: { type: [String], required: true },
  },
  { collection: 'second_factors', versionKey: false },
)

export interface SecondFactors {
  of(userId: number): Promise<SecondFactor | undefined>
  /** False when there is one already. */
  set(factor: SecondFactor): Promise<boolean>
  /** Marks a step's code as used; false when it, or a later one, was used before. */
  useStep(userId: number, step: number): Promise<boolean>
  /** Removes a recovery code; false when there is none like it. */
  useRecovery(userId: number, hash: string): Promise<boolean>
  /** False when there is no second factor. */
  setRecovery(userId: number, recovery: readonly string[]): Promise<boolean>
  remove(userId: number): Promise<void>
}

export function mongoSecondFactors(store: Connection): SecondFactors {
  const model = store.model<SecondFactorDoc>('SecondFactor', schema)
  return {
    async of(userId) {
      const doc = await model.findById(userId).lean<SecondFactorDoc | null>()
      if (!doc) return undefined
      const { _id, ...factor } = doc
      return { userId: _id, ...factor }
    },
    set: ({ userId, ...factor }) =>
      model.create({ _id: userId, ...factor }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicateKey(error)) return false
          throw error
        },
      ),
    async useStep(userId, step) {
      const unused = { _id: userId, lastStep: { $lt: step } }
      return (await model.updateOne(unused, { $set: { lastStep: step } })).modifiedCount === 1
    },
    async useRecovery(userId, hash) {
      return (await model.updateOne({ _id: userId, recovery: hash }, { $pull: { recovery: hash } })).modifiedCount === 1
    },
    async setRecovery(userId, recovery) {
      return (await model.updateOne({ _id: userId }, { $set: { recovery } })).matchedCount === 1
    },
    async remove(userId) {
      await model.deleteOne({ _id: userId })
    },
  }
}
