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
const modelOf = (connection: Connection): Model<StoredHolder> =>
  connection.modelNames().includes('SheetHolder')
    ? connection.model<StoredHolder>('SheetHolder')
    : connection.model<StoredHolder>('SheetHolder', schema)

/**
 * Whose a spreadsheet is. The platform's account writes to all that were shared with it, for whoever names one: so it is the first seller's who
 * used it, and of others who have shown that they may write in it.
 */
export interface SheetHolders {
  /** Takes a spreadsheet that is nobody's yet; false: it is others'. */
  acquire(spreadsheetId: string, userId: number): Promise<boolean>
  /** Makes it also this seller's. */
  addHolder(spreadsheetId: string, userId: number): Promise<void>
  /** A deleted seller holds nothing, and what nobody holds is known no more. */
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
        // Somebody took it in between, who may have been this seller's own other process.
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
