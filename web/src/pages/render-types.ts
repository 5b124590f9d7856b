import type { Category } from '@izlog/contracts/domain/categories'
import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import type { PublicListItem, PublicWebsite } from '@izlog/contracts/domain/website'

/** What a page needs to know of its seller: the ad pixel, and whether shoppers are asked before it loads. */
export interface Seller {
  readonly pixelId: string | null
  readonly consentBanner: boolean
  /** With `completed` the browser reports no Purchase; the server does when the order is completed. */
  readonly purchaseOn: PurchaseOn
}

/** What catalog asks for; `publicUrl` is the origin the page is shown under, without a slash at its end. */
export type RenderRequest =
  | {
      readonly kind: 'landing'
      readonly website: PublicWebsite
      readonly seller: Seller
      /** META_PIXEL_SCRIPT_URL; null loads no pixel. */
      readonly pixelScriptUrl: string | null
      readonly publicUrl: string
      /** Origin of the address that crawlers are to keep, where that is not `publicUrl`. */
      readonly canonical?: string
      /** The seller's own host, where the page is shown there. */
      readonly shop?: string
    }
  | { readonly kind: 'landing-not-found'; readonly publicUrl: string }
  | {
      /** /hvala/{websiteId}/{orderId}, /hvala-simple?order=: the order itself is read in the browser. */
      readonly kind: 'thank-you'
      /** Of the page the order came from; null where the address does not name it. */
      readonly seller: Seller | null
      readonly pixelScriptUrl: string | null
      readonly publicUrl: string
    }
  | {
      /** The storefront with all active pages of the site; `items` newest first, those after them from `nextCursor` on. */
      readonly kind: 'storefront'
      readonly items: readonly PublicListItem[]
      readonly nextCursor: string | null
      /** Of all active pages, together and on each shelf. */
      readonly total: number
      readonly counts: Readonly<Record<Category, number>>
      readonly publicUrl: string
      /** The seller's own host, where the shop window is theirs alone. */
      readonly shop?: string
    }
  | {
      /** Stands for the storefront while its products cannot be read. */
      readonly kind: 'storefront-failed'
      readonly publicUrl: string
    }

/** web/dist/pages/.vite/manifest.json, as Vite writes it. */
export type Manifest = Readonly<Record<string, ManifestChunk>>
export interface ManifestChunk {
  /** Relative to the root of the site: 'assets/pages/x.js'. */
  readonly file: string
  readonly imports?: readonly string[]
}

export interface RenderedPage {
  /** A complete document; depends on neither cookie nor query. */
  readonly html: string
  readonly status: 200 | 404 | 503
  /** Value of the Content-Security-Policy header that this document runs under: no inline script, styles by hash. */
  readonly contentSecurityPolicy: string
}

/** What dist/server/entry-server.js exports. */
export type Render = (request: RenderRequest, manifest: Manifest) => RenderedPage
