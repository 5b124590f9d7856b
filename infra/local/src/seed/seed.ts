import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { CreateWebsiteResponse, ImageUploadResponse, PublicWebsiteResponse } from '@izlog/contracts/http/catalog'
import { IDEMPOTENCY_HEADER, OrderItem, OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { ProcessLinksResponse, UpdateUpsellResponse, UpsellList } from '@izlog/contracts/http/upsell'
import { repoRoot } from '../paths.ts'
import { type Api, apiOf, Refused } from './api.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'
import { type DemoPage, demoPages } from './demo-pages.ts'
import { type DemoUpsell, demoUpsells } from './demo-upsells.ts'

export const photosDir = join(repoRoot, 'infra/local/demo/photos')
export const demoSeller = { email: 'prodavac@izlog.test', password: 'prodavac-demo-1' }
export const demoAdmin = { email: 'admin@izlog.test', password: 'admin-demo-1' }

/**
 * Creates the demo seller's pages and orders through the public API. An interrupted run continues where it stopped. A file in `dataDir`
 * records completion, so that demo data that a person deleted does not return.
 */
export async function seedDemo({ url, dataDir }: { url: string; dataDir: string }): Promise<void> {
  const done = join(dataDir, 'seeded')
  if (existsSync(done)) return
  const api = apiOf(url)
  const seller = (await api('/api/auth/login', LoginResponse, { body: demoSeller })).token
  const pages = new Map<string, PublicWebsite>()
  for (const page of demoPages) pages.set(page.customUrl, await pageOf(api, seller, page))

  const { total } = await api('/api/orders/my?limit=1', OrderPage, { token: seller })
  if (total < demoOrders.length) {
    const admin = (await api('/api/auth/login', LoginResponse, { body: demoAdmin })).token
    for (const [index, order] of demoOrders.entries()) {
      const website = pages.get(order.page)
      if (website) await place(api, admin, order, index, website)
    }
  }
  for (const upsell of demoUpsells) await offer(api, seller, upsell, pages.get(upsell.page))
  writeFileSync(done, new Date().toISOString())
}

async function upload(api: Api, token: string, photos: string[]): Promise<string[]> {
  const images: string[] = []
  for (const photo of photos) {
    const form = new FormData()
    form.set('image', new Blob([readFileSync(join(photosDir, photo))], { type: 'image/jpeg' }), photo)
    images.push((await api('/api/images/upload', ImageUploadResponse, { token, body: form })).imageUrl)
  }
  return images
}

/** Returns the page, and creates it first if it does not exist. */
export async function pageOf(api: Api, token: string, { photos, ...page }: DemoPage): Promise<PublicWebsite> {
  const read = () => api(`/api/websites/public?url=${page.customUrl}`, PublicWebsiteResponse)
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error
  }
  const images = await upload(api, token, photos)
  await api('/api/sync/create-website', CreateWebsiteResponse, { token, body: { ...page, images } })
  return read()
}

/** Places an order and sets its status. The Idempotency-Key is fixed, so that a repeated run finds the first order. */
async function place(api: Api, admin: string, order: DemoOrder, index: number, website: PublicWebsite): Promise<void> {
  const offer = offersOf(website).find(({ quantity }) => quantity === order.quantity)
  if (!offer) throw new Error(`${order.page} does not sell ${order.quantity} pieces`)
  const { orderId } = await api('/api/orders', PlaceOrderResponse, {
    headers: { [IDEMPOTENCY_HEADER]: `demo-order-of-the-seed-${index}` },
    body: {
      websiteId: website.id,
      quantity: order.quantity,
      totalPrice: offer.price,
      customerData: order.customerData,
    },
  })
  if (!order.status) return
  const { items } = await api('/api/orders?limit=100', OrderPage, { token: admin })
  const id = items.find((item) => item.orderId === orderId)?.id
  if (id === undefined) throw new Error(`Order ${orderId} is not in the list of orders`)
  await api(`/api/orders/${id}`, OrderItem, { method: 'PUT', token: admin, body: { status: order.status } })
}

/** Adds an upsell product to a page, unless the page already has it. */
async function offer(api: Api, token: string, { photos, product, words }: DemoUpsell, website?: PublicWebsite) {
  if (!website) return
  const offered = await api(`/api/upsell/products/${website.id}`, UpsellList, { token })
  if (offered.some(({ originalUrl }) => originalUrl === product.url)) return
  const images = await upload(api, token, photos)
  const body = { websiteId: website.id, upsellProductLinks: [{ ...product, images }] }
  const { products } = await api('/api/upsell/process-links', ProcessLinksResponse, { token, body })
  for (const { id } of products)
    await api(`/api/upsell/products/${id}`, UpdateUpsellResponse, { method: 'PATCH', token, body: words })
}
