import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { type OrderItem, OrderPage } from '@izlog/contracts/http/orders'
import { apiOf } from '../seed/api.ts'
import { demoPages } from '../seed/demo-pages.ts'
import { demoSeller, pageOf } from '../seed/seed.ts'

export type Seller = {
  page: PublicWebsite
  /** The order as the seller's list shows it; undefined if the list does not contain it. */
  order(orderId: string): Promise<OrderItem | undefined>
  orders(): Promise<OrderItem[]>
  /** The number of orders in the seller's figures. */
  total(): Promise<number>
}

/** True when every channel of an order has succeeded and the order's state shows it. */
export const isDelivered = ({ notificationsSent, trackingId }: OrderItem): boolean =>
  notificationsSent && trackingId !== null

/** Signs in as the demo seller with one landing page. All four channels are set up. */
export async function sellerWithPage(url: string): Promise<Seller> {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoSeller })
  const [demoPage] = demoPages
  if (!demoPage) throw new Error('there is no demo page')
  const list = (query: string) => api(`/api/orders/my?${query}`, OrderPage, { token })
  return {
    page: await pageOf(api, token, demoPage),
    order: async (orderId) => (await list(`search=${orderId}`)).items.find((item) => item.orderId === orderId),
    total: async () => (await list('limit=1')).counts.total,
    async orders() {
      const items: OrderItem[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: OrderPage = await list(`limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        items.push(...page.items)
        cursor = page.nextCursor
      }
      return items
    },
  }
}
