import { SELLER } from '@izlog/kit/testing/client'
import { allRoutes, type Belongings, callersIn, expectAccess } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
let belongings: Belongings
beforeAll(async () => {
  upsells = await startUpsells()
  const page = upsells.page({ ownerId: SELLER.userId })
  const product = await upsells.product(page.id, {
    url: 'https://dobavljac-samo-za-vlasnika.test/p',
    sku: 'SAMO-VLASNIK-1',
  })
  belongings = {
    port: upsells.port,
    callers: await callersIn(upsells.env),
    params: { id: String(product.id), websiteId: String(page.id) },
    requests: {
      'PATCH /api/upsell/products/:id': { body: { stockLeft: 7 } },
      'POST /api/upsell/process-links': {
        body: { websiteId: page.id, upsellProductLinks: [{ url: 'https://prodavnica.test/nova' }] },
      },
    },
    private: ['dobavljac-samo-za-vlasnika', 'SAMO-VLASNIK-1'],
    secret: [upsells.env.SERVICE_KEY, 'reservations', 'movements', 'outbox'],
  }
})
afterAll(() => upsells.stop())

// Nothing of the parts is used until a request comes, and these get none.
const routes = allRoutes(routersOf({} as never))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(belongings, route))
