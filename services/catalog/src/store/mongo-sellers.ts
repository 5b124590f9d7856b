import { foldText } from '@izlog/contracts/domain/fold-text'
import type { MonthSum } from '@izlog/contracts/domain/month-sums'
import type { OrderCounts } from '@izlog/contracts/domain/order-status'
import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import { Trader, type TraderProfile } from '@izlog/contracts/domain/trader'
import type { Role } from '@izlog/contracts/domain/users'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, type QueryFilter, Schema } from 'mongoose'
import type { PageOwner } from './website-model.ts'

/** A user, from the `users` topic. */
export interface Seller extends Projected {
  firstName: string
  lastName: string
  role: Role
  isActive: boolean
  facebookPixelId: string | null
  consentBanner: boolean
  purchaseOn: PurchaseOn
  /** Absent before it was projected. */
  keepsUnfinished?: boolean
  /** Absent before sellers had one. */
  trader?: TraderProfile | null | undefined
  deleted: boolean
}

/** A seller's figures, from the `seller-stats` topic. */
interface SellerStats extends Projected {
  counts: OrderCounts
  month: string
  revenue: string
  sums?: MonthSum[] | undefined
  ordersByWebsite: Record<string, number>
}

/** The collection of each topic's snapshots. */
export const PROJECTED_SELLERS = { users: 'sellers', 'seller-stats': 'seller-stats' } as const

const sellerSchema = new Schema<Seller>(
  {
    _id: Number,
    version: { type: Number, required: true },
    firstName: String,
    lastName: String,
    role: String,
    isActive: Boolean,
    facebookPixelId: String,
    consentBanner: Boolean,
    purchaseOn: { type: String, default: 'ordered' },
    keepsUnfinished: Boolean,
    trader: { type: Schema.Types.Mixed, default: null },
    deleted: Boolean,
  },
  { collection: PROJECTED_SELLERS.users, versionKey: false },
)
const statsSchema = new Schema<SellerStats>(
  {
    _id: Number,
    version: { type: Number, required: true },
    counts: Schema.Types.Mixed,
    month: String,
    revenue: String,
    sums: { type: Schema.Types.Mixed, default: undefined },
    ordersByWebsite: Schema.Types.Mixed,
  },
  { collection: PROJECTED_SELLERS['seller-stats'], versionKey: false, minimize: false },
)

/** The projection of sellers from auth and order. It may lag behind, so no request is refused because a seller is missing here. */
export interface Sellers {
  find(userId: number): Promise<Seller | undefined>
  stats(userId: number): Promise<SellerStats | undefined>
  /** Names of those of these sellers that are known and not deleted. */
  namesOf(userIds: readonly number[]): Promise<Map<number, string>>
  /** The sellers whose names contain a folded word. */
  named(word: string): Promise<number[]>
  projectUsers(snapshots: Seller[]): Promise<void>
  projectStats(snapshots: SellerStats[]): Promise<void>
}

export function mongoSellers(store: Connection): Sellers {
  const sellers = store.model<Seller>('Seller', sellerSchema)
  const stats = store.model<SellerStats>('SellerStats', statsSchema)
  const names = async (filter: QueryFilter<Seller>) => {
    const found = await sellers.find({ ...filter, deleted: false }, { firstName: 1, lastName: 1 }).lean<Seller[]>()
    return new Map(found.map(({ _id, firstName, lastName }) => [_id, `${firstName} ${lastName}`.trim()]))
  }
  return {
    find: async (userId) => (await sellers.findById(userId).lean<Seller>()) ?? undefined,
    stats: async (userId) => (await stats.findById(userId).lean<SellerStats>()) ?? undefined,
    namesOf: (userIds) => names({ _id: { $in: [...new Set(userIds)] } }),
    // Sellers are few and their names short, so all are read; the store cannot compare without diacritics.
    async named(word) {
      const all = await names({})
      return [...all].flatMap(([id, name]) => (foldText(name).includes(word) ? [id] : []))
    },
    projectUsers: (snapshots) => project(sellers, snapshots),
    projectStats: (snapshots) => project(stats, snapshots),
  }
}

/** The seller's fields that are stored with the page. An unknown seller counts as visible, since the snapshot may still arrive. */
export const pageOwnerOf = (seller: Seller | undefined): PageOwner =>
  seller
    ? {
        version: seller.version,
        visible: seller.isActive && !seller.deleted,
        facebookPixelId: seller.facebookPixelId,
        consentBanner: seller.consentBanner,
        purchaseOn: seller.purchaseOn,
        keepsUnfinished: seller.keepsUnfinished ?? false,
        trader: seller.trader ? Trader.parse(seller.trader) : null,
      }
    : { version: 0, visible: true, facebookPixelId: null, consentBanner: false, purchaseOn: 'ordered', trader: null }
