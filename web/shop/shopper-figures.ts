import type { Market } from '@izlog/contracts/domain/market-facts'
import { discountOf, type Offer } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { ShopperCounts } from '@izlog/contracts/http/track'
import { counted, type Forms } from '../shared/plural.ts'
import { localize, localizeByCurrency } from './parts/localize.ts'

/**
 * All figures about other shoppers that the specification calls fabricated (docs/product/builder.md 1 and 9), in two modes:
 * as specified, or honest, which shows only counted figures (docs/architecture.md, 'Public pages').
 */
export interface ShopperFigures {
  /** '4,9/5' of '2.847 ocena'. */
  readonly rating: { readonly score: string; readonly reviews: string; readonly buyers: string } | null
  /** The promise beside the clock of the default page's last section. */
  readonly lastChance: string | null
  /** '2390+ Kupaca' of the Sales Template. */
  readonly buyersBadge: string | null
  /** The claimed number of shoppers who bought the product. */
  readonly customerCount: number | null
  /** '98 %' of the trust statistics. */
  readonly recommendation: string | null
  /** The discount that the Advertorial Template claims. */
  readonly discountClaim: string | null
  readonly piecesLeft: number | null
  /** The discount that is claimed as exclusive to this page. */
  readonly exclusiveDiscount: string | null
  /** The discount in the banner of the Sales Template, in percent; null: computed from the prices. */
  readonly bannerDiscount: number | null
  /** Clocks that restart: the last section's when it has run out, the order form's at each page view. */
  readonly restartingClock: boolean
  readonly liveVisitors: boolean
  readonly commentLikes: boolean
  /** Counted visitors and orders are shown, as `countedFigures`. */
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
    customerCount: customerCountOf(id),
    recommendation: '98\u00a0%',
    discountClaim: 'Popust\u00a0do\u00a057%',
    piecesLeft: PIECES_LEFT,
    exclusiveDiscount: '-30%',
    bannerDiscount: 60,
    restartingClock: true,
    liveVisitors: true,
    commentLikes: true,
    counted: false,
  }
}

const PIECES_LEFT = 5
const customerCountOf = (id: number): number => 3500 + id * 127 + Math.floor(id * 73.7)

/** In percent. A smaller discount is no reason to buy, so an honest page shows no mark for it. */
const MIN_HONEST_DISCOUNT = 5

/** The discount in a page's seal and banner, in percent, computed from the prices; null: none. */
export function sealedDiscount(
  { figures }: Pick<PublicWebsite, 'figures'>,
  { price, originalPrice }: Pick<Offer, 'price' | 'originalPrice'>,
): number | null {
  const discount = discountOf(price, originalPrice)
  return figures === 'honest' && discount !== null && discount < MIN_HONEST_DISCOUNT ? null : discount
}

/** True if this page may show that field: on an honest page, claims about shoppers, stock, time and discounts must be the seller's own. */
export const mayShow = (
  { figures, editedFields }: Pick<PublicWebsite, 'figures' | 'editedFields'>,
  field: 'testimonials' | 'urgencyElements' | 'comparisonText' | 'benefitsSection',
): boolean => figures !== 'honest' || editedFields.includes(field)

export const VIEWERS: Forms = ['osoba upravo gleda', 'osobe upravo gledaju', 'osoba upravo gleda']
const ORDERS: Forms = ['porudžbina', 'porudžbine', 'porudžbina']

/** The counted figures as sentences; none if nobody ordered and the reader is the only visitor. */
export const countedFigures = ({ visitors, orders }: ShopperCounts, market: Market): readonly string[] => [
  ...(visitors !== null && visitors > 1 ? [counted(visitors, VIEWERS)] : []),
  ...(orders ? [localize(market, ordersOfTheDay(orders))] : []),
]

const ordersOfTheDay = (orders: number): string => `${counted(orders, ORDERS)} u poslednja 24\u00a0sata`

/** The live visitors of the Sales Template: the first number, and how often (ms) it changes. */
export const LIVE_VISITORS_START = 78
export const LIVE_VISITORS_EVERY = 3000

/** At most two more or less, between 45 and 120; `chance` is 0 to 1. */
export const nextLiveVisitors = (now: number, chance: number): number => drifted(now, chance, 45, 120)

const drifted = (now: number, chance: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, now + whole(chance, -2, 2)))

const MIN_VIEWERS = 23
const MAX_VIEWERS = 69

/** The order form's figures: 23 to 69 viewers, 3 to 14 purchases. */
export const orderFormProof = (chance: () => number): { viewers: number; purchased: number } => ({
  viewers: whole(chance(), MIN_VIEWERS, MAX_VIEWERS),
  purchased: whole(chance(), 3, 14),
})

const whole = (chance: number, min: number, max: number): number =>
  min + Math.min(max - min, Math.floor(chance * (max - min + 1)))

/** The first number of the storefront's live shoppers, always three digits, and the rating on its cards (docs/product/builder.md 2.2 and 9). */
export const STOREFRONT_BUYERS = 127
export const nextStorefrontBuyers = (now: number, chance: number): number => drifted(now, chance, 101, 164)
export const STOREFRONT_RATING = '4,9'

const BUYERS: Forms = ['kupac', 'kupca', 'kupaca']
const LOOKING: Forms = ['gleda', 'gledaju', 'gleda']
const VIEWER_STEPS = MAX_VIEWERS - MIN_VIEWERS + 1
/** Fewer orders are no reason to buy, so an honest card does not show them. */
const MIN_RECENT_ORDERS = 3

/**
 * The figures on a storefront's card. As specified (docs/product/builder.md 9) they are buyers, viewers and stock, and follow from the page's id, so that
 * server and browser agree; an honest page has its counted orders, or null.
 */
export function storefrontFigures({ id, honest, recentOrders, currencySymbol }: CardFacts): string | null {
  if (!honest) {
    const viewers = whole(((id * 7) % VIEWER_STEPS) / VIEWER_STEPS, MIN_VIEWERS, MAX_VIEWERS)
    return [counted(customerCountOf(id), BUYERS), counted(viewers, LOOKING), `još ${PIECES_LEFT}\u00a0kom`].join(' · ')
  }
  if (recentOrders === null || recentOrders < MIN_RECENT_ORDERS) return null
  return localizeByCurrency(currencySymbol, ordersOfTheDay(recentOrders))
}

interface CardFacts {
  readonly id: number
  readonly honest: boolean
  /** Counted orders of the last 24 hours. */
  readonly recentOrders: number | null
  readonly currencySymbol: string
}
