import { allRoutes, expectAccess } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

// Nothing of the parts is used until a request comes, and these get none.
const routes = allRoutes(routersOf({} as never))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(auth.service.port, route))
