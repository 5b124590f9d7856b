import type { Router } from 'express'
import { Redis } from 'ioredis'
import { expect } from 'vitest'
import type { Access } from '../http/access.ts'
import { type RouteInfo, routesOf } from '../http/app.ts'
import { revocationKeys } from '../security/revocations.ts'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser, tokenFor } from './client.ts'
import type { TestEnvironment } from './stack.ts'

/** The callers that are tested; `nobody` has no session token. */
type CallerName = 'nobody' | 'deactivated' | 'other' | 'owner' | 'admin'
export type Callers = Record<Exclude<CallerName, 'nobody'>, string>

/** The data with which a service's routes are tested. */
export interface Belongings {
  port: number
  callers: Callers
  /** Values of path parameters that identify the seller's data, by parameter name, or by `METHOD /path` where one name has several meanings. */
  params: Record<string, string | Record<string, string>>
  /** A valid query or body, for routes that validate it before they check who owns the data. */
  requests?: Record<string, { query?: string; body?: unknown }>
  /** Texts that only the seller and administrators may read. */
  private: readonly string[]
  /** Texts that no answer may contain, for any caller. */
  secret: readonly string[]
}

/** The status with which a route refuses a caller. Callers that are not listed get the route's own answer. */
const SIGNED_OUT = { nobody: 401, deactivated: 401 }
const REFUSALS: Record<Access, Partial<Record<CallerName, number>>> = {
  public: {},
  signedIn: SIGNED_OUT,
  owner: SIGNED_OUT,
  admin: { ...SIGNED_OUT, other: 403, owner: 403 },
  internal: { nobody: 403, deactivated: 403, other: 403, owner: 403, admin: 403 },
}

/** Every route of a service, deletions last. Throws if there are none, because then nothing would be tested. */
export function allRoutes(routers: readonly Router[]): RouteInfo[] {
  const routes = routers.flatMap(routesOf)
  if (routes.length === 0) throw new Error('no routes')
  return routes.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
}

/** Session tokens of four users; one of them is revoked in Redis, as auth does when it deactivates a user. */
export async function callersIn(env: TestEnvironment, owner: TestUser = SELLER): Promise<Callers> {
  const deactivated: TestUser = { userId: 1999, role: 'client' }
  const token = tokenFor(deactivated)
  const redis = new Redis(env.REDIS_URL)
  await redis.set(revocationKeys(env.NAMESPACE).user(deactivated.userId), String(Date.now() + 1000), 'EX', 3600)
  redis.disconnect()
  return { owner: tokenFor(owner), other: tokenFor(OTHER_SELLER), admin: tokenFor(SUPER_ADMIN), deactivated: token }
}

/**
 * Calls a route as each caller, with real data of the seller. Expects that exactly the declared callers are admitted, that other sellers do
 * not find the seller's data, and that no answer contains texts its caller may not read.
 */
export async function expectAccess(belongings: Belongings, route: RouteInfo): Promise<void> {
  const { access } = route
  if (!access) throw new Error(`${route.method} ${route.path} does not say who may call it`)
  // The seller's call may change data, so it comes after the calls that must be refused.
  for (const caller of ['nobody', 'deactivated', 'other', 'owner', 'admin'] as const) {
    for (const path of route.path.split(',')) {
      const { status, body, names } = await call(belongings, { ...route, path }, caller)
      const what = `${route.method} ${path} as ${caller}`
      const refusal = REFUSALS[access][caller]
      if (refusal) expect([what, status]).toEqual([what, refusal])
      else if (access !== 'public') expectEntrance(what, access, caller, names, status)
      expect(status, what).toBeLessThan(500)
      const hidden =
        caller === 'owner' || caller === 'admin' ? belongings.secret : [...belongings.secret, ...belongings.private]
      for (const text of hidden) expect(body, `${what} reads what is not theirs`).not.toContain(text)
    }
  }
}

/** Expects each private text in some answer to the seller or an administrator. Otherwise its absence from other answers would prove nothing. */
export async function expectReadable(belongings: Belongings, routes: readonly RouteInfo[]): Promise<void> {
  const answers = await Promise.all(
    routes
      .filter(({ method }) => method === 'GET')
      .flatMap((route) => [call(belongings, route, 'owner'), call(belongings, route, 'admin')]),
  )
  for (const text of belongings.private) {
    expect(
      answers.some(({ body }) => body.includes(text)),
      `nobody reads ${text}`,
    ).toBe(true)
  }
}

/** `names` is true when the path contains an id of the seller's data. */
function expectEntrance(what: string, access: Access, caller: CallerName, names: boolean, status: number): void {
  if (access === 'owner' && names && caller === 'other') {
    expect(
      [403, 404],
      `${what}: another's thing is not found, got ${status}; a body it asks for first belongs into the test's requests`,
    ).toContain(status)
  } else if (access === 'owner' && names && caller === 'owner') {
    expect([401, 403, 404], `${what}: the test's own thing, got ${status}`).not.toContain(status)
  } else {
    expect([401, 403], `${what} got ${status}`).not.toContain(status)
  }
}

async function call({ port, callers, params, requests = {} }: Belongings, route: RouteInfo, caller: CallerName) {
  const { method, path } = route
  const key = `${method} ${path}`
  const { query = '', body } = requests[key] ?? {}
  const own = params[key]
  const values = { ...params, ...(typeof own === 'object' ? own : {}) }
  // An administrator's change could remove data that the next routes need, so it gets ids that do not exist.
  const real = caller !== 'admin' || method === 'GET'
  let names = false
  const where = path.replace('{*path}', 'a/b').replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = values[name]
    if (!real || typeof value !== 'string') return '7'
    names = true
    return encodeURIComponent(value)
  })
  if (route.access === 'owner' && real && where !== path && !names)
    throw new Error(`${key}: the test has nothing of that kind`)
  const response = await fetch(`http://127.0.0.1:${port}${where}${query}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(caller === 'nobody' ? {} : { authorization: `Bearer ${callers[caller]}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return { status: response.status, body: await response.text(), names }
  }
  // A stream does not end, so its body is not read; another test covers its content.
  await response.body?.cancel()
  return { status: response.status, body: '', names }
}
