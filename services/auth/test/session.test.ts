import { CurrentUser, LoginResponse } from '@izlog/contracts/http/auth'
import { revocationKeys } from '@izlog/kit/security/revocations'
import { client } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_SELLER } from '../src/use-cases/seed-users.ts'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
})
afterAll(() => auth.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const logIn = async (who = ADMIN) => LoginResponse.parse((await auth.http.post('/api/auth/login', who)).body)

describe('POST /api/auth/login', () => {
  it('opens a session with an HttpOnly cookie, a readable mark and a token', async () => {
    const { status, headers, body } = await auth.http.post('/api/auth/login', {
      ...ADMIN,
      email: ' GLAVNI@izlog.test ',
    })
    expect(status).toBe(200)
    expect(LoginResponse.parse(body).user).toMatchObject({ id: 1, role: 'admin', email: ADMIN.email })
    const cookies = headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('izlog_session='))).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(cookies.find((cookie) => cookie.startsWith('izlog_in=1'))).not.toMatch(/HttpOnly/)
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2/)
  })

  it.each([
    ['an unknown e-mail', { email: 'niko@izlog.test', password: 'x' }],
    ['a wrong password', { ...ADMIN, password: 'pogresna' }],
  ])('says the same of %s', async (_what, body) => {
    expect(await auth.http.post('/api/auth/login', body)).toMatchObject({
      status: 401,
      body: { code: 'login.refused', message: 'Neispravni podaci za prijavu', error: 'Neispravni podaci za prijavu' },
    })
  })

  it.each([
    [{ email: 'nije', password: 'x' }, 'email', 'Neispravna email adresa'],
    [{ email: ADMIN.email }, 'password', 'Lozinka je obavezna'],
    [{ email: { $ne: null }, password: { $ne: null } }, 'email', 'Neispravna email adresa'],
  ])('names what is wrong with %j', async (body, path, message) => {
    const answer = await auth.http.post('/api/auth/login', body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', message } })
    expect(answer.body).toHaveProperty('issues', expect.arrayContaining([{ path, message }]))
  })

  it('answers malformed JSON with 400, in Serbian', async () => {
    expect(await auth.http.post('/api/auth/login', '{"email":')).toMatchObject({
      status: 400,
      body: { code: 'malformed', message: 'Zahtev nije ispravno zapisan' },
    })
  })

  it('lets one address try only so often a minute', async () => {
    const strict = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '3' })
    const tries = await Array.fromAsync({ length: 4 }, () =>
      strict.http.post('/api/auth/login', { ...ADMIN, password: 'x' }),
    )
    await strict.stop()
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429])
    expect(Number(tries[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('GET /api/auth/me', () => {
  it('answers null to nobody', async () => {
    expect(await auth.http.get('/api/auth/me')).toMatchObject({ status: 200, body: null })
  })

  it('shows a seller their integrations masked, never a secret', async () => {
    const { token } = await logIn(DEMO_SELLER)
    const { body } = await auth.http.get('/api/auth/me', bearer(token))
    expect(CurrentUser.parse(body)).toMatchObject({ telegramChatId: '-100200300', telegramBotId: '••••••••oken' })
    expect(JSON.stringify(body)).not.toMatch(/demo-bot-token|demo-trackify|demo-meta-token/)
  })
})

describe('POST /api/auth/logout', () => {
  it('ends the session everywhere and clears both cookies', async () => {
    const { token } = await logIn()
    const { headers } = await auth.http.post('/api/auth/logout', undefined, bearer(token))
    expect(headers.getSetCookie().every((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'))).toBe(true)
    expect(await auth.http.get('/api/auth/me', bearer(token))).toMatchObject({ status: 200, body: null })
  })

  it('stays ended when Redis loses everything', async () => {
    const { token } = await logIn()
    await auth.http.post('/api/auth/logout', undefined, bearer(token))
    const redis = new Redis(auth.env.REDIS_URL)
    const own = await redis.keys(`${auth.env.NAMESPACE}:*`)
    await redis.del(...own)
    await until(async () => (await redis.exists(revocationKeys(auth.env.NAMESPACE).loaded)) === 1)
    redis.disconnect()
    expect(await auth.http.get('/api/auth/me', bearer(token))).toMatchObject({ status: 200, body: null })
    expect((await auth.http.get('/api/auth/me', bearer((await logIn()).token))).body).toMatchObject({ id: 1 })
  })

  it('is not ended by another site', async () => {
    const { token } = await logIn()
    const cookie = { cookie: `izlog_session=${token}`, origin: 'https://napadac.example' }
    await auth.http.post('/api/auth/logout', undefined, cookie)
    expect((await auth.http.get('/api/auth/me', bearer(token))).body).toMatchObject({ id: 1 })
  })
})

it('survives a second start without making its users twice', async () => {
  const again = await startAuth({ NAMESPACE: auth.env.NAMESPACE })
  const { body } = await client(again.service.port).post('/api/auth/login', DEMO_SELLER)
  await again.stop()
  expect(LoginResponse.parse(body).user.email).toBe(DEMO_SELLER.email)
})
