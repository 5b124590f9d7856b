import { z } from 'zod'
import { OrderableWebsite, UpsellLink } from '../domain/website.ts'
import { event } from './envelope.ts'

/** What others need to know of a website: what can be ordered on it, whose it is, whether it is live. Key: website id. */
export const WebsiteSnapshotV1 = event(
  'website.snapshot',
  1,
  OrderableWebsite.extend({
    customUrl: z.string(),
    /** What the seller gave in the builder; upsell makes an offer of each, once. */
    upsellProductLinks: z.array(UpsellLink).default([]),
    deleted: z.boolean(),
  }),
)
export type WebsiteSnapshotV1 = z.infer<typeof WebsiteSnapshotV1>

export const websiteEvents = { 'website.snapshot.v1': WebsiteSnapshotV1 } as const
