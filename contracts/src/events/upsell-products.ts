import { z } from 'zod'
import { Currency } from '../domain/markets.ts'
import { Money } from '../domain/money-schema.ts'
import { UpsellProductId } from '../domain/upsell.ts'
import { UserId } from '../domain/users.ts'
import { WebsiteId } from '../domain/website.ts'
import { event } from './envelope.ts'

/**
 * The state of an upsell product of a page. Key: its id. Stock is left out: it changes with every sale, and only upsell needs it.
 * A page has an upsell window while one of its upsell products is active and not deleted.
 */
export const UpsellProductSnapshotV1 = event(
  'upsell-product.snapshot',
  1,
  z.object({
    id: UpsellProductId,
    websiteId: WebsiteId,
    /** The seller. */
    userId: UserId,
    title: z.string(),
    sku: z.string().nullable(),
    image: z.string().nullable(),
    originalPrice: Money.nullable(),
    discountPrice: Money.nullable(),
    currency: Currency,
    /** Whether it is switched on and has a price, so that shoppers see it. */
    active: z.boolean(),
    deleted: z.boolean(),
  }),
)
export type UpsellProductSnapshotV1 = z.infer<typeof UpsellProductSnapshotV1>

export const upsellProductEvents = { 'upsell-product.snapshot.v1': UpsellProductSnapshotV1 } as const
