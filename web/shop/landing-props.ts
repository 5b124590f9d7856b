import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Seller } from './render-types.ts'

/** The props of a landing page, rendered on the server and hydrated in the browser. */
export interface LandingProps {
  readonly website: PublicWebsite
  readonly seller: Seller
  readonly pixelScriptUrl: string | null
  /** The trader's name, if the seller has entered it. */
  readonly traderName?: string
  /** The seller's own host, if the page is shown there: the storefront is at its root. */
  readonly shop?: string
  /** Origin of the app, if it has another host: the page is edited there. */
  readonly appUrl?: string
}
