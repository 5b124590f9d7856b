import type { IntegrationsSnapshotV1, SealedField } from '@izlog/contracts/events/integrations'

/** Where a seller's orders are sent, with sealed secrets. Of a deleted seller every setting is null. */
export type Integrations = IntegrationsSnapshotV1['data']

/** Integrations whose secrets can be opened, for the moment of a call. */
export interface Account extends Integrations {
  /** Null: not set up. Throws when none of the configured keys opens it. */
  secret(field: SealedField): string | null
}

/** A seller who has set up nothing. */
export const nothingSetUp = (userId: number): Integrations => ({
  userId,
  telegramBotId: null,
  telegramChatId: null,
  googleSheetsId: null,
  facebookPixelId: null,
  metaAccessToken: null,
  metaTestEventCode: null,
  purchaseOn: 'ordered',
  consentBanner: false,
  trackifyApiKey: null,
  trackifyApiKeySrb: null,
  dailySummary: false,
  firstSignInAt: null,
  deleted: false,
})
