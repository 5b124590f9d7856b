import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser } from './browser.ts'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
})
afterAll(() => auth.stop())

async function seller(name: string) {
  const who = { email: `${name}@izlog.test`, password: 'plava-cinija-7' }
  const admin = (await auth.signIn(ADMIN)).bearer
  await auth.http.post('/api/admin/clients', { ...who, firstName: 'Ana', lastName: 'Žunić' }, admin)
  return who
}

/** Every request that asks a signed-in caller for their password. */
const ASKING = [
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/second-factor/enrolment'],
  ['POST', '/api/auth/second-factor/recovery-codes'],
  ['DELETE', '/api/auth/second-factor'],
] as const
const CHANGE = { newPassword: 'zelena-cinija-8', confirmPassword: 'zelena-cinija-8' }

describe('a wrong current password', () => {
  it.each(ASKING)('counts towards the pauses of the account: %s %s', async (method, path) => {
    const who = await seller(path.replaceAll(/\W/g, '') + method.toLowerCase())
    const own = browser(auth.service.port)
    await own.call('POST', '/api/auth/login', who)
    const guess = () => own.call(method, path, { currentPassword: 'pogresna', ...CHANGE })
    for (const wrong of [1, 2, 3, 4, 5]) expect([wrong, (await guess()).status]).toEqual([wrong, 422])
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'login.paused' } })
    const right = await own.call(method, path, { currentPassword: who.password, ...CHANGE })
    expect(right.status, 'nor is the right one looked at').toBe(429)
  })

  it('of a token without its browser makes sign-ins elsewhere wait too', async () => {
    const who = await seller('ukraden')
    const { bearer } = await auth.signIn(who)
    const path = '/api/auth/second-factor/enrolment'
    for (let wrong = 0; wrong < 5; wrong += 1) await auth.http.post(path, { currentPassword: 'pogresna' }, bearer)
    expect((await auth.http.post('/api/auth/login', who)).status).toBe(429)
  })

  it('is forgotten once the right one was given', async () => {
    const who = await seller('tacna')
    const { bearer } = await auth.signIn(who)
    const ask = async (currentPassword: string) =>
      (await auth.http.post('/api/auth/second-factor/enrolment', { currentPassword }, bearer)).status
    for (const wrong of [1, 2, 3, 4]) expect([wrong, await ask('pogresna')]).toEqual([wrong, 422])
    expect(await ask(who.password)).toBe(200)
    for (const wrong of [1, 2, 3, 4]) expect([wrong, await ask('pogresna')]).toEqual([wrong, 422])
  })
})

it('guesses of strangers at sign-in do not make the own browser wait for a new password', async () => {
  const who = await seller('napadnut')
  const own = browser(auth.service.port)
  await own.call('POST', '/api/auth/login', who)
  for (let wrong = 0; wrong < 6; wrong += 1) await auth.http.post('/api/auth/login', { ...who, password: 'pogresna' })
  const change = await own.call('POST', '/api/auth/change-password', { currentPassword: who.password, ...CHANGE })
  expect(change.status).toBe(200)
})
