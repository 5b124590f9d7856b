import type { Router } from 'express'
import { Redis } from 'ioredis'
import { expect } from 'vitest'
import type { Access } from '../http/access.ts'
import { type RouteInfo, routesOf } from '../http/app.ts'
import { revocationKeys } from '../security/revocations.ts'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser, tokenFor } from './client.ts'
import type { TestEnvironment } from './stack.ts'

/** Everybody who may knock: with a session token, or, `nobody`, without. */
type CallerName = 'nobody' | 'deactivated' | 'other' | 'owner' | 'admin'
export type Callers = Record<Exclude<CallerName, 'nobody'>, string>

/** What a service is walked with. */
export interface Belongings {
  port: number
  callers: Callers
  /** Values of path parameters that name something of the owner's, by their name; `METHOD /path` first where a name means two things. */
  params: Record<string, string | Record<string, string>>
  /** A query, or a sound body, of a route that asks for one before it looks at the thing. */
  requests?: Record<string, { query?: string; body?: unknown }>
  /** Texts that only the owner and administrators may read. */
  private: readonly string[]
  /** Texts that no answer may hold, whoever asks. */
  secret: readonly string[]
}

/** How a caller is turned away from a route; anybody else gets whatever the route answers. */
const SIGNED_OUT = { nobody: 401, deactivated: 401 }
const TURNED_AWAY: Record<Access, Partial<Record<CallerName, number>>> = {
  public: {},
  signedIn: SIGNED_OUT,
  owner: SIGNED_OUT,
  admin: { ...SIGNED_OUT, other: 403, owner: 403 },
  internal: { nobody: 403, deactivated: 403, other: 403, owner: 403, admin: 403 },
}

/** Every route of a service, for the test of all routes × all callers; deletions last. Throws when there are none: then nothing would be tested. */
export function allRoutes(routers: readonly Router[]): RouteInfo[] {
  const routes = routers.flatMap(routesOf)
  if (routes.length === 0) throw new Error('no routes')
  return routes.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
}

/** Sessions of five people, one of whom was deactivated, as auth tells everybody by Redis. */
export async function callersIn(env: TestEnvironment, owner: TestUser = SELLER): Promise<Callers> {
  const deactivated: TestUser = { userId: 1999, role: 'client' }
  const token = tokenFor(deactivated)
  const redis = new Redis(env.REDIS_URL)
  await redis.set(revocationKeys(env.NAMESPACE).user(deactivated.userId), String(Date.now() + 1000), 'EX', 3600)
  redis.disconnect()
  return { owner: tokenFor(owner), other: tokenFor(OTHER_SELLER), admin: tokenFor(SUPER_ADMIN), deactivated: token }
}

/**
 * Calls a route as everybody, with things that are really the owner's, and expects that just those come in whom it lets in,
 * that nobody else finds what is the owner's, and that nobody reads what is not theirs to read.
 */
export async function expectAccess(belongings: Belongings, route: RouteInfo): Promise<void> {
  const { access } = route
  if (!access) throw new Error(`${route.method} ${route.path} does not say who may call it`)
  // The owner comes after those who must not change anything.
  for (const caller of ['nobody', 'deactivated', 'other', 'owner', 'admin'] as const) {
    for (const path of route.path.split(',')) {
      const { status, body, names } = await call(belongings, { ...route, path }, caller)
      const what = `${route.method} ${path} as ${caller}`
      const refusal = TURNED_AWAY[access][caller]
      if (refusal) expect([what, status]).toEqual([what, refusal])
      else if (access !== 'public') expectEntrance(what, access, caller, names, status)
      expect(status, what).toBeLessThan(500)
      const hidden =
        caller === 'owner' || caller === 'admin' ? belongings.secret : [...belongings.secret, ...belongings.private]
      for (const text of hidden) expect(body, `${what} reads what is not theirs`).not.toContain(text)
    }
  }
}

/** Expects that each private text stands in some answer to the owner or an administrator: else its absence elsewhere says nothing. */
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

/** `names`: the path names something of the owner's. */
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
  // An administrator's change would take away what the next routes are called with.
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
  // It has no end; what it says is for its own test.
  await response.body?.cancel()
  return { status: response.status, body: '', names }
}
