import { domainEndpoints } from '@izlog/contracts/openapi/domain'
import { describedRoutes, servedRoutes } from '@izlog/kit/testing/described-routes'
import { expect, it } from 'vitest'
import { routersOf } from './routers.ts'

it('serves under /api what the OpenAPI document describes, to whom it says, and no more', () => {
  // Nothing of the parts is used until a request comes, and none comes.
  expect(servedRoutes(routersOf({} as never))).toEqual(describedRoutes(domainEndpoints))
})
