import { createHash } from 'node:crypto'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'

/** Links of the wizard that became an upsell product, also a deleted one, so that no link becomes one twice. */
export interface TakenLinks {
  has(websiteId: number, url: string): Promise<boolean>
  remember(websiteId: number, url: string): Promise<void>
}

interface TakenLinkDoc {
  _id: string
}
const schema = new Schema<TakenLinkDoc>({ _id: String }, { collection: 'taken_links', versionKey: false })

export function mongoTakenLinks(store: Connection): TakenLinks {
  const model = store.model<TakenLinkDoc>('TakenLink', schema)
  const idOf = (websiteId: number, url: string) =>
    `${websiteId}:${createHash('sha256').update(url).digest('base64url')}`
  return {
    has: async (websiteId, url) => (await model.exists({ _id: idOf(websiteId, url) })) !== null,
    async remember(websiteId, url) {
      await model.create({ _id: idOf(websiteId, url) }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error
      })
    },
  }
}
