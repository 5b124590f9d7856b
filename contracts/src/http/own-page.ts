import { z } from 'zod'
import { Market } from '../domain/markets.ts'
import { MAX_MONEY } from '../domain/money.ts'
import { CustomUrl } from '../domain/slugs.ts'
import { MAX_UPSELL_PRODUCTS } from '../domain/website.ts'
import { UpsellLinkInput, WebsiteSummary } from './catalog.ts'
import { pageOf } from './paging.ts'

/**
 * POST /api/websites/id/{id}/address: moves a page to another address (docs/product/builder.md 2.12). The old one leads on to it, and stays
 * its seller's.
 */
export const MoveWebsiteRequest = z.object({ customUrl: CustomUrl })
export type MoveWebsiteRequest = z.infer<typeof MoveWebsiteRequest>

const PRICE_INVALID = 'Upišite cenu veću od 0'
const confirmedPrice = z.int(PRICE_INVALID).min(1, PRICE_INVALID).max(MAX_MONEY, 'Cena je prevelika')

/**
 * POST /api/websites/id/{id}/duplicate: copies what shoppers see of a page, its texts and upsell products, to a page of its own that is off until its
 * seller has checked it. Orders, shoppers' testimonials and host are not copied.
 */
export const DuplicateWebsiteRequest = z.object({
  customUrl: CustomUrl,
  /** Absent: the same market. */
  targetMarket: Market.optional(),
  /** As the seller confirmed them, by the keys of `pricesToCopy`; those left out are converted. */
  prices: z.record(z.string().max(40), confirmedPrice).default({}),
  /** The upsell products as they are now; absent: as they were entered with the page. Their prices are in the page's own currency. */
  upsells: z.array(UpsellLinkInput).max(MAX_UPSELL_PRODUCTS, 'Maksimalno 5 proizvoda').optional(),
})
export type DuplicateWebsiteRequest = z.infer<typeof DuplicateWebsiteRequest>
export type DuplicateWebsiteBody = z.input<typeof DuplicateWebsiteRequest>

export const DuplicateWebsiteResponse = z.object({
  message: z.string(),
  website: z.object({ id: z.int(), customUrl: z.string(), title: z.string() }),
  /** Serbian sentences: how the copy differs from its page, and what its seller should check. */
  notes: z.array(z.string()),
})
export type DuplicateWebsiteResponse = z.infer<typeof DuplicateWebsiteResponse>

/** For how many days a deleted page can be brought back. */
export const DAYS_IN_TRASH = 30

const count = z.int().nonnegative()

/** GET /api/websites/id/{id}/deletion: what hangs on a page, asked before it is deleted. */
export const WebsiteDeletion = z.object({
  /** All ever placed on it; they stay. */
  orders: count,
  /** Those that are on; they come back with the page. */
  upsellProducts: count,
  hasDraft: z.boolean(),
  isActive: z.boolean(),
})
export type WebsiteDeletion = z.infer<typeof WebsiteDeletion>

/** A deleted page that can be brought back. */
export const TrashedWebsite = WebsiteSummary.pick({
  id: true,
  productName: true,
  title: true,
  customUrl: true,
  images: true,
}).extend({
  trashedAt: z.iso.datetime(),
  /** Whole days, the last one begun counts. */
  daysLeft: z.int(),
})
export type TrashedWebsite = z.infer<typeof TrashedWebsite>

/** GET /api/websites/trash: the caller's. */
export const TrashPage = pageOf(TrashedWebsite)
export type TrashPage = z.infer<typeof TrashPage>

/** DELETE /api/websites/id/{id}; POST …/bring-back undoes it. */
export const DeleteWebsiteResponse = z.object({ message: z.string(), website: TrashedWebsite })
export type DeleteWebsiteResponse = z.infer<typeof DeleteWebsiteResponse>

export const OWN_PAGE_MESSAGES = {
  moved: 'Adresa je promenjena. Stara i dalje vodi na ovu stranicu.',
  deleted: `Stranica je obrisana. Još ${DAYS_IN_TRASH} dana možete da je vratite.`,
  broughtBack: 'Stranica je vraćena',
  duplicated: 'Kopija je napravljena i isključena je. Proverite je pa je uključite.',
  gone: 'Stranica je obrisana za stalno i ne može da se vrati.',
} as const
