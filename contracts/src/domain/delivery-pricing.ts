import type { DeliveryPricing } from '../page-fields/shapes.ts'
import { formatMoney } from './money.ts'

/** The delivery price of an order with this total (T of docs/glossary.md). Without pricing nothing is added to what the courier collects. */
export const deliveryPriceOf = (pricing: DeliveryPricing | null, total: number): number =>
  pricing === null || (pricing.freeFrom !== null && total >= pricing.freeFrom) ? 0 : pricing.price

/** 'Dostava 390 RSD, besplatna od 5.000 RSD', or 'Besplatna dostava'. */
export function deliveryLine({ price, freeFrom }: DeliveryPricing, symbol: string): string {
  if (price === 0) return 'Besplatna dostava'
  const charged = `Dostava ${formatMoney(price, symbol)}`
  return freeFrom === null ? charged : `${charged}, besplatna od ${formatMoney(freeFrom, symbol)}`
}
