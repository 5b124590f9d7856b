import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { NotificationPage } from '@izlog/contracts/http/notifications'
import { mask } from '@izlog/kit/security/secrets'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { allRoutes, type Belongings, callersIn, expectAccess, expectReadable } from '@izlog/kit/testing/route-matrix'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let belongings: Belongings
beforeAll(async () => {
  // Failed deliveries stay failed until a test retries them.
  notifier = await startNotifier({ RETRY_FIRST_MS: '600000' })
  const seller = await notifier.seller({ telegramChatId: '-404' })
  const owner = { userId: seller.userId, role: 'client' as const }
  const order = anOrder({ userId: seller.userId, productName: 'Jastuk samo za prodavca' })
  await notifier.publish([created(order)])
  await notifier.reached(order.orderId, 'telegram', 'failed')
  const http = client(notifier.port, owner)
  const failed = DeliveryPage.parse((await http.get(`/api/deliveries?orderId=${order.orderId}`)).body).items
  const delivery = failed.find(({ channel }) => channel === 'telegram')?.id ?? ''
  const bell = async () => NotificationPage.parse((await http.get('/api/notifications')).body).items
  const notification = (await until(async () => (await bell())[0])).id
  belongings = {
    port: notifier.port,
    callers: await callersIn(notifier.env, owner),
    params: {
      userId: String(seller.userId),
      'POST /api/deliveries/:id/retry': { id: delivery },
      'POST /api/notifications/:id/read': { id: notification },
    },
    requests: {
      'GET /api/deliveries': { query: `?orderId=${order.orderId}` },
      // Another seller's mask opens nothing.
      'POST /api/settings/telegram/check': { body: { telegramBotId: mask(seller.bot), telegramChatId: seller.chat } },
      'POST /api/settings/telegram/chats': { body: { telegramBotId: mask(seller.bot) } },
      'POST /api/settings/facebook-pixel/check': {
        body: { facebookPixelId: seller.pixel, metaAccessToken: mask(seller.metaToken) },
      },
    },
    private: [order.orderId, 'Jastuk samo za prodavca'],
    // Integrations come from auth's snapshots only.
    secret: [
      seller.sheet,
      seller.pixel,
      seller.bot,
      seller.metaToken,
      seller.serbianKey,
      seller.montenegrinKey,
      'private_key',
      'ciphertext',
    ],
  }
})
afterAll(() => notifier.stop())

// The dependencies are only used by requests, of which there are none here.
const routes = allRoutes(routersOf({} as never))

it('what is private is read by whom it belongs to', () => expectReadable(belongings, routes))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(belongings, route))
