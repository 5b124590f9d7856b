import type { Market } from '@izlog/contracts/domain/market-facts'
import { discountOf, type Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { ShopperCounts } from '@izlog/contracts/http/track'
import { localize } from './parts/speech.ts'
import { counted, type Forms } from './parts/words.ts'

/**
 * Every figure about other shoppers that the spec calls fabricated (builder spec 1 and 9), in one place and two modes:
 * as the spec wants them, or honest, where nothing is shown that is not counted (docs/architecture.md, 'Public pages').
 */
export interface ShopperFigures {
  /** '4,9/5' of '2.847 ocena'. */
  readonly rating: { readonly score: string; readonly reviews: string; readonly buyers: string } | null
  /** What the last-chance section of the default page promises beside its clock. */
  readonly lastChance: string | null
  /** '2390+ Kupaca' of the Sales Template. */
  readonly buyersBadge: string | null
  /** How many are said to have bought this page's product. */
  readonly customerCount: number | null
  /** '98 %' of the trust statistics. */
  readonly recommendation: string | null
  /** What the Advertorial Template claims beside free delivery and cash on delivery. */
  readonly discountClaim: string | null
  readonly piecesLeft: number | null
  /** What is said to be had on this page alone. */
  readonly exclusiveDiscount: string | null
  /** What the banner of the Sales Template claims; null: reckoned from the prices. */
  readonly bannerDiscount: number | null
  /** Clocks that begin anew: the last-chance one when it has run out, the order form's when it is opened again. */
  readonly restartingClock: boolean
  readonly liveVisitors: boolean
  readonly commentLikes: boolean
  /** Visitors and orders that were counted, as `countedFigures` says them. */
  readonly counted: boolean
}

const HONEST: ShopperFigures = {
  rating: null,
  lastChance: null,
  buyersBadge: null,
  customerCount: null,
  recommendation: null,
  discountClaim: null,
  piecesLeft: null,
  exclusiveDiscount: null,
  bannerDiscount: null,
  restartingClock: false,
  liveVisitors: false,
  commentLikes: false,
  counted: true,
}

export function figuresOf({ id, figures }: Pick<PublicWebsite, 'id' | 'figures'>): ShopperFigures {
  if (figures === 'honest') return HONEST
  return {
    rating: { score: '4,9/5', reviews: '2.847 ocena', buyers: '15.000+ kupaca' },
    lastChance: 'Šaljemo za 24h · Do 50% popusta na više komada',
    buyersBadge: '2390+ Kupaca',
    customerCount: 3500 + id * 127 + Math.floor(id * 73.7),
    recommendation: '98\u00a0%',
    discountClaim: 'Popust\u00a0do\u00a057%',
    piecesLeft: 5,
    exclusiveDiscount: '-30%',
    bannerDiscount: 60,
    restartingClock: true,
    liveVisitors: true,
    commentLikes: true,
    counted: false,
  }
}

/** Less is no reason to buy, so that an honest page, which says only what its prices come to, makes no mark of it (percent). */
const LEAST_HONEST_DISCOUNT = 5

/** The discount that a page's seal and banner show, in percent, reckoned from the prices; null: none. */
export function sealedDiscount(
  { figures }: Pick<PublicWebsite, 'figures'>,
  { price, originalPrice }: Pick<Offer, 'price' | 'originalPrice'>,
): number | null {
  const discount = discountOf(price, originalPrice)
  return figures === 'honest' && discount !== null && discount < LEAST_HONEST_DISCOUNT ? null : discount
}

/** Whether this page may say what that field holds: an honest one says of buyers, stock, time and discounts only what its seller wrote. */
export const maySay = (
  { figures, editedFields }: Pick<PublicWebsite, 'figures' | 'editedFields'>,
  field: 'testimonials' | 'urgencyElements' | 'comparisonText' | 'benefitsSection',
): boolean => figures !== 'honest' || editedFields.includes(field)

export const VIEWERS: Forms = ['osoba upravo gleda', 'osobe upravo gledaju', 'osoba upravo gleda']
const ORDERS: Forms = ['porudžbina', 'porudžbine', 'porudžbina']

/** What an honest page says of others: nothing where nobody ordered, or nobody but the reader looks at it. */
export const countedFigures = ({ visitors, orders }: ShopperCounts, market: Market): readonly string[] => [
  ...(visitors !== null && visitors > 1 ? [counted(visitors, VIEWERS)] : []),
  ...(orders ? [localize(market, `${counted(orders, ORDERS)} u poslednja 24\u00a0sata`)] : []),
]

/** The live visitors of the Sales Template: where they start, and how often (ms) they change. */
export const LIVE_VISITORS_START = 78
export const LIVE_VISITORS_EVERY = 3000

/** Two more or less, kept between 45 and 120; `chance` is 0 to 1. */
export const nextLiveVisitors = (now: number, chance: number): number => drifted(now, chance, 45, 120)

const drifted = (now: number, chance: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, now + whole(chance, -2, 2)))

/** What the order form says of others: 23 to 69 looking, 3 to 14 who bought. */
export const orderFormProof = (chance: () => number): { viewers: number; purchased: number } => ({
  viewers: whole(chance(), 23, 69),
  purchased: whole(chance(), 3, 14),
})

const whole = (chance: number, least: number, most: number): number =>
  least + Math.min(most - least, Math.floor(chance * (most - least + 1)))

/** The storefront's live counter of buyers, where it starts, and the rating on its cards (builder spec 2.2 and 9). It stays a number of three digits. */
export const STOREFRONT_BUYERS = 127
export const nextStorefrontBuyers = (now: number, chance: number): number => drifted(now, chance, 101, 164)
export const STOREFRONT_RATING = '4,9'
