import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import type { Caller } from '@izlog/kit/identity'
import { monthOf } from '../domain/belgrade-month.ts'
import type { Ports } from './ports.ts'

export type ReadDashboardDeps = Pick<Ports, 'websites' | 'sellers' | 'now'>

const SHOWN = 100
const NO_ORDERS = { total: 0, pending: 0, processing: 0, completed: 0, cancelled: 0 }

/** A seller's pages and figures (docs/product/builder.md 2.8 and 3.6): 100 pages, the newest first, revenue of this calendar month in EUR. */
export async function readDashboard(
  { websites, sellers, now }: ReadDashboardDeps,
  caller: Caller,
  cursor: string | undefined,
): Promise<SyncDashboard> {
  const { userId, role } = caller
  const [seller, stats, page, activeWebsites] = await Promise.all([
    sellers.find(userId),
    sellers.stats(userId),
    websites.listOf(userId, { limit: SHOWN, ...(cursor ? { cursor } : {}) }),
    websites.countActive(userId),
  ])
  const counts = stats?.counts ?? NO_ORDERS
  const at = now()
  const ofThisMonth = stats?.month === monthOf(at) ? stats : undefined
  return {
    user: { id: userId, firstName: seller?.firstName ?? '', lastName: seller?.lastName ?? '', role },
    websites: page.items.map((item) => ({ ...item, orderCount: stats?.ordersByWebsite[item.id] ?? 0 })),
    stats: {
      totalWebsites: page.total,
      activeWebsites,
      totalOrders: counts.total,
      pendingOrders: counts.pending,
      totalRevenue: ofThisMonth?.revenue ?? '0.00',
      sums: ofThisMonth?.sums ?? [],
      counts,
    },
    timestamp: at.toISOString(),
    nextCursor: page.nextCursor,
  }
}
