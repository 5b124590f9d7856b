import { notifierEndpoints } from '@izlog/contracts/openapi/notifier'
import { describedRoutes, servedRoutes } from '@izlog/kit/testing/described-routes'
import { expect, it } from 'vitest'
import { routersOf } from './routers.ts'

it('serves under /api what the OpenAPI document describes, to whom it says, and no more', () => {
  // The dependencies are only used by requests, of which there are none here.
  expect(servedRoutes(routersOf({} as never))).toEqual(describedRoutes(notifierEndpoints))
})
