import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { isString } from '@izlog/kit/store/partial-indexes'
import { type Connection, Schema } from 'mongoose'
import type { Erasure, ErasureProgress } from '../domain/erasure.ts'

type ErasureDoc = Omit<Erasure, 'id'> & OutboxFields & { _id: string; checkedAt: Date }

export interface ErasureList {
  erasures: Erasure[]
  nextCursor: string | null
  total: number
}

/** Erasures of shoppers' data and their receipts, which are never removed. */
export interface Erasures {
  /** Stores a new erasure with its events in one write; `under-way` when the phone has one that is not done. */
  insert(erasure: Erasure, events: OutboxEntry[]): Promise<'stored' | 'under-way'>
  byId(id: string): Promise<Erasure | undefined>
  underWay(phone: string): Promise<Erasure | undefined>
  /** Newest first; with a phone's hash only that phone's. */
  page(page: { cursor?: string | undefined; limit: number; phoneHash?: string | undefined }): Promise<ErasureList>
  /** Erasures that are not done, least recently checked first; marks them as checked. */
  nextToCheck(now: Date, limit: number): Promise<Erasure[]>
  /** Stores the numbers of its orders, with those that were split off since the request. */
  addOrders(id: string, orderIds: readonly number[]): Promise<void>
  /** Does nothing once the erasure is done. */
  saveProgress(id: string, progress: ErasureProgress): Promise<void>
  /** Marks the erasure as done and removes the phone; its hash stays. */
  complete(id: string, progress: ErasureProgress, at: Date): Promise<void>
  outbox: Outbox
}

const required = { required: true } as const
const { Mixed } = Schema.Types
const schema = new Schema<ErasureDoc>(
  {
    _id: { type: String, ...required },
    phone: { type: String, default: null },
    phoneHash: { type: String, ...required },
    orderIds: { type: [Number], ...required },
    requestedBy: { type: Number, ...required },
    requestedAt: { type: Date, ...required },
    doneAt: { type: Date, default: null },
    erased: { type: Mixed, ...required },
    unanswered: { type: [String], ...required },
    runningOrders: { type: Number, ...required },
    running: { type: Mixed, ...required },
    outside: { type: Mixed, ...required },
    lastErasedAt: { type: Date, default: null },
    checkedAt: { type: Date, ...required },
    ...outboxSchema,
  },
  { collection: 'erasures', versionKey: false, minimize: false },
)
schema.index({ phone: 1 }, { unique: true, name: 'under_way', partialFilterExpression: { phone: isString } })
schema.index({ phoneHash: 1, _id: -1 })
schema.index({ doneAt: 1, checkedAt: 1 })
indexOutbox(schema)

export function mongoErasures(store: Connection, bus: Bus, log: Logger): Erasures {
  const model = store.model<ErasureDoc>('Erasure', schema)
  const outbox = createOutbox(model, bus, log)
  return {
    async insert({ id, ...erasure }, events) {
      const doc = { ...erasure, _id: id, version: 1, checkedAt: erasure.requestedAt, ...outbox.insertLeased(events) }
      try {
        await model.create(doc)
      } catch (error) {
        if (isDuplicateKey(error, 'under_way')) return 'under-way'
        throw error
      }
      outbox.publishLeased(id, events)
      return 'stored'
    },
    async byId(id) {
      const doc = await model.findById(id).lean<ErasureDoc>()
      return doc ? erasureOf(doc) : undefined
    },
    async underWay(phone) {
      const doc = await model.findOne({ phone: { ...isString, $eq: phone } }).lean<ErasureDoc>()
      return doc ? erasureOf(doc) : undefined
    },
    async page({ cursor, limit, phoneHash }) {
      const wanted = phoneHash === undefined ? {} : { phoneHash }
      const [docs, total] = await Promise.all([
        // Ids are uuids v7, so they sort by time.
        model
          .find({ ...wanted, ...(cursor ? { _id: { $lt: cursor } } : {}) })
          .sort({ _id: -1 })
          .limit(limit + 1)
          .lean<ErasureDoc[]>(),
        model.countDocuments(wanted),
      ])
      const page = docs.slice(0, limit)
      const nextCursor = docs.length > limit ? (page.at(-1)?._id ?? null) : null
      return { erasures: page.map(erasureOf), nextCursor, total }
    },
    async nextToCheck(now, limit) {
      const docs = await model.find({ doneAt: null }).sort({ checkedAt: 1 }).limit(limit).lean<ErasureDoc[]>()
      if (docs.length > 0)
        await model.updateMany({ _id: { $in: docs.map(({ _id }) => _id) } }, { $set: { checkedAt: now } })
      return docs.map(erasureOf)
    },
    addOrders: async (id, orderIds) =>
      void (await model.updateOne({ _id: id, doneAt: null }, { $addToSet: { orderIds: { $each: [...orderIds] } } })),
    saveProgress: async (id, progress) => void (await model.updateOne({ _id: id, doneAt: null }, { $set: progress })),
    complete: async (id, progress, doneAt) =>
      void (await model.updateOne({ _id: id, doneAt: null }, { $set: { ...progress, phone: null, doneAt } })),
    outbox,
  }
}

function erasureOf(doc: ErasureDoc): Erasure {
  const { _id, version: _v, outbox: _o, outboxAt: _a, outboxLease: _l, deletedAt: _d, checkedAt: _k, ...erasure } = doc
  return { id: _id, ...erasure }
}
