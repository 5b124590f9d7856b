import { SELLER } from '@izlog/kit/testing/client'
import { allRoutes, type Belongings, callersIn, expectAccess, expectReadable } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { type Catalog, startCatalog } from './start.ts'

const SUPPLIER = 'http://dobavljac-koga-ne-odajem.test/jastuk'

let catalog: Catalog
let belongings: Belongings
beforeAll(async () => {
  catalog = await startCatalog()
  const { id, customUrl } = await catalog.page({ productLink: SUPPLIER, upsellProductLinks: [`${SUPPLIER}-2`] })
  belongings = {
    port: catalog.port,
    callers: await callersIn(catalog.env),
    params: { id: String(id), websiteId: String(id), revision: '1', customUrl, userId: String(SELLER.userId) },
    requests: {
      'GET /api/websites/public': { query: `?url=${customUrl}` },
      'POST /api/shopify/push-landing': { body: { websiteId: id } },
      'POST /api/websites/id/:id/address': { body: { customUrl } },
      'POST /api/websites/id/:id/duplicate': { body: { customUrl: 'kopija-za-proveru' } },
      'POST /api/websites/id/:id/regenerate': { body: { section: 'faq' } },
      'POST /api/websites/id/:id/template': { body: { templateName: 'Minimalistic' } },
    },
    private: ['dobavljac-koga-ne-odajem'],
    secret: [catalog.env.SERVICE_KEY],
  }
})
afterAll(() => catalog.stop())

// The dependencies are used only when a request arrives, and these routes get none.
const routes = allRoutes(routersOf(['api', 'pages'], {} as never, {} as never))

it('what is private is read by whom it belongs to', () => expectReadable(belongings, routes))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(belongings, route))
