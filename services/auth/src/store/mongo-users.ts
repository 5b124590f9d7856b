import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { searchWordsOf } from '@izlog/contracts/domain/search-words'
import type { Role } from '@izlog/contracts/domain/users'
import type { AdminListQuery } from '@izlog/contracts/http/admin'
import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { isString } from '@izlog/kit/store/partial-indexes'
import { type Connection, Schema } from 'mongoose'
import { emptied, type User } from '../domain/user.ts'
import { deletionEvents, userSnapshots } from '../domain/user-events.ts'
import { userSearchTextOf } from '../domain/user-search.ts'

type UserDoc = Omit<User, 'id' | 'email'> & OutboxFields & { _id: number; email: string | null; search: string }

const Mixed = { type: Schema.Types.Mixed, default: null }
const text = { type: String, default: null }
const schema = new Schema<UserDoc>(
  {
    _id: { type: Number, required: true },
    /** Lower-cased; unique while the user exists. */
    email: { type: String, default: null },
    /** As `userSearchTextOf` makes it. */
    search: { type: String, default: '' },
    passwordHash: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    role: { type: String, required: true },
    isActive: { type: Boolean, required: true },
    companyName: text,
    phone: text,
    notes: text,
    telegramBotId: Mixed,
    telegramChatId: text,
    facebookPixelId: text,
    metaAccessToken: Mixed,
    metaTestEventCode: text,
    purchaseOn: { type: String, required: true },
    consentBanner: { type: Boolean, required: true },
    dailySummary: { type: Boolean, default: false },
    callSettings: Mixed,
    deskReadOnly: { type: Boolean, default: false },
    trader: Mixed,
    googleSheetsId: text,
    trackifyApiKey: Mixed,
    trackifyApiKeySrb: Mixed,
    firstSignInAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxSchema,
  },
  { collection: 'users', versionKey: false, minimize: false },
)
schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: isString } })
indexOutbox(schema)

export interface Users {
  byId(id: number): Promise<User | undefined>
  /** `email` as normalised by the contract. */
  byEmail(email: string): Promise<User | undefined>
  /** Names of those of these users that exist. */
  namesOf(ids: readonly number[]): Promise<Map<number, string>>
  /** Stores a new user and publishes their snapshots, and `more`, in one write. Throws the store's duplicate error when id or e-mail is taken. */
  insert(user: User, more?: OutboxEntry[]): Promise<void>
  /** Saves a changed user and publishes their snapshots, and `more`, in one write; false when somebody else saved first. Throws the store's duplicate error. */
  save(user: User, more?: OutboxEntry[]): Promise<boolean>
  /** Empties the document of everything personal and unique, with a last snapshot; the relay then removes it; false when somebody else saved first. */
  remove(user: User, more?: OutboxEntry[]): Promise<boolean>
  /** Newest first, a page at a time; `role` undefined: all; only those in whose text each word of `search` is found. */
  page(
    role: Role | undefined,
    query: AdminListQuery,
  ): Promise<{ users: User[]; nextCursor: string | null; total: number }>
  ids(): Promise<number[]>
  /** Appends a user's snapshots again with this version; false when somebody else saved first. */
  announce(user: User, version: number): Promise<boolean>
  /** How many users' snapshots have waited to be published since that time or longer. */
  unpublished(until: Date): Promise<number>
  outbox: Outbox
}

export function mongoUsers(store: Connection, bus: Bus, log: Logger): Users {
  const model = store.model<UserDoc>('User', schema)
  const outbox = createOutbox(model, bus, log)
  const found = (doc: UserDoc | null): User | undefined => {
    if (!doc) return undefined
    const { _id, email, search: _search, outbox: _outbox, outboxAt: _at, outboxLease: _lease, deletedAt, ...user } = doc
    if (deletedAt || email === null) return undefined
    // Absent in documents from before these fields, whose users have signed in long ago.
    const { dailySummary = false, deskReadOnly = false, trader = null, firstSignInAt = user.createdAt } = user
    const callSettings = { ...USUAL_CALL_SETTINGS, ...user.callSettings }
    return { id: _id, email, ...user, dailySummary, callSettings, deskReadOnly, trader, firstSignInAt }
  }
  const update = async (
    { id, ...fields }: User,
    events: OutboxEntry[],
    more: { email?: null; deletedAt?: Date },
  ): Promise<boolean> => {
    const { push, set } = outbox.update(events)
    const search = userSearchTextOf(fields)
    const { matchedCount } = await model.updateOne(
      { _id: id, version: fields.version - 1 },
      { $set: { ...fields, search, ...more, ...set }, $push: push },
    )
    if (matchedCount === 1) outbox.publishSoon(id)
    return matchedCount === 1
  }
  return {
    byId: async (id) => found(await model.findById(id).lean<UserDoc>()),
    byEmail: async (email) => found(await model.findOne({ email: { ...isString, $eq: email } }).lean<UserDoc>()),
    async namesOf(ids) {
      const present = { _id: { $in: [...ids] }, email: isString }
      const docs = await model.find(present, { firstName: 1, lastName: 1 }).lean<UserDoc[]>()
      return new Map(docs.map(({ _id, firstName, lastName }) => [_id, `${firstName} ${lastName}`.trim()]))
    },
    async insert(user, more = []) {
      const { id, ...fields } = user
      const events = [...userSnapshots(user, user.updatedAt), ...more]
      await model.create({ _id: id, ...fields, search: userSearchTextOf(user), ...outbox.insertLeased(events) })
      outbox.publishLeased(id, events)
    },
    save: (user, more = []) => update(user, [...userSnapshots(user, user.updatedAt), ...more], {}),
    remove: (user, more = []) =>
      update(emptied(user, user.updatedAt), [...deletionEvents(user, user.updatedAt), ...more], {
        email: null,
        deletedAt: user.updatedAt,
      }),
    async ids() {
      const present = { email: isString }
      return (await model.find(present, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: number }[]>()).map(({ _id }) => _id)
    },
    async announce(user, version) {
      const { push, set } = outbox.update(userSnapshots({ ...user, version }, user.updatedAt))
      const { matchedCount } = await model.updateOne(
        { _id: user.id, version: user.version, deletedAt: null },
        { $set: { ...set, version }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(user.id)
      return matchedCount === 1
    },
    unpublished: (until) => model.countDocuments({ outboxAt: { $lte: until } }),
    async page(role, { cursor, limit, search }) {
      const words = searchWordsOf(search).map((word) => ({ search: { $regex: word } }))
      const alive = {
        email: isString,
        ...(role ? { role } : {}),
        ...(words.length > 0 ? { $and: words } : {}),
      }
      const [docs, total] = await Promise.all([
        model
          .find({ ...alive, ...(cursor ? { _id: { $lt: Number(cursor) } } : {}) })
          .sort({ _id: -1 })
          .limit(limit + 1)
          .lean<UserDoc[]>(),
        model.countDocuments(alive),
      ])
      const page = docs.slice(0, limit)
      const last = docs.length > limit ? page.at(-1) : undefined
      return { users: page.flatMap((doc) => found(doc) ?? []), nextCursor: last ? String(last._id) : null, total }
    },
    outbox,
  }
}
