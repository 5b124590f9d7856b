import { z } from 'zod'
import { OrderableWebsite, UpsellLink } from '../domain/website.ts'
import { event } from './envelope.ts'

/** A website's data that other services need: what can be ordered on it, its seller, whether it is live. Key: website id. */
export const WebsiteSnapshotV1 = event(
  'website.snapshot',
  1,
  OrderableWebsite.extend({
    customUrl: z.string(),
    /** The upsell products that the seller entered in the builder; upsell creates each once. */
    upsellProductLinks: z.array(UpsellLink).default([]),
    /** Deleted by its seller, who may still bring it back: it is off, and its orders and upsell products stay. */
    trashed: z.boolean().default(false),
    /** Gone for good. */
    deleted: z.boolean(),
  }),
)
export type WebsiteSnapshotV1 = z.infer<typeof WebsiteSnapshotV1>

export const websiteEvents = { 'website.snapshot.v1': WebsiteSnapshotV1 } as const
