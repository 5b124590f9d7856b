import { createHash } from 'node:crypto'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

/** What the wizard's products that became an upsell product are listed by, also a deleted one, so that none becomes one twice. */
export interface TakenLinks {
  has(websiteId: number, listingKey: string): Promise<boolean>
  remember(websiteId: number, listingKey: string): Promise<void>
}

interface TakenLinkDoc {
  _id: string
}
const schema = new Schema<TakenLinkDoc>({ _id: String }, { collection: 'taken_links', versionKey: false })

export function mongoTakenLinks(store: Connection): TakenLinks {
  const model = store.model<TakenLinkDoc>('TakenLink', schema)
  const idOf = (websiteId: number, listingKey: string) =>
    `${websiteId}:${createHash('sha256').update(listingKey).digest('base64url')}`
  return {
    has: async (websiteId, listingKey) => (await model.exists({ _id: idOf(websiteId, listingKey) })) !== null,
    async remember(websiteId, listingKey) {
      await model.create({ _id: idOf(websiteId, listingKey) }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error
      })
    },
  }
}
