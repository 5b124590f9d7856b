import { z } from 'zod'

/** GET /api/push/key: the key that a browser subscribes with; null while the platform has set up no push. */
export const PushKeyResponse = z.object({ publicKey: z.string().nullable() })
export type PushKeyResponse = z.infer<typeof PushKeyResponse>

const MAX_ENDPOINT = 2048

/** Where the browser's push service takes messages for one device. */
const endpoint = z.url({ protocol: /^https?$/ }).max(MAX_ENDPOINT)

/** PUT /api/push/subscription: what `PushSubscription.toJSON()` gives. The same device again changes nothing but its age. */
export const PushSubscriptionRequest = z.object({
  endpoint,
  keys: z.object({
    /** The device's public key, an uncompressed point of P-256, base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 random bytes, base64url. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})
export type PushSubscriptionRequest = z.infer<typeof PushSubscriptionRequest>

/** DELETE /api/push/subscription: the caller's own only; another's stays, with the same answer. */
export const PushUnsubscribeRequest = z.object({ endpoint })

/** Whether notifications are pushed to this device of the caller now. */
export const PushStateResponse = z.object({ active: z.boolean() })

/** A user has so many devices; a further one replaces the one that was switched on, or opened, the longest ago. */
export const MAX_PUSH_DEVICES = 10

/** What a device is sent, encrypted for it alone: a notification in short, without a shopper's data. */
export const PushMessage = z.object({
  /** The notification's; a repeated message replaces the earlier one. */
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** The screen of the app that it leads to, as a path. */
  url: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

export const PUSH_MESSAGES = {
  notSetUp: 'Obaveštenja na telefonu još nisu podešena. Javite se administratoru Izloga.',
  badEndpoint: 'Ovaj pregledač je dao adresu na koju se obaveštenja ne mogu slati.',
} as const
