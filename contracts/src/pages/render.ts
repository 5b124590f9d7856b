import { z } from 'zod'
import type { ShelfCounts } from '../domain/categories.ts'
import type { LegalText } from '../domain/legal-texts.ts'
import type { PurchaseOn } from '../domain/purchase-on.ts'
import type { StorefrontFilter } from '../domain/storefront-address.ts'
import type { Trader, TraderProfile } from '../domain/trader.ts'
import type { PublicWebsite, StorefrontProduct } from '../domain/website.ts'

/** The seller's settings that a page needs: the ad pixel, and whether shoppers are asked for consent before it loads. */
export interface PageSeller {
  readonly pixelId: string | null
  readonly consentBanner: boolean
  /** With `completed` the browser reports no Purchase; the server does when the order is completed. */
  readonly purchaseOn: PurchaseOn
  /** True where the phone of an unfinished order form is kept, with a notice in the form; absent otherwise. */
  readonly keepsUnfinished?: true
}

/** The functions of the bundle that web builds, called by catalog; `publicUrl` is the page's origin, without a trailing slash. */
export type RenderRequest = { readonly publicUrl: string } & (
  | {
      readonly kind: 'landing'
      readonly website: PublicWebsite
      readonly seller: PageSeller
      /** Null or absent before the seller has entered a profile. */
      readonly trader?: Trader | null
      /** META_PIXEL_SCRIPT_URL; null loads no pixel. */
      readonly pixelScriptUrl: string | null
      /** Origin of the canonical address, if it is not `publicUrl`. */
      readonly canonical?: string
      /** The seller's own host, if the page is shown there. */
      readonly shop?: string
      /** Origin of the app, if it has its own host and the page is edited there. */
      readonly appUrl?: string
    }
  | {
      readonly kind: 'landing-not-found'
      /** On the platform, the seller of a page that is switched off, if they show others. */
      readonly sellerId?: number
    }
  | {
      /** /hvala/{websiteId}/{orderId}, /hvala-simple?order=: the browser loads the order itself. */
      readonly kind: 'thank-you'
      /** Of the page that was ordered from; null if the address does not contain it. */
      readonly seller: PageSeller | null
      readonly trader?: Trader | null
      readonly pixelScriptUrl: string | null
      /** Where the page is shown; a seller's own host has their storefront at its root. */
      readonly on: 'platform' | 'own-host'
      /** The seller's user id; null if the address does not contain the page. */
      readonly sellerId: number | null
      /** The address of the page that was ordered from; null if the address does not contain it. */
      readonly customUrl?: string | null
      /** Whether the path names the order, so that `?stanje` leads to its page for browsers without scripts. */
      readonly namesOrder?: boolean
    }
  | {
      /** A text that the law asks for, of a seller or, with `website`, of one of their pages. */
      readonly kind: 'legal'
      readonly text: LegalText
      readonly trader: TraderProfile
      /** The page whose terms are in the text. */
      readonly website?: PublicWebsite
    }
  | {
      /** The storefront with the site's active pages that match a filter; `items` newest first, `nextCursor` for the next ones. */
      readonly kind: 'storefront'
      readonly filter: StorefrontFilter
      /** The cursor after which `items` begin; null: at the beginning. */
      readonly after: string | null
      readonly items: readonly StorefrontProduct[]
      readonly nextCursor: string | null
      /** Number of pages that match the filter. */
      readonly total: number
      /** The first six of the whole site, without the filter. */
      readonly newest: readonly StorefrontProduct[]
      /** Of all active pages. */
      readonly counts: ShelfCounts
      /** Whether all of them are in honest mode. */
      readonly honest: boolean
      /** The seller's own host, whose storefront has only their pages. */
      readonly shop?: string
      /** Origin of the canonical address, if the filter names a seller whose own host is known to point here. */
      readonly canonical?: string
    }
  /** The page shown while the storefront's products cannot be read. */
  | { readonly kind: 'storefront-failed' }
  /** The page shown for a seller who shows no products, or does not exist. */
  | { readonly kind: 'storefront-without-products' }
  /** The page shown when an address has searched too often. */
  | { readonly kind: 'storefront-limited' }
)

export const RenderedPage = z.object({
  /** A complete document; independent of cookies and of the query, except for the storefront's filter. */
  html: z.string().min(1),
  status: z.union([z.literal(200), z.literal(404), z.literal(429), z.literal(503)]),
  /** Value of its Content-Security-Policy header: no inline scripts, styles by hash. */
  contentSecurityPolicy: z.string().min(1),
})
export type RenderedPage = z.infer<typeof RenderedPage>
