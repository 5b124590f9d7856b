import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import type { Caller } from '@izlog/kit/identity'
import { monthOf } from '../domain/belgrade-month.ts'
import type { Ports } from './ports.ts'

export type ReadDashboardDeps = Pick<Ports, 'websites' | 'sellers' | 'now'>

const SHOWN = 100
const NO_ORDERS = { total: 0, pending: 0, processing: 0, completed: 0, cancelled: 0 }

/** A seller's pages and figures (docs/product/builder.md 2.8 and 3.6): the newest 100 pages, revenue of this calendar month in EUR. */
export async function readDashboard(
  { websites, sellers, now }: ReadDashboardDeps,
  caller: Caller,
): Promise<SyncDashboard> {
  const { userId, role } = caller
  const [seller, stats, page, activeWebsites] = await Promise.all([
    sellers.find(userId),
    sellers.stats(userId),
    websites.listOf(userId, { limit: SHOWN }),
    websites.countActive(userId),
  ])
  const counts = stats?.counts ?? NO_ORDERS
  const at = now()
  return {
    user: { id: userId, firstName: seller?.firstName ?? '', lastName: seller?.lastName ?? '', role },
    websites: page.items.map((item) => ({ ...item, orderCount: stats?.ordersByWebsite[item.id] ?? 0 })),
    stats: {
      totalWebsites: page.total,
      activeWebsites,
      totalOrders: counts.total,
      pendingOrders: counts.pending,
      totalRevenue: stats?.month === monthOf(at) ? stats.revenue : '0.00',
      counts,
    },
    timestamp: at.toISOString(),
  }
}
