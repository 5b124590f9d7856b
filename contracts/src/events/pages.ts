import { z } from 'zod'
import { ProductId, WebsiteId } from '../domain/website.ts'
import { event } from './envelope.ts'

/** Somebody looked at a page. Nothing tells who. Key: website id. */
export const PageViewedV1 = event(
  'page.viewed',
  1,
  z.object({ websiteId: WebsiteId, productId: ProductId, title: z.string() }),
)
export type PageViewedV1 = z.infer<typeof PageViewedV1>

export const pageEvents = { 'page.viewed.v1': PageViewedV1 } as const
