import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Seller } from './render-types.ts'

/** What a landing page is made of, on the server and again in the browser. */
export interface LandingProps {
  readonly website: PublicWebsite
  readonly seller: Seller
  readonly pixelScriptUrl: string | null
  /** The seller's own host, where the page is shown there: its other pages lie at its root. */
  readonly shop?: string
  /** Origin of the app, where that has a host of its own and the page is edited there. */
  readonly appUrl?: string
}
