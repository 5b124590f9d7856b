import { z } from 'zod'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** AES-256-GCM ciphertext; user id and field name are its associated data, so it fits no other user and no other field. */
export const Sealed = z.object({
  keyId: z.string(),
  /** base64, 12 bytes */
  nonce: z.string(),
  /** base64, ciphertext and tag */
  ciphertext: z.string(),
})
export type Sealed = z.infer<typeof Sealed>

/** Where a seller's orders go. Read by notifier alone. Null: not set up. Key: user id. */
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
    /** Shoppers are asked before they are measured. */
    consentBanner: z.boolean().default(false),
    /** Courier key for every market but Serbia. */
    trackifyApiKey: Sealed.nullable(),
    trackifyApiKeySrb: Sealed.nullable(),
    deleted: z.boolean(),
  }),
)
export type IntegrationsSnapshotV1 = z.infer<typeof IntegrationsSnapshotV1>

/** The fields of a user that are sealed at rest and on the topic. */
export const SEALED_FIELDS = ['telegramBotId', 'metaAccessToken', 'trackifyApiKey', 'trackifyApiKeySrb'] as const
export type SealedField = (typeof SEALED_FIELDS)[number]

export const integrationEvents = { 'integrations.snapshot.v1': IntegrationsSnapshotV1 } as const
