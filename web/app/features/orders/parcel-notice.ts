import type { OrderItem } from '@izlog/contracts/http/orders'

/** The instruction for a cancelled order whose parcel the courier already has, since the app cannot recall it; otherwise null. */
export function parcelNotice({ status, parcel }: OrderItem): string | null {
  if (status !== 'cancelled' || !parcel) return null
  const which = parcel.trackingId ? ` (broj pošiljke ${parcel.trackingId})` : ''
  return `Paket je već kod kurira${which}. Javite se kurirskoj službi da ga vrati.`
}
