import type { Router } from 'express'
import { expect } from 'vitest'
import { type RouteInfo, routesOf } from '../http/app.ts'
import { SELLER, SUPER_ADMIN, type TestUser, tokenFor } from './client.ts'

const CALLERS: Record<string, TestUser | undefined> = { nobody: undefined, seller: SELLER, admin: SUPER_ADMIN }
/** How a caller is turned away from a route; anybody else gets whatever the route answers. */
const TURNED_AWAY: Record<string, Record<string, number>> = {
  public: {},
  signedIn: { nobody: 401 },
  owner: { nobody: 401 },
  admin: { nobody: 401, seller: 403 },
  internal: { nobody: 403, seller: 403, admin: 403 },
}

/** Every route of a service, for the test of all routes × all callers. Throws when there are none: then nothing would be tested. */
export function allRoutes(routers: readonly Router[]): RouteInfo[] {
  const routes = routers.flatMap(routesOf)
  if (routes.length === 0) throw new Error('no routes')
  return routes
}

/** Calls a route as nobody, as a seller and as an administrator, and expects just those to come in whom it lets in. */
export async function expectAccess(port: number, { method, path, access }: RouteInfo): Promise<void> {
  const where = path.replace('{*path}', 'a/b').replaceAll(/:\w+/g, '7')
  for (const [name, user] of Object.entries(CALLERS)) {
    const expected = TURNED_AWAY[access ?? '']?.[name]
    for (const one of where.split(',')) {
      const response = await fetch(`http://127.0.0.1:${port}${one}`, {
        method,
        redirect: 'manual',
        headers: user ? { authorization: `Bearer ${tokenFor(user)}` } : {},
        signal: AbortSignal.timeout(5000),
      })
      await response.body?.cancel()
      const route = `${method} ${one} as ${name}`
      if (expected) expect([route, response.status]).toEqual([route, expected])
      else if (access !== 'public') expect([401, 403], route).not.toContain(response.status)
    }
  }
}
