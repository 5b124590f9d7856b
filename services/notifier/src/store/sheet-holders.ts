import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, type Model, Schema } from 'mongoose'

interface StoredHolder {
  /** The spreadsheet's id. */
  _id: string
  userIds: number[]
}
const schema = new Schema<StoredHolder>(
  { _id: String, userIds: { type: [Number], required: true } },
  { collection: 'sheet_holders', versionKey: false },
)
schema.index({ userIds: 1 })
const modelOf = (connection: Connection): Model<StoredHolder> =>
  connection.modelNames().includes('SheetHolder')
    ? connection.model<StoredHolder>('SheetHolder')
    : connection.model<StoredHolder>('SheetHolder', schema)

/**
 * The sellers who may have rows written into a spreadsheet. The platform's account can write to every spreadsheet shared with it, so a seller
 * could name another's: holders are the first seller who used it, and others who proved that they may edit it.
 */
export interface SheetHolders {
  /** Makes the seller the holder if there is none; false: only others hold it. */
  acquire(spreadsheetId: string, userId: number): Promise<boolean>
  /** Adds this seller to the holders. */
  addHolder(spreadsheetId: string, userId: number): Promise<void>
  /** Removes a deleted seller; a spreadsheet without holders is deleted. */
  removeHolder(userId: number): Promise<void>
}

export function sheetHolders(connection: Connection): SheetHolders {
  const model = modelOf(connection)
  const acquire: SheetHolders['acquire'] = async (spreadsheetId, userId) => {
    const holder = await model.findById(spreadsheetId).lean<StoredHolder | null>()
    if (holder) return holder.userIds.includes(userId)
    return model.create({ _id: spreadsheetId, userIds: [userId] }).then(
      () => true,
      (error: unknown) => {
        // Another process was first, perhaps for the same seller: read again.
        if (isDuplicateKey(error)) return acquire(spreadsheetId, userId)
        throw error
      },
    )
  }
  return {
    acquire,
    async addHolder(spreadsheetId, userId) {
      await model.updateOne({ _id: spreadsheetId }, { $addToSet: { userIds: userId } }, { upsert: true })
    },
    async removeHolder(userId) {
      await model.updateMany({ userIds: userId }, { $pull: { userIds: userId } })
      await model.deleteMany({ userIds: { $size: 0 } })
    },
  }
}
