import { catalogEndpoints } from '@izlog/contracts/openapi/catalog'
import { describedRoutes, internalRoutes, servedRoutes } from '@izlog/kit/testing/described-routes'
import { expect, it } from 'vitest'
import { routersOf } from './routers.ts'

it('serves under /api what the OpenAPI document describes, to whom it says, and no more', () => {
  // The dependencies are used only when a request arrives, and none does.
  expect(servedRoutes(routersOf(['api', 'pages'], {} as never, {} as never))).toEqual(describedRoutes(catalogEndpoints))
})

it('opens each internal route to those services that need it', () => {
  expect(internalRoutes(routersOf(['api', 'pages'], {} as never, {} as never))).toEqual({
    'POST /internal/product-facts': ['upsell'],
    'GET /internal/websites/:id': ['order', 'upsell'],
  })
})
