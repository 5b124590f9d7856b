import { z } from 'zod'
import { ProductId, WebsiteId } from '../domain/website.ts'
import { event } from './envelope.ts'

/** A page was viewed, without any data of the visitor. Key: website id. */
const PageViewedV1 = event(
  'page.viewed',
  1,
  z.object({
    websiteId: WebsiteId,
    productId: ProductId,
    title: z.string(),
    /** Number of views; more than one if views waited for Kafka. */
    views: z.int().positive().default(1),
  }),
)

export const pageEvents = { 'page.viewed.v1': PageViewedV1 } as const
