import { type Connection, Schema } from 'mongoose'
import type { ResetLink } from '../domain/reset-link.ts'

type ResetLinkDoc = Omit<ResetLink, 'tokenHash'> & { _id: string }

const schema = new Schema<ResetLinkDoc>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    passwordMark: { type: String, required: true },
    endsAt: { type: Date, required: true },
  },
  { collection: 'reset_links', versionKey: false },
)
// For `removeAllOf`.
schema.index({ userId: 1 })
schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

/** Links for new passwords that were sent. Several of a user count at a time, so that nobody who asks again ends the one that is open. */
export interface ResetLinks {
  add(link: ResetLink): Promise<void>
  byHash(tokenHash: string): Promise<ResetLink | undefined>
  removeAllOf(userId: number): Promise<void>
}

export function mongoResetLinks(store: Connection): ResetLinks {
  const model = store.model<ResetLinkDoc>('ResetLink', schema)
  return {
    async add({ tokenHash, ...link }) {
      await model.create({ _id: tokenHash, ...link })
    },
    async byHash(tokenHash) {
      const doc = await model.findById(tokenHash).lean<ResetLinkDoc | null>()
      if (!doc) return undefined
      const { _id, ...link } = doc
      return { tokenHash: _id, ...link }
    },
    async removeAllOf(userId) {
      await model.deleteMany({ userId })
    },
  }
}
