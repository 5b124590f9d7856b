import { z } from 'zod'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** AES-256-GCM ciphertext; user id and field name are its associated data, so it cannot be decrypted for another user or field. */
export const Sealed = z.object({
  keyId: z.string(),
  /** base64, 12 bytes */
  nonce: z.string(),
  /** base64, ciphertext and tag */
  ciphertext: z.string(),
})
export type Sealed = z.infer<typeof Sealed>

/** The settings of a seller's channels. Only notifier reads it. Null: not set up. Key: user id. */
export const IntegrationsSnapshotV1 = event(
  'integrations.snapshot',
  1,
  z.object({
    userId: UserId,
    telegramBotId: Sealed.nullable(),
    telegramChatId: z.string().nullable(),
    googleSheetsId: z.string().nullable(),
    facebookPixelId: z.string().nullable(),
    metaAccessToken: Sealed.nullable(),
    metaTestEventCode: z.string().nullable(),
    purchaseOn: PurchaseOn,
    /** Whether shoppers are asked for consent before the pixel loads. */
    consentBanner: z.boolean().default(false),
    /** Courier key for every market but Serbia. */
    trackifyApiKey: Sealed.nullable(),
    trackifyApiKeySrb: Sealed.nullable(),
    /** Whether they want a mail each morning about the day before. */
    dailySummary: z.boolean().default(false),
    /** Null: a seller who has not signed in yet. Absent in older snapshots. */
    firstSignInAt: z.iso.datetime().nullable().default(null),
    deleted: z.boolean(),
  }),
)
export type IntegrationsSnapshotV1 = z.infer<typeof IntegrationsSnapshotV1>

/** The fields of a user that are encrypted at rest and on the topic. */
export const SEALED_FIELDS = ['telegramBotId', 'metaAccessToken', 'trackifyApiKey', 'trackifyApiKeySrb'] as const
export type SealedField = (typeof SEALED_FIELDS)[number]

export const integrationEvents = { 'integrations.snapshot.v1': IntegrationsSnapshotV1 } as const
