import type { OrderItem } from '@izlog/contracts/http/orders'

/** Of a cancelled order whose parcel cannot be called back by us: what is to be done; null of every other. */
export function parcelNotice({ status, parcel }: OrderItem): string | null {
  if (status !== 'cancelled' || !parcel) return null
  const which = parcel.trackingId ? ` (broj pošiljke ${parcel.trackingId})` : ''
  return `Paket je već kod kurira${which}. Javite se kurirskoj službi da ga vrati.`
}
