import { allRoutes, expectAccess } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

// Nothing of the parts is used until a request comes, and these get none.
const routes = allRoutes(routersOf(['api', 'pages'], {} as never, {} as never))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(catalog.port, route))
