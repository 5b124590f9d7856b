import type { Sealed } from '@izlog/contracts/events/integrations'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'
import type { Integrations } from '../domain/integrations.ts'

type StoredIntegrations = Omit<Integrations, 'userId'> & Projected

const text = { type: String, default: null }
const sealed = {
  type: new Schema<Sealed>({ keyId: String, nonce: String, ciphertext: String }, { _id: false }),
  default: null,
}
/** The projected collection of each topic. */
export const PROJECTED = { integrations: 'integrations' } as const

const schema = new Schema<StoredIntegrations>(
  {
    _id: Number,
    version: { type: Number, required: true },
    telegramBotId: sealed,
    telegramChatId: text,
    googleSheetsId: text,
    facebookPixelId: text,
    metaAccessToken: sealed,
    metaTestEventCode: text,
    purchaseOn: { type: String, required: true },
    consentBanner: { type: Boolean, default: false },
    trackifyApiKey: sealed,
    trackifyApiKeySrb: sealed,
    dailySummary: { type: Boolean, default: false },
    firstSignInAt: text,
    deleted: { type: Boolean, required: true },
  },
  { collection: PROJECTED.integrations, versionKey: false },
)

// Those who want a summary are few.
schema.index({ dailySummary: 1 }, { partialFilterExpression: { dailySummary: true } })

/** Sellers' integrations by auth's last snapshot; secrets stay sealed. */
export interface IntegrationsStore {
  apply(snapshots: readonly (Integrations & { version: number })[]): Promise<void>
  /** The integrations of those sellers who have a snapshot, by user id. */
  of(userIds: Iterable<number>): Promise<Map<number, Integrations>>
  /** The sellers who want a daily summary. */
  wantingSummary(): Promise<number[]>
}

export function integrationsStore(connection: Connection): IntegrationsStore {
  const StoredIntegrations = connection.model<StoredIntegrations>('Integrations', schema)
  return {
    apply: (snapshots) =>
      project(
        StoredIntegrations,
        snapshots.map(({ userId, ...fields }) => ({ _id: userId, ...fields })),
      ),
    async of(userIds) {
      const found = await StoredIntegrations.find({ _id: { $in: [...new Set(userIds)] } }).lean<StoredIntegrations[]>()
      return new Map(found.map(({ _id, version: _version, ...fields }) => [_id, { userId: _id, ...fields }]))
    },
    async wantingSummary() {
      const wanting = await StoredIntegrations.find({ dailySummary: true, deleted: false }, { _id: 1 }).lean<
        { _id: number }[]
      >()
      return wanting.map(({ _id }) => _id)
    },
  }
}
