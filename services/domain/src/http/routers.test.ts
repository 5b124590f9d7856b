import { domainEndpoints } from '@izlog/contracts/openapi/domain'
import { describedRoutes, internalRoutes, servedRoutes } from '@izlog/kit/testing/described-routes'
import { expect, it } from 'vitest'
import { routersOf } from './routers.ts'

it('serves under /api what the OpenAPI document describes, to whom it says, and no more', () => {
  // The dependencies are only used by requests, of which there are none here.
  expect(servedRoutes(routersOf({} as never))).toEqual(describedRoutes(domainEndpoints))
})

it('opens each internal route to those services that need it', () => {
  expect(internalRoutes(routersOf({} as never))).toEqual({
    'GET /internal/certificates': ['tls-sync'],
    'GET /internal/certificates/:id': ['tls-sync'],
  })
})
