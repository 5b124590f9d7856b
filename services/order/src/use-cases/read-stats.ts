import type { AdminStats, DashboardStats } from '@izlog/contracts/http/stats'
import { customerName } from '../domain/customer-name.ts'
import { monthOf, revenueOf, type Stats } from '../domain/stats.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { StatsStore } from '../store/mongo-stats.ts'
import type { OrderLists } from '../store/order-lists.ts'

export interface ReadStatsDeps {
  lists: OrderLists
  stats: StatsStore
  projections: Projections
  rsdPerEur: number
  now: () => Date
}

const RECENT = 5
const TOP = 5

/** The stored figures of a seller, or of all with `userId` undefined. */
export async function readStats(deps: ReadStatsDeps, userId: number | undefined): Promise<DashboardStats> {
  const [figures, totalWebsites, { orders }] = await Promise.all([
    deps.stats.of(userId === undefined ? 'all' : `user:${userId}`),
    deps.projections.websiteCount(userId),
    deps.lists.page(userId, { limit: RECENT }),
  ])
  return {
    totalWebsites,
    totalOrders: figures.counts.total,
    pendingOrders: figures.counts.pending,
    totalRevenue: revenueOf(figures, monthOf(deps.now()), deps.rsdPerEur),
    counts: figures.counts,
    recentOrders: orders.map((order) => {
      const { id, orderId, title, status, totalPrice, currencySymbol, createdAt } = order
      return {
        id,
        orderId,
        customerName: customerName(order),
        productTitle: title,
        status,
        totalPrice,
        currencySymbol,
        createdAt: createdAt.toISOString(),
      }
    }),
    topPerformingWebsites: await topWebsites(deps, figures),
  }
}

export const readAdminStats = async (deps: ReadStatsDeps): Promise<AdminStats> => {
  const [stats, totalClients] = await Promise.all([readStats(deps, undefined), deps.projections.clientCount()])
  return { ...stats, totalClients }
}

async function topWebsites({ projections }: ReadStatsDeps, { ordersByWebsite }: Stats) {
  const top = Object.entries(ordersByWebsite)
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOP)
    .map(([id, orderCount]) => ({ id: Number(id), orderCount }))
  const websites = new Map(
    (await projections.websitesById(top.map(({ id }) => id))).map((website) => [website.id, website]),
  )
  return top.flatMap(({ id, orderCount }) => {
    const website = websites.get(id)
    return website ? [{ id, title: website.title, customUrl: website.customUrl, orderCount }] : []
  })
}
