import { routesOf } from '@izlog/kit/http/app'
import { SELLER, SUPER_ADMIN, type TestUser, tokenFor } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const CALLERS: Record<string, TestUser | undefined> = { nobody: undefined, seller: SELLER, admin: SUPER_ADMIN }
/** How a caller is turned away from a route; anybody else gets whatever the route answers. */
const TURNED_AWAY: Record<string, Record<string, number>> = {
  public: {},
  signedIn: { nobody: 401 },
  owner: { nobody: 401 },
  admin: { nobody: 401, seller: 403 },
  internal: { nobody: 403, seller: 403, admin: 403 },
}

// Nothing of the parts is used until a request comes, and these get none.
const routes = routersOf(['api', 'pages'], {} as never, {} as never).flatMap(routesOf)

it('has routes to walk', () => {
  expect(routes.length).toBeGreaterThan(15)
})

it.each(routes)('$method $path lets in whom $access says', async ({ method, path, access }) => {
  const where = path.replace('{*path}', 'a/b').replaceAll(/:\w+/g, '1')
  for (const [name, user] of Object.entries(CALLERS)) {
    const expected = TURNED_AWAY[access ?? '']?.[name]
    for (const one of where.split(',')) {
      const response = await fetch(`http://127.0.0.1:${catalog.port}${one}`, {
        method,
        redirect: 'manual',
        headers: user ? { authorization: `Bearer ${tokenFor(user)}` } : {},
        signal: AbortSignal.timeout(5000),
      })
      await response.body?.cancel()
      if (expected) expect([name, response.status]).toEqual([name, expected])
      else expect([401, 403]).not.toContain(response.status)
    }
  }
})
