import { z } from 'zod'
import { OrderCode } from '../domain/order-code.ts'
import { OrderCounts, OrderStatus } from '../domain/order-status.ts'

/** docs/product/builder.md 3.6, dashboard stats shape. */
export const RecentOrder = z.object({
  id: z.int(),
  orderId: OrderCode,
  customerName: z.string(),
  productTitle: z.string(),
  status: OrderStatus,
  totalPrice: z.int(),
  currencySymbol: z.string(),
  createdAt: z.iso.datetime(),
})
export const TopWebsite = z.object({
  id: z.int(),
  title: z.string(),
  customUrl: z.string(),
  orderCount: z.int().nonnegative(),
})

/** GET /api/dashboard/stats: the caller's own figures. `totalRevenue` in EUR of this calendar month: '4218.50'. */
export const DashboardStats = z.object({
  totalWebsites: z.int(),
  totalOrders: z.int(),
  pendingOrders: z.int(),
  totalRevenue: z.string(),
  counts: OrderCounts,
  recentOrders: z.array(RecentOrder),
  topPerformingWebsites: z.array(TopWebsite),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** GET /api/admin/dashboard/stats: of all sellers. */
export const AdminStats = DashboardStats.extend({ totalClients: z.int() })
export type AdminStats = z.infer<typeof AdminStats>
