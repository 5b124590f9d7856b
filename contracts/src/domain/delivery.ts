import { z } from 'zod'

/** The channels by which the notifier sends an order. */
export const Channel = z.enum(['telegram', 'sheets', 'pixel', 'courier'])
export type Channel = z.infer<typeof Channel>

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  telegram: 'Telegram',
  sheets: 'Google Sheets',
  pixel: 'Meta pixel',
  courier: 'Kurir',
}

/** The state of a delivery: failed ones are retried, dead and skipped ones are not. */
export const DeliveryState = z.enum(['pending', 'sent', 'failed', 'dead', 'skipped'])
export type DeliveryState = z.infer<typeof DeliveryState>

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  pending: 'Čeka',
  sent: 'Poslato',
  failed: 'Neuspelo',
  dead: 'Odustali smo',
  skipped: 'Preskočeno',
}

/** Tries, over about a day, before a delivery is dead. */
export const MAX_TRIES = 10
