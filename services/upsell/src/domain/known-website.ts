import type { OrderableWebsite } from '@izlog/contracts/domain/website'

/** What upsell keeps of a page. */
export type KnownWebsite = Pick<
  OrderableWebsite,
  'id' | 'ownerId' | 'version' | 'currency' | 'currencySymbol' | 'active'
>
