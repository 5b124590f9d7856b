import { LoginRefusal, LoginResponse } from '@izlog/contracts/http/auth'
import { Enrolment, RecoveryCodes } from '@izlog/contracts/http/second-factor'
import { tokenFor } from '@izlog/kit/testing/client'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_SELLER } from '../src/use-cases/seed-users.ts'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
})
afterAll(() => auth.stop())

const STEP_MS = 30_000
/** The code that an app shows at a moment. */
const codeOf = (url: string, timestamp = Date.now()) => {
  const totp = URI.parse(url)
  if (!(totp instanceof TOTP)) throw new Error(`${url} is no TOTP`)
  return totp.generate({ timestamp })
}
const logIn = (who: { email: string; password: string }, more: object = {}) =>
  auth.http.post('/api/auth/login', { ...who, ...more })

/** A new client with a second factor. */
async function clientWithApp(name: string) {
  const who = { email: `${name}@izlog.test`, password: 'plava-cinija-7' }
  const admin = (await auth.signIn(ADMIN)).bearer
  const { body } = await auth.http.post('/api/admin/clients', { ...who, firstName: 'Ana', lastName: 'Žunić' }, admin)
  const { id } = body as { id: number }
  const { bearer } = await auth.signIn(who)
  const asked = await auth.http.post('/api/auth/second-factor/enrolment', { currentPassword: who.password }, bearer)
  const { url, token } = Enrolment.parse(asked.body)
  const usedAt = Date.now()
  const code = codeOf(url, usedAt)
  const answer = await auth.http.put('/api/auth/second-factor', { enrolment: token, code }, bearer)
  return { who, id, admin, bearer, url, usedAt, usedCode: code, ...RecoveryCodes.parse(answer.body) }
}

describe('a second factor', () => {
  it('asks for a code at sign-in, each of which counts once', async () => {
    const { who, url, bearer, usedAt, usedCode } = await clientWithApp('jednom')
    expect(await logIn(who)).toMatchObject({ status: 401, body: { code: 'login.code-required' } })
    expect(await logIn(who, { code: '000000' })).toMatchObject({ status: 401, body: { code: 'login.code-wrong' } })
    // The code that set it up is used; the next one is good already, since clocks differ, and stays good for a minute.
    expect(await logIn(who, { code: usedCode })).toMatchObject({ status: 401, body: { code: 'login.code-wrong' } })
    const next = codeOf(url, usedAt + STEP_MS)
    const both = await Promise.all([logIn(who, { code: next }), logIn(who, { code: next })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await auth.http.get('/api/auth/me', bearer)).body).toMatchObject({ secondFactor: true })
  })

  it('is stood in for by each recovery code once, as typed', async () => {
    const { who, recoveryCodes, bearer } = await clientWithApp('oporavak')
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    expect((await logIn(who, { code: ` ${code.toUpperCase()} ` })).status).toBe(200)
    expect((await logIn(who, { code })).status).toBe(401)

    const [, unused = ''] = recoveryCodes
    const asked = await auth.http.post(
      '/api/auth/second-factor/recovery-codes',
      { currentPassword: who.password },
      bearer,
    )
    const [fresh = ''] = RecoveryCodes.parse(asked.body).recoveryCodes
    expect((await logIn(who, { code: unused })).status).toBe(401)
    expect((await logIn(who, { code: fresh })).status).toBe(200)
  })

  it('counts wrong codes like wrong passwords', async () => {
    const { who } = await clientWithApp('pogadjanje')
    for (let wrong = 0; wrong < 5; wrong += 1) await logIn(who, { code: '000000' })
    expect((await logIn(who, { code: '000000' })).status).toBe(429)
  })

  it('is set up and taken away by the password only, and by an app that shows its codes', async () => {
    const { bearer, who } = await clientWithApp('lozinka')
    const asked = (currentPassword: string) =>
      auth.http.post('/api/auth/second-factor/enrolment', { currentPassword }, bearer)
    expect((await asked('pogresna')).status).toBe(422)
    expect((await asked(who.password)).status).toBe(409)
    expect((await auth.http.delete('/api/auth/second-factor', bearer)).status).toBe(422)
    expect((await logIn(who)).status).toBe(401)

    const other = await auth.signIn(DEMO_SELLER)
    const enrolment = Enrolment.parse(
      (
        await auth.http.post(
          '/api/auth/second-factor/enrolment',
          { currentPassword: DEMO_SELLER.password },
          other.bearer,
        )
      ).body,
    )
    const put = (as: Record<string, string>, code: string) =>
      auth.http.put('/api/auth/second-factor', { enrolment: enrolment.token, code }, as)
    expect((await put(other.bearer, '000000')).status).toBe(422)
    // Another's enrolment is none of ours.
    expect((await put(bearer, codeOf(enrolment.url))).status).toBe(422)
  })

  it('goes with a password that an administrator sets', async () => {
    const { who, id, admin } = await clientWithApp('izgubljen')
    const newPassword = 'zelena-cinija-8'
    await auth.http.patch(`/api/admin/users/${id}/reset-password`, { newPassword }, admin)
    expect((await logIn({ ...who, password: newPassword })).status).toBe(200)
  })
})

it('is a must for administrators in production, who set it up as they sign in', async () => {
  const production = await startAuth({ NODE_ENV: 'production', SEED_DEMO: '0', LIMIT_LOGINS_PER_MINUTE: '0' })
  const logInThere = (more: object = {}) => production.http.post('/api/auth/login', { ...ADMIN, ...more })
  // Of before there were second factors.
  const old = { authorization: `Bearer ${tokenFor({ userId: 1, role: 'admin' })}` }
  const renewed = [(await production.http.get('/api/auth/me', old)).status]
  renewed.push((await production.http.post('/api/auth/renew', undefined, old)).status)
  const refused = await logInThere()
  const { enrolment } = LoginRefusal.parse(refused.body)
  const url = enrolment?.url ?? ''
  const wrong = await logInThere({ enrolment: enrolment?.token, code: '000000' })
  // Shown once: the same code is refused the second time, whatever the app shows by then.
  const code = codeOf(url)
  const opened = await logInThere({ enrolment: enrolment?.token, code })
  const { token, recoveryCodes } = LoginResponse.parse(opened.body)
  const again = await logInThere({ enrolment: enrolment?.token, code })
  const removed = await fetch(`http://127.0.0.1:${production.service.port}/api/auth/second-factor`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: ADMIN.password }),
  })
  await production.stop()
  expect(renewed, 'goes on, and ends with its token').toEqual([200, 401])
  expect([refused.status, LoginRefusal.parse(refused.body).code]).toEqual([403, 'login.enrol'])
  expect([wrong.status, opened.status, again.status, removed.status]).toEqual([422, 200, 401, 403])
  expect(recoveryCodes).toHaveLength(10)
})

it('a password that many people have is refused wherever one is chosen', async () => {
  const { bearer } = await auth.signIn(ADMIN)
  const client = { email: 'slaba@izlog.test', password: 'Password1', firstName: 'Ana', lastName: 'Žunić' }
  expect(await auth.http.post('/api/admin/clients', client, bearer)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'password', message: 'Ovu lozinku imaju mnogi, pa se lako pogađa. Izaberite drugu.' }] },
  })
  const change = { currentPassword: ADMIN.password, newPassword: '123456', confirmPassword: '123456' }
  expect((await auth.http.post('/api/auth/change-password', change, bearer)).status).toBe(422)
})
