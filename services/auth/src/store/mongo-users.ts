import type { Bus } from '@izlog/kit/bus/bus'
import type { Logger } from '@izlog/kit/logger'
import { indexOutbox, type OutboxFields, outboxSchema } from '@izlog/kit/outbox/fields'
import { createOutbox, type Outbox } from '@izlog/kit/outbox/outbox'
import { type Connection, Schema } from 'mongoose'
import type { User } from '../domain/user.ts'
import { userSnapshots } from '../domain/user-events.ts'

type UserDoc = Omit<User, 'id'> & OutboxFields & { _id: number }

const Mixed = { type: Schema.Types.Mixed, default: null }
const text = { type: String, default: null }
const schema = new Schema<UserDoc>(
  {
    _id: { type: Number, required: true },
    /** Lower-cased; unique while the user exists. */
    email: { type: String, required: true },
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
    googleSheetsId: text,
    trackifyApiKey: Mixed,
    trackifyApiKeySrb: Mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxSchema,
  },
  { collection: 'users', versionKey: false, minimize: false },
)
schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $type: 'string' } } })
indexOutbox(schema)

export interface Users {
  byId(id: number): Promise<User | undefined>
  /** `email` as normalised by the contract. */
  byEmail(email: string): Promise<User | undefined>
  /** Stores a new user and tells the others in one write. Throws the store's duplicate error when id or e-mail is taken. */
  insert(user: User): Promise<void>
  outbox: Outbox
}

export function mongoUsers(store: Connection, bus: Bus, log: Logger): Users {
  const model = store.model<UserDoc>('User', schema)
  const outbox = createOutbox(model, bus, log)
  const found = (doc: UserDoc | null): User | undefined => {
    if (!doc) return undefined
    const { _id, outbox: _outbox, outboxAt: _at, outboxLease: _lease, deletedAt, ...user } = doc
    return deletedAt ? undefined : { id: _id, ...user }
  }
  return {
    byId: async (id) => found(await model.findById(id).lean<UserDoc>()),
    byEmail: async (email) => found(await model.findOne({ email }).lean<UserDoc>()),
    async insert(user) {
      const { id, ...fields } = user
      const events = userSnapshots(user, user.updatedAt)
      await model.create({ _id: id, ...fields, ...outbox.born(events) })
      outbox.publishBorn(id, events)
    },
    outbox,
  }
}
