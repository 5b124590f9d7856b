import { z } from 'zod'

/** Where the notifier carries an order (design, 'Order fan-out'). */
export const Channel = z.enum(['telegram', 'sheets', 'pixel', 'courier'])
export type Channel = z.infer<typeof Channel>

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  telegram: 'Telegram',
  sheets: 'Google Sheets',
  pixel: 'Meta pixel',
  courier: 'Kurir',
}

/** How one delivery stands: failed is tried again, dead and skipped are not (design, 'Order fan-out'). */
export const DeliveryState = z.enum(['pending', 'sent', 'failed', 'dead', 'skipped'])
export type DeliveryState = z.infer<typeof DeliveryState>

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  pending: 'Čeka',
  sent: 'Poslato',
  failed: 'Neuspelo',
  dead: 'Odustali smo',
  skipped: 'Preskočeno',
}

/** Tries over about a day before a delivery is given up (design, 'Order fan-out'). */
export const MAX_TRIES = 10
