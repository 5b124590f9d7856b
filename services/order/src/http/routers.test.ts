import { orderEndpoints } from '@izlog/contracts/openapi/order'
import { describedRoutes, internalRoutes, servedRoutes } from '@izlog/kit/testing/described-routes'
import { expect, it } from 'vitest'
import { routersOf } from './routers.ts'

it('serves under /api what the OpenAPI document describes, to whom it says, and no more', () => {
  // Nothing of the parts is used until a request comes, and none comes.
  expect(servedRoutes(routersOf({} as never))).toEqual(describedRoutes(orderEndpoints))
})

it('opens each internal route to those services that need it', () => {
  expect(internalRoutes(routersOf({} as never))).toEqual({
    'POST /internal/orders/:orderId/upsells': ['upsell'],
    'POST /internal/orders/:orderId/upsells/settle': ['upsell'],
  })
})
