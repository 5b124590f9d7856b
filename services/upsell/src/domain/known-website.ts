import type { OrderableWebsite } from '@izlog/contracts/domain/website'

/** What upsell stores of a website. */
export type KnownWebsite = Pick<
  OrderableWebsite,
  'id' | 'ownerId' | 'version' | 'currency' | 'currencySymbol' | 'active'
>
