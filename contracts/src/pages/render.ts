import { z } from 'zod'
import type { ShelfCounts } from '../domain/categories.ts'
import type { PurchaseOn } from '../domain/purchase-on.ts'
import type { StorefrontFilter } from '../domain/storefront-address.ts'
import type { PublicListItem, PublicWebsite } from '../domain/website.ts'

/** What a page needs to know of its seller: the ad pixel, and whether shoppers are asked before it loads. */
export interface PageSeller {
  readonly pixelId: string | null
  readonly consentBanner: boolean
  /** With `completed` the browser reports no Purchase; the server does when the order is completed. */
  readonly purchaseOn: PurchaseOn
}

/** What catalog asks of the bundle that web builds; `publicUrl` is the origin the page is shown under, without a slash at its end. */
export type RenderRequest = { readonly publicUrl: string } & (
  | {
      readonly kind: 'landing'
      readonly website: PublicWebsite
      readonly seller: PageSeller
      /** META_PIXEL_SCRIPT_URL; null loads no pixel. */
      readonly pixelScriptUrl: string | null
      /** Origin of the address that crawlers are to keep, where that is not `publicUrl`. */
      readonly canonical?: string
      /** The seller's own host, where the page is shown there. */
      readonly shop?: string
      /** Origin of the app, where that has a host of its own and the page is edited there. */
      readonly appUrl?: string
    }
  | { readonly kind: 'landing-not-found' }
  | {
      /** /hvala/{websiteId}/{orderId}, /hvala-simple?order=: the order itself is read in the browser. */
      readonly kind: 'thank-you'
      /** Of the page the order came from; null where the address does not name it. */
      readonly seller: PageSeller | null
      readonly pixelScriptUrl: string | null
    }
  | {
      /** The storefront with the active pages of the site that a filter lets through; `items` newest first, those after them from `nextCursor` on. */
      readonly kind: 'storefront'
      readonly filter: StorefrontFilter
      /** The cursor that `items` begin after; null: at the beginning. */
      readonly after: string | null
      readonly items: readonly PublicListItem[]
      readonly nextCursor: string | null
      /** Of what the filter lets through. */
      readonly total: number
      /** The first six of the whole site, whatever the filter. */
      readonly newest: readonly PublicListItem[]
      /** Of all active pages. */
      readonly counts: ShelfCounts
      /** All of them show only figures that are true. */
      readonly honest: boolean
      /** The seller's own host, where the shop window is theirs alone. */
      readonly shop?: string
    }
  /** Stands for the storefront while its products cannot be read. */
  | { readonly kind: 'storefront-failed' }
  /** Stands for a search from an address that searches too much. */
  | { readonly kind: 'storefront-limited' }
)

export const RenderedPage = z.object({
  /** A complete document; depends on no cookie, and of the query only on what narrows the storefront. */
  html: z.string().min(1),
  status: z.union([z.literal(200), z.literal(404), z.literal(429), z.literal(503)]),
  /** Value of the Content-Security-Policy header that this document runs under: no inline script, styles by hash. */
  contentSecurityPolicy: z.string().min(1),
})
export type RenderedPage = z.infer<typeof RenderedPage>
