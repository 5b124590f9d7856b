import { CALL_LEASE_S } from '@izlog/contracts/http/desk'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import { type Connection, Schema } from 'mongoose'
import { v7 as uuid } from 'uuid'
import { orderedFrom, type UnfinishedForm } from '../domain/unfinished-form.ts'

interface UnfinishedFormDoc extends Omit<UnfinishedForm, 'id'> {
  _id: string
  /** Of the browser's form; another phone from it replaces this one. */
  form: string
  /** The session that calls it, and until when. */
  holder: string | null
  leasedUntil: Date | null
}

const required = { required: true } as const
const schema = new Schema<UnfinishedFormDoc>(
  {
    _id: { type: String, ...required },
    version: { type: Number, ...required },
    userId: { type: Number, ...required },
    websiteId: { type: Number, ...required },
    productName: { type: String, ...required },
    image: { type: String, default: null },
    quantity: { type: Number, ...required },
    totalPrice: { type: Number, ...required },
    sumToCollect: { type: Number, ...required },
    currencySymbol: { type: String, ...required },
    name: { type: String, default: '' },
    phone: { type: String, ...required },
    form: { type: String, ...required },
    at: { type: Date, ...required },
    attempts: { type: Number, ...required },
    calledAt: { type: Date, default: null },
    last: { type: Schema.Types.Mixed, default: null },
    isDone: { type: Boolean, ...required },
    holder: { type: String, default: null },
    leasedUntil: { type: Date, default: null },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'unfinished_forms', versionKey: false },
)
  // One of a phone on a page; and all of a phone, for its orders and its erasure.
  .index({ phone: 1, websiteId: 1 }, { unique: true })
  // A seller's queue, and all of a seller who keeps none any more.
  .index({ userId: 1, at: -1 })
  // For a phone that was corrected.
  .index({ form: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

/** What a shopper typed, priced by its page. */
type TypedForm = Omit<UnfinishedForm, 'id' | 'version' | 'attempts' | 'calledAt' | 'last' | 'isDone'> & { form: string }

/** A phone that placed an order with a seller. */
interface OrderedPhone {
  userId: number
  phone: string
  at: Date
}

/** Order forms that were left with a phone in them, until they are ordered, declined or a week old. */
export interface UnfinishedForms {
  /** Stores a form, or what was changed in it since; a phone that was corrected in the same form replaces the one before. */
  put(form: TypedForm): Promise<void>
  /** Removes those of a seller that are older than so many others. */
  keepNewest(userId: number, limit: number): Promise<void>
  /** The newest of a seller that are neither done nor expired. */
  ofSeller(userId: number, now: Date, limit: number): Promise<UnfinishedForm[]>
  /** Also one that is done and can still be taken back. */
  byId(id: string, now: Date): Promise<UnfinishedForm | undefined>
  /** Saves a changed form and frees it; false when somebody else saved it first. */
  save(form: UnfinishedForm): Promise<boolean>
  /** Leases a form to a session, or prolongs that; false when another session has it. */
  take(id: string, holder: string, now: Date): Promise<boolean>
  /** The forms leased to a session. */
  leasedBy(userId: number, holder: string, now: Date): Promise<string[]>
  /** Frees those of these that are leased to a session. */
  free(ids: readonly string[], holder: string): Promise<void>
  remove(phone: string, websiteId: number): Promise<void>
  /** Removes those that became orders with the same seller, on whichever page. */
  removeOrdered(phones: readonly OrderedPhone[]): Promise<void>
  /** Removes a phone whose data are erased, from all sellers. */
  erase(phone: string): Promise<void>
  /** Removes those of these sellers. */
  dropOf(userIds: readonly number[]): Promise<void>
}

export function mongoUnfinishedForms(store: Connection): UnfinishedForms {
  const model = store.model<UnfinishedFormDoc>('UnfinishedForm', schema)
  const put = async ({ name, ...typed }: TypedForm): Promise<void> => {
    const { phone, websiteId, form } = typed
    const kept = { attempts: 0, calledAt: null, last: null, version: 1, holder: null, leasedUntil: null }
    try {
      await model.updateOne(
        { phone, websiteId },
        { $set: { ...typed, isDone: false, ...(name ? { name } : {}) }, $setOnInsert: { _id: uuid(), ...kept } },
        { upsert: true },
      )
    } catch (error) {
      // Sent twice at once: the other call has inserted it.
      if (isDuplicateKey(error)) return put({ name, ...typed })
      throw error
    }
    await model.deleteMany({ form, websiteId, phone: { $ne: phone } })
  }
  return {
    put,
    async keepNewest(userId, limit) {
      const older = await model.find({ userId }, { _id: 1 }).sort({ at: -1 }).skip(limit).lean<{ _id: string }[]>()
      if (older.length > 0) await model.deleteMany({ _id: { $in: older.map(({ _id }) => _id) } })
    },
    async ofSeller(userId, now, limit) {
      const waiting = model.find({ userId, isDone: false, expiresAt: { $gt: now } }).sort({ at: -1 })
      return (await waiting.limit(limit).lean<UnfinishedFormDoc[]>()).map(formOf)
    },
    async byId(id, now) {
      const doc = await model.findOne({ _id: id, expiresAt: { $gt: now } }).lean<UnfinishedFormDoc>()
      return doc ? formOf(doc) : undefined
    },
    async save({ id, ...form }) {
      const { version, attempts, calledAt, last, isDone, expiresAt } = form
      const noted = { version, attempts, calledAt, last, isDone, expiresAt, holder: null, leasedUntil: null }
      return (await model.updateOne({ _id: id, version: version - 1 }, { $set: noted })).matchedCount === 1
    },
    async take(id, holder, now) {
      const leasedUntil = new Date(now.getTime() + CALL_LEASE_S * 1000)
      const free = { _id: id, $or: [{ leasedUntil: null }, { leasedUntil: { $lt: now } }, { holder }] }
      return (await model.updateOne(free, { $set: { holder, leasedUntil } })).matchedCount === 1
    },
    async leasedBy(userId, holder, now) {
      const found = model.find({ userId, holder, leasedUntil: { $gte: now } }, { _id: 1 })
      return (await found.lean<{ _id: string }[]>()).map(({ _id }) => _id)
    },
    free: async (ids, holder) =>
      void (await model.updateMany({ _id: { $in: [...ids] }, holder }, { $set: { holder: null, leasedUntil: null } })),
    remove: async (phone, websiteId) => void (await model.deleteOne({ phone, websiteId })),
    async removeOrdered(phones) {
      // Most orders have none, so one read of all comes first.
      const found = await model
        .find({ phone: { $in: phones.map(({ phone }) => phone) } }, { userId: 1, phone: 1, at: 1 })
        .lean<Pick<UnfinishedFormDoc, '_id' | 'userId' | 'phone' | 'at'>[]>()
      const ordered = found.filter((form) =>
        phones.some(
          ({ userId, phone, at }) => userId === form.userId && phone === form.phone && orderedFrom(form) <= at,
        ),
      )
      if (ordered.length > 0) await model.deleteMany({ _id: { $in: ordered.map(({ _id }) => _id) } })
    },
    erase: async (phone) => void (await model.deleteMany({ phone })),
    dropOf: async (userIds) => void (await model.deleteMany({ userId: { $in: [...userIds] } })),
  }
}

function formOf({ _id, form: _f, holder: _h, leasedUntil: _l, ...doc }: UnfinishedFormDoc): UnfinishedForm {
  return { id: _id, ...doc }
}
