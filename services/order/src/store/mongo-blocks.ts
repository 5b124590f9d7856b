import { BlockKind } from '@izlog/contracts/http/blocked'
import { batched } from '@izlog/kit/store/batched'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'
import { type Block, type BuyerMarks, markOf } from '../domain/blocking.ts'
import { remembered } from './remembered.ts'

/** An entry under its seller, kind and value, by which each new order is looked up. */
interface BlockDoc extends Omit<Block, 'id'> {
  _id: string
  blockId: string
}

const required = { required: true } as const
const schema = new Schema<BlockDoc>(
  {
    _id: { type: String, ...required },
    blockId: { type: String, ...required },
    userId: { type: Number, ...required },
    kind: { type: String, ...required },
    value: { type: String, ...required },
    order: { type: Number, ...required },
    orderId: { type: String, ...required },
    by: { type: Number, ...required },
    at: { type: Date, ...required },
  },
  { collection: 'blocked_buyers', versionKey: false },
)
  .index({ userId: 1, at: -1 })
  // For removing one, and for erasing a shopper's.
  .index({ blockId: 1 }, { unique: true })
  .index({ value: 1 })
  .index({ order: 1 })

/** The sellers' block lists. */
export interface Blocks {
  /** By what this seller has blocked such a buyer; undefined: not at all. In another instance a seller's first entry counts a second later. */
  match(userId: number, marks: BuyerMarks): Promise<BlockKind | undefined>
  /** Newest first. */
  ofSeller(userId: number, limit: number): Promise<Block[]>
  count(userId: number): Promise<number>
  /** Stores an entry; answers the one that is stored already. */
  add(block: Block): Promise<Block>
  /** Removes an entry of this seller, or with `userId` undefined of anybody; false when there is none. */
  remove(id: string, userId: number | undefined): Promise<boolean>
  /** Removes the entries of a shopper whose data are erased, in all lists. */
  erase(phone: string, orders: readonly number[]): Promise<void>
  /** Removes the lists of these sellers. */
  dropOf(userIds: readonly number[]): Promise<void>
}

export function mongoBlocks(store: Connection): Blocks {
  const model = store.model<BlockDoc>('BlockedBuyer', schema)
  // Most sellers have no list, and shoppers wait for this read.
  const lists = remembered(
    'blocks',
    async (userId: number): Promise<boolean> => (await model.exists({ userId })) !== null,
  )
  const isBlocked = batched(async (keys: readonly string[]): Promise<boolean[]> => {
    const found = await model.find({ _id: { $in: keys } }, { _id: 1 }).lean<{ _id: string }[]>()
    const blocked = new Set(found.map(({ _id }) => _id))
    return keys.map((key) => blocked.has(key))
  })
  return {
    async match(userId, marks) {
      if (!(await lists.get(userId))) return undefined
      const asked = BlockKind.options.flatMap((kind) => {
        const value = markOf(marks, kind)
        return value === undefined ? [] : [{ kind, key: keyOf(userId, kind, value) }]
      })
      const answers = await Promise.all(asked.map(({ key }) => isBlocked(key)))
      return asked.find((_, index) => answers[index])?.kind
    },
    async ofSeller(userId, limit) {
      const docs = await model.find({ userId }).sort({ at: -1 }).limit(limit).lean<BlockDoc[]>()
      return docs.map(blockOf)
    },
    count: (userId) => model.countDocuments({ userId }),
    async add({ id, ...block }) {
      const _id = keyOf(block.userId, block.kind, block.value)
      await model.create({ _id, blockId: id, ...block }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error
      })
      lists.clear()
      const stored = await model.findById(_id).lean<BlockDoc>()
      return stored ? blockOf(stored) : { id, ...block }
    },
    async remove(blockId, userId) {
      const own = userId === undefined ? {} : { userId }
      return (await model.deleteOne({ blockId, ...own })).deletedCount === 1
    },
    async erase(phone, orders) {
      await model.deleteMany({ kind: 'phone', value: phone })
      await model.deleteMany({ order: { $in: [...orders] } })
    },
    dropOf: async (userIds) => void (await model.deleteMany({ userId: { $in: [...userIds] } })),
  }
}

const keyOf = (userId: number, kind: BlockKind, value: string): string => `${userId} ${kind} ${value}`
const blockOf = ({ _id, blockId: id, ...block }: BlockDoc): Block => ({ id, ...block })
