import { offersOf } from '@izlog/contracts/domain/offers'
import { UserItem } from '@izlog/contracts/http/admin'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { PublicWebsiteResponse, WebsitePage } from '@izlog/contracts/http/catalog'
import { DomainAnswer } from '@izlog/contracts/http/domains'
import { NotificationPage } from '@izlog/contracts/http/notifications'
import { OrderPage } from '@izlog/contracts/http/orders'
import { UpsellList } from '@izlog/contracts/http/upsell'
import { apiOf } from '../seed/api.ts'
import { demoAdmin, demoSeller } from '../seed/seed.ts'
import type { Known } from './document.ts'

/** A valid link that belongs to nobody (RFC 2606), because the run must not send requests to other machines. */
const LINK = 'https://prodavnica.example/lampa'
const HOST = 'radnja-na-probi.rs'

/** Signs in on each call; the caller `nobody` has no token. */
export type Caller = { name: string; signIn: () => Promise<string | undefined> }

/**
 * The callers, and the existing values of one page of the demo seller. The administrator is last, because only an administrator can delete
 * accounts.
 */
export async function whoAndWhat(url: string): Promise<{ callers: Caller[]; known: Known }> {
  const api = apiOf(url)
  const signIn = async (body: typeof demoAdmin) => (await api('/api/auth/login', LoginResponse, { body })).token
  const [token, administrator] = [await signIn(demoSeller), await signIn(demoAdmin)]
  const website = (await api('/api/websites/my', WebsitePage, { token })).items.at(-1)
  if (!website) throw new Error('the demo pages are missing')
  const page = await api(`/api/websites/public?url=${website.customUrl}`, PublicWebsiteResponse)
  const orders = (await api('/api/orders/my', OrderPage, { token })).items
  const upsells = await api(`/api/upsell/products/${page.id}`, UpsellList, { token })
  const { items: notifications } = await api('/api/notifications', NotificationPage, { token })
  const { domain } = await api('/api/domains', DomainAnswer, { token, body: { host: HOST } })
  const somebody = {
    email: 'prolaznik@izlog.test',
    password: 'prolaznik-na-probi-1',
    firstName: 'Pera',
    lastName: 'Perić',
  }
  const client = await api('/api/admin/clients', UserItem, { token: administrator, body: somebody })
  const codes = orders.map(({ orderId }) => orderId)
  const upsellIds = upsells.map(({ id }) => id)
  return {
    callers: [
      { name: 'nobody', signIn: async () => undefined },
      { name: 'seller', signIn: () => signIn(demoSeller) },
      { name: 'administrator', signIn: () => signIn(demoAdmin) },
    ],
    known: {
      fields: {
        websiteId: [page.id],
        productId: [page.productId],
        url: [page.customUrl, LINK],
        urls: [[LINK]],
        productLink: [LINK],
        images: [page.images.map((image) => image.url)],
        currentPrice: [2990],
        originalPrice: [4990],
        orderId: codes,
        originalOrderId: codes,
        upsellProductId: upsellIds,
        quantity: [1],
        totalPrice: offersOf(page).flatMap(({ quantity, price }) => (quantity === 1 ? [price] : [])),
        phone: ['0641234567'],
        host: [HOST],
        domain: [HOST],
        domainId: [domain.id],
        userId: [client.id],
        userEmail: [demoSeller.email],
        category: ['zdravlje', 'home'],
      },
      ids: {
        '/api/websites/': [page.id],
        '/api/orders/': orders.map(({ id }) => id),
        '/api/upsell/': upsellIds,
        '/api/admin/users/': [client.id],
        '/api/notifications/': notifications.map(({ id }) => id),
      },
    },
  }
}
