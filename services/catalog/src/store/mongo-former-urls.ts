import { type Connection, Schema } from 'mongoose'

interface FormerUrlDoc {
  /** The address. */
  _id: string
  websiteId: number
  userId: number
}

const schema = new Schema<FormerUrlDoc>(
  { _id: String, websiteId: { type: Number, required: true }, userId: { type: Number, required: true } },
  { collection: 'former-urls', versionKey: false },
).index({ websiteId: 1 })

/** Addresses that pages had before. Each leads to the page that had it last, and only that page's seller may use it again. */
export type FormerUrls = ReturnType<typeof mongoFormerUrls>

export function mongoFormerUrls(store: Connection) {
  const model = store.model<FormerUrlDoc>('FormerUrl', schema)
  return {
    /** Kept before the page leaves the address: a crash between the two leaves an address that still shows its page. */
    async keep(customUrl: string, websiteId: number, userId: number): Promise<void> {
      await model.updateOne({ _id: customUrl }, { $set: { websiteId, userId } }, { upsert: true })
    },
    /** The page that had this address last. */
    async websiteAt(customUrl: string): Promise<number | undefined> {
      return (await model.findById(customUrl).lean<FormerUrlDoc>())?.websiteId
    },
    async removeOf(websiteId: number): Promise<void> {
      await model.deleteMany({ websiteId })
    },
    async isOfAnother(customUrl: string, userId: number): Promise<boolean> {
      return (await model.exists({ _id: customUrl, userId: { $ne: userId } })) !== null
    },
  }
}
