import type { IntegrationsSnapshotV1, SealedField } from '@izlog/contracts/events/integrations'

/** Where a seller's orders go, secrets sealed. Of a deleted seller nothing else is kept. */
export type Integrations = IntegrationsSnapshotV1['data']

/** The same with the way to its secrets, for the moment of calling. */
export interface Account extends Integrations {
  /** Null: not set up. Throws when it cannot be opened with the keys at hand. */
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
  deleted: false,
})
