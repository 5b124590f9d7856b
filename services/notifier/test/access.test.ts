import { allRoutes, expectAccess } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier()
})
afterAll(() => notifier.stop())

// Nothing of the parts is used until a request comes, and these get none.
const routes = allRoutes(routersOf({} as never))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(notifier.port, route))
