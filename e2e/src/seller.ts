import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { LoginResponse } from '@izlog/contracts/http/auth'
import {
  type CreateWebsiteBody,
  CreateWebsiteResponse,
  ImageUploadResponse,
  PublicWebsiteResponse,
} from '@izlog/contracts/http/catalog'
import { type OrderItem, OrderPage } from '@izlog/contracts/http/orders'
import { apiOf } from '@izlog/local/seed/api'
import { demoSeller, photosDir } from '@izlog/local/seed/seed'

export const photo = (name: string) => join(photosDir, name)

/** A seller at work over HTTP, the demo seller where nobody is named. */
export async function signedInSeller(url: string, who: { email: string; password: string } = demoSeller) {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: who })
  return {
    token,
    async makesPage(page: Partial<CreateWebsiteBody> & { customUrl: string }): Promise<PublicWebsite> {
      const form = new FormData()
      form.set('image', new Blob([readFileSync(photo('lampa-1.jpg'))], { type: 'image/jpeg' }), 'lampa.jpg')
      const { imageUrl } = await api('/api/images/upload', ImageUploadResponse, { token, body: form })
      const body: CreateWebsiteBody = {
        productLink: 'https://mirna-noc.example/lampa',
        productName: 'LED lampa Luma',
        images: [imageUrl],
        currentPrice: 2990,
        originalPrice: 4990,
        ...page,
      }
      await api('/api/sync/create-website', CreateWebsiteResponse, { token, body })
      return api(`/api/websites/public?url=${page.customUrl}`, PublicWebsiteResponse)
    },
    /** One page of the seller's orders, newest first. */
    orders: (query = '') => api(`/api/orders/my${query}`, OrderPage, { token }),
    async allOrders(): Promise<OrderItem[]> {
      const items: OrderItem[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: OrderPage = await api(
          `/api/orders/my?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
          OrderPage,
          { token },
        )
        items.push(...page.items)
        cursor = page.nextCursor
      }
      return items
    },
  }
}

export type Seller = Awaited<ReturnType<typeof signedInSeller>>
