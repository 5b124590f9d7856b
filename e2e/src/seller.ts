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
import {
  type NewUpsell,
  ProcessLinksResponse,
  PublicUpsellList,
  UpdateUpsellResponse,
} from '@izlog/contracts/http/upsell'
import { apiOf } from '@izlog/local/seed/api'
import { demoSeller, photosDir } from '@izlog/local/seed/seed'

export const photo = (name: string) => join(photosDir, name)

/** Signs in as a seller, by default the demo seller; returns actions over HTTP. */
export async function signedInSeller(url: string, who: { email: string; password: string } = demoSeller) {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: who })
  return {
    token,
    async makesPage(
      page: Partial<CreateWebsiteBody> & { customUrl: string },
      photos = ['lampa-1.jpg'],
    ): Promise<PublicWebsite> {
      const images: string[] = []
      for (const name of photos) {
        const form = new FormData()
        form.set('image', new Blob([readFileSync(photo(name))], { type: 'image/jpeg' }), name)
        images.push((await api('/api/images/upload', ImageUploadResponse, { token, body: form })).imageUrl)
      }
      const body: CreateWebsiteBody = {
        productLink: 'https://mirna-noc.example/lampa',
        productName: 'LED lampa Luma',
        images,
        currentPrice: 2990,
        originalPrice: 4990,
        ...page,
      }
      await api('/api/sync/create-website', CreateWebsiteResponse, { token, body })
      return api(`/api/websites/public?url=${page.customUrl}`, PublicWebsiteResponse)
    },
    /** Adds an upsell product with this price to a page. */
    async offers(websiteId: number, product: Required<Pick<NewUpsell, 'title' | 'price'>> & Pick<NewUpsell, 'images'>) {
      const link = { url: `https://mirna-noc.example/dodatak-${websiteId}`, sku: 'DOD-1', ...product }
      const body = { websiteId, upsellProductLinks: [link] }
      const { products } = await api('/api/upsell/process-links', ProcessLinksResponse, { token, body })
      const [made] = products
      if (!made) throw new Error('no upsell product was made')
      return api(`/api/upsell/products/${made.id}`, UpdateUpsellResponse, {
        method: 'PATCH',
        token,
        body: { stockLeft: 5 },
      })
    },
    /** The upsell products that shoppers of a page see. */
    offered: (websiteId: number) => api(`/api/upsell/products/${websiteId}`, PublicUpsellList),
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
