import { randomUUID } from 'node:crypto'
import { DAY_S } from '@izlog/contracts/domain/durations'
import { LoginResponse, MeResponse, RenewResponse } from '@izlog/contracts/http/auth'
import { OthersEnded, SessionList } from '@izlog/contracts/http/sessions'
import { tokenFor } from '@izlog/kit/testing/client'
import { JWT_PRIVATE_KEY } from '@izlog/kit/testing/stack'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_SELLER } from '../src/use-cases/seed-users.ts'
import { browser } from './browser.ts'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
})
afterAll(() => auth.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const signedIn = async (who = ADMIN) => {
  const own = browser(auth.service.port)
  const { token } = LoginResponse.parse((await own.call('POST', '/api/auth/login', who)).body)
  return { ...own, token, me: async () => (await own.get('/api/auth/me', bearer(token))).body }
}
const nameOf = (body: unknown) => MeResponse.parse(body)?.email ?? null
/** A session's token as auth signs it, issued days ago. */
const issued = (claims: object, daysAgo: number, livesDays = 7) => {
  const at = Date.now() - daysAgo * DAY_S * 1000
  const iat = Math.floor(at / 1000)
  return jwt.sign({ ...claims, at, iat, exp: iat + livesDays * DAY_S }, JWT_PRIVATE_KEY, { algorithm: 'ES256' })
}
const claimsIn = (token: string): object => {
  const { iat: _iat, exp: _exp, at: _at, ...claims } = jwt.decode(token) as jwt.JwtPayload
  return claims
}

describe('the token of a browser', () => {
  it('opens nothing without the cookie that was set with it', async () => {
    const { token, me } = await signedIn()
    expect(nameOf(await me())).toBe(ADMIN.email)
    expect((await auth.http.get('/api/auth/me', bearer(token))).body).toBeNull()
    expect((await auth.http.get('/api/auth/sessions', bearer(token))).status).toBe(401)
  })

  it('opens nothing beside the cookie of another session', async () => {
    const [mine, other] = [await signedIn(), await signedIn(DEMO_SELLER)]
    expect((await other.get('/api/auth/sessions', bearer(mine.token))).status).toBe(401)
  })

  it('is told from a cookie that somebody shows as a token', async () => {
    const { cookies } = await signedIn()
    const cookie = cookies.get('izlog_session') ?? ''
    expect((await auth.http.get('/api/auth/sessions', bearer(cookie))).status).toBe(401)
  })

  it.each([
    ['an origin alone, as old browsers do', { origin: 'http://izlog.test' }, 'page'],
    ['nothing, as programs do', {}, 'api'],
  ])('is given to whoever says %s', async (_what, headers, use) => {
    const { body } = await auth.http.post('/api/auth/login', ADMIN, headers)
    expect(jwt.decode(LoginResponse.parse(body).token)).toMatchObject({ use })
  })
})

describe('a caller that is no browser', () => {
  it('gets a token that stands alone, and carries it on', async () => {
    const { token } = await auth.signIn(ADMIN)
    expect((await auth.http.get('/api/auth/sessions', bearer(token))).status).toBe(200)
    const renewed = RenewResponse.parse((await auth.http.post('/api/auth/renew', undefined, bearer(token))).body)
    expect(nameOf((await auth.http.get('/api/auth/me', bearer(renewed.token))).body)).toBe(ADMIN.email)
  })
})

describe('a session of before tokens were bound', () => {
  it('goes on by its token and by its cookie, and its browser gets a bound one for it', async () => {
    const old = tokenFor({ userId: 1, role: 'admin' })
    const own = browser(auth.service.port, new Map([['izlog_session', old]]))
    expect(nameOf((await own.get('/api/auth/me')).body)).toBe(ADMIN.email)
    expect(nameOf((await auth.http.get('/api/auth/me', bearer(old))).body)).toBe(ADMIN.email)
    const { token } = RenewResponse.parse((await own.call('POST', '/api/auth/renew', undefined, bearer(old))).body)
    expect((await auth.http.get('/api/auth/sessions', bearer(token))).status).toBe(401)
    expect((await own.get('/api/auth/sessions', bearer(token))).status).toBe(200)
  })

  it('is not carried on after it has run out', async () => {
    const old = issued({ sub: '1', role: 'admin', jti: randomUUID() }, 8)
    expect((await auth.http.post('/api/auth/renew', undefined, bearer(old))).status).toBe(401)
  })
})

describe('a session', () => {
  it('goes on after its cookie has run out, when its browser comes back within thirty days', async () => {
    const { token, cookies, get, me } = await signedIn()
    cookies.set('izlog_session', issued(claimsIn(cookies.get('izlog_session') ?? ''), 20))
    expect((await get('/api/auth/sessions', bearer(token))).status).toBe(401)
    expect(nameOf(await me())).toBe(ADMIN.email)
    expect((await get('/api/auth/sessions', bearer(token))).status).toBe(200)
  })

  it('is not brought back by its cookie once it has ended', async () => {
    const { cookies, call, me, token } = await signedIn()
    const cookie = issued(claimsIn(cookies.get('izlog_session') ?? ''), 20)
    await call('POST', '/api/auth/logout', undefined, bearer(token))
    cookies.set('izlog_session', cookie)
    expect(await me()).toBeNull()
    expect((await call('POST', '/api/auth/renew', undefined, bearer(token))).status).toBe(401)
  })

  it('is listed for its user alone, who ends one, or all but their own', async () => {
    const [phone, laptop, stranger] = [await signedIn(), await signedIn(), await signedIn(DEMO_SELLER)]
    const list = async () => SessionList.parse((await laptop.get('/api/auth/sessions')).body).items
    const [current] = (await list()).filter(({ isCurrent }) => isCurrent)
    expect(current).toMatchObject({ device: 'Chrome · Android', network: '127.0.0.1' })

    const id = (jwt.decode(phone.token) as jwt.JwtPayload).jti ?? ''
    expect((await stranger.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404)
    expect(nameOf(await phone.me())).toBe(ADMIN.email)
    expect((await laptop.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(200)
    expect(await phone.me()).toBeNull()

    const tablet = await signedIn()
    const { token } = OthersEnded.parse((await laptop.call('POST', '/api/auth/sessions/end-others')).body)
    expect(await tablet.me()).toBeNull()
    expect(nameOf((await laptop.get('/api/auth/me', bearer(token))).body)).toBe(ADMIN.email)
    expect(await list()).toHaveLength(1)
    expect(nameOf(await stranger.me())).toBe(DEMO_SELLER.email)
  })

  it('is not ended by another site, whose request clears nothing', async () => {
    const { call, me } = await signedIn()
    const refused = await call('POST', '/api/auth/logout', undefined, { origin: 'https://napadac.example' })
    expect(refused).toMatchObject({ status: 403, body: { message: 'Zahtev ne dolazi sa ove stranice' } })
    expect(refused.headers.getSetCookie()).toEqual([])
    // A form of another site comes without the cookie, which the answer could still clear.
    const form = { origin: 'https://napadac.example', cookie: '', 'sec-fetch-site': 'cross-site' }
    const kept = await call('POST', '/api/auth/logout', undefined, form)
    expect([kept.status, kept.headers.getSetCookie()]).toEqual([403, []])
    expect(nameOf(await me())).toBe(ADMIN.email)
  })
})

it('over https has a name that no neighbouring host can set', async () => {
  const secure = await startAuth({ PUBLIC_URL: 'https://izlog.test', LIMIT_LOGINS_PER_MINUTE: '0' })
  const own = browser(secure.service.port)
  await own.call('POST', '/api/auth/login', ADMIN)
  const cookie = own.cookies.get('__Host-izlog_session') ?? ''
  const me = async (name: string, value: string) =>
    nameOf((await browser(secure.service.port, new Map([[name, value]])).get('/api/auth/me')).body)
  const found = [
    await me('__Host-izlog_session', cookie),
    await me('izlog_session', cookie),
    // Of before the upgrade.
    await me('izlog_session', tokenFor({ userId: 1, role: 'admin' })),
  ]
  await secure.stop()
  expect(found).toEqual([ADMIN.email, null, ADMIN.email])
})
