import { authEndpoints } from '@izlog/contracts/openapi/auth'
import { describedRoutes, internalRoutes, servedRoutes } from '@izlog/kit/testing/described-routes'
import { expect, it } from 'vitest'
import { routersOf } from './routers.ts'

it('serves under /api what the OpenAPI document describes, to whom it says, and no more', () => {
  // Nothing of the parts is used until a request comes, and none comes.
  expect(servedRoutes(routersOf({} as never))).toEqual(describedRoutes(authEndpoints))
})

it('opens each internal route to those services that need it', () => {
  expect(internalRoutes(routersOf({} as never))).toEqual({
    'GET /internal/users/by-email': ['catalog'],
    'GET /internal/users/:id/email': ['catalog'],
    'GET /internal/users/:id/mailbox': ['notifier'],
  })
})
