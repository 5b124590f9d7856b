import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import { SELLER } from './client.ts'

/** A page as catalog publishes it: 2990, 4990 or 6990 RSD for one, two or three pieces. */
export const pageOf = (id: number, more: Partial<OrderableWebsite> = {}): OrderableWebsite => ({
  id,
  ownerId: SELLER.userId,
  version: 1,
  productId: 500 + id,
  customUrl: `jastuk-${id}`,
  productName: 'Jastuk Mirna noć',
  shortName: 'Mirna noć',
  title: 'Probudite se bez bola u vratu',
  image: null,
  sku: 'MN-JAST-01',
  templateName: 'Minimalistic',
  market: 'Serbia',
  currency: 'RSD',
  currencySymbol: 'RSD',
  currentPrice: 2990,
  originalPrice: 4990,
  quantityOffers: null,
  editableContent: null,
  deliveryPricing: null,
  releaseOn: 'ordered',
  active: true,
  hasUpsells: false,
  ...more,
})
