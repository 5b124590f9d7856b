import { offersOf } from '@izlog/contracts/domain/offers'
import { UserItem, UserPage } from '@izlog/contracts/http/admin'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { PublicWebsiteResponse, WebsitePage } from '@izlog/contracts/http/catalog'
import { DomainAnswer } from '@izlog/contracts/http/domains'
import { NotificationPage } from '@izlog/contracts/http/notifications'
import { OrderPage } from '@izlog/contracts/http/orders'
import { UpsellList } from '@izlog/contracts/http/upsell'
import { apiOf } from '../seed/api.ts'
import { demoAdmin, demoSeller } from '../seed/seed.ts'
import type { Known } from './document.ts'

/** A link that can be read is never somebody's (RFC 2606): nothing may be asked outside this machine. */
const LINK = 'https://prodavnica.example/lampa'
const HOST = 'radnja-na-probi.rs'

/** Who asks; nobody has no token. The administrator comes last, since nobody else can take an account away. */
export type Callers = { nobody: undefined; seller: string; administrator: string }

/** Signs in, and finds what the demo seller has, with an account that may be deleted. */
export async function whoAndWhat(url: string): Promise<{ callers: Callers; known: Known }> {
  const api = apiOf(url)
  const signIn = async (body: typeof demoAdmin) => (await api('/api/auth/login', LoginResponse, { body })).token
  const [token, administrator] = [await signIn(demoSeller), await signIn(demoAdmin)]
  const websites = (await api('/api/websites/my', WebsitePage, { token })).items
  const orders = (await api('/api/orders/my', OrderPage, { token })).items
  const upsells = await Promise.all(websites.map(({ id }) => api(`/api/upsell/products/${id}`, UpsellList, { token })))
  const { items: notifications } = await api('/api/notifications', NotificationPage, { token })
  const { domain } = await api('/api/domains', DomainAnswer, { token, body: { host: HOST } })
  const somebody = { email: 'prolaznik@izlog.test', password: 'prolaznik-1', firstName: 'Pera', lastName: 'Perić' }
  const client = await api('/api/admin/clients', UserItem, { token: administrator, body: somebody })
  const { total } = await api('/api/admin/users', UserPage, { token: administrator })
  if (total < 3) throw new Error('the demo accounts are missing')

  const shown = await Promise.all(
    websites.map(({ customUrl }) => api(`/api/websites/public?url=${customUrl}`, PublicWebsiteResponse)),
  )
  const upsellIds = upsells.flat().map(({ id }) => id)
  const websiteIds = websites.map(({ id }) => id)
  const codes = orders.map(({ orderId }) => orderId)
  return {
    callers: { nobody: undefined, seller: token, administrator },
    known: {
      fields: {
        websiteId: websiteIds,
        productId: shown.map(({ productId }) => productId),
        url: [...websites.map(({ customUrl }) => customUrl), LINK],
        urls: [[LINK]],
        productLink: [LINK],
        orderId: codes,
        originalOrderId: codes,
        upsellProductId: upsellIds,
        totalPrice: [...new Set(shown.flatMap(offersOf).map(({ price }) => price))],
        quantity: [1],
        phone: ['0641234567'],
        host: [HOST],
        domain: [HOST],
        domainId: [domain.id],
        userId: [client.id],
        userEmail: [demoSeller.email],
        category: ['zdravlje', 'home'],
      },
      ids: {
        '/api/websites/': websiteIds,
        '/api/orders/': orders.map(({ id }) => id),
        '/api/upsell/': upsellIds,
        '/api/admin/users/': [client.id],
        '/api/notifications/': notifications.map(({ id }) => id),
      },
    },
  }
}
