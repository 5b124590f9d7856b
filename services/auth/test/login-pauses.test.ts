import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_SELLER } from '../src/use-cases/seed-users.ts'
import { browser } from './browser.ts'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
})
afterAll(() => auth.stop())

const guess = async (email: string) => {
  const { status, headers } = await auth.http.post('/api/auth/login', { email, password: 'pogresna' })
  return { status, wait: Number(headers.get('retry-after')) }
}

it('makes an account wait longer after each wrong password, but not a browser that signed in there before', async () => {
  const own = browser(auth.service.port)
  const signIn = () => own.call('POST', '/api/auth/login', ADMIN)
  expect((await signIn()).status).toBe(200)

  // At once, as from many addresses: no more than the free tries are looked at.
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(ADMIN.email)))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(guesses.filter(({ status, wait }) => status === 429 && wait > 0 && wait <= 10)).toHaveLength(7)
  expect(await auth.http.post('/api/auth/login', ADMIN)).toMatchObject({
    status: 429,
    body: {
      code: 'login.paused',
      message: expect.stringMatching(/^Previše pogrešnih pokušaja za ovaj nalog\. Pokušajte ponovo za \d+ s\.$/),
    },
  })
  expect((await signIn()).status).toBe(200)
  expect((await auth.http.post('/api/auth/login', DEMO_SELLER)).status).toBe(200)
})

it('pauses an e-mail that nobody has just the same', async () => {
  const guesses = await Promise.all(Array.from({ length: 6 }, () => guess('niko@izlog.test')))
  expect(guesses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429])
})

it('forgets wrong passwords once the right one was given', async () => {
  for (const wrong of [1, 2, 3, 4]) expect([wrong, (await guess(DEMO_SELLER.email)).status]).toEqual([wrong, 401])
  expect((await auth.http.post('/api/auth/login', DEMO_SELLER)).status).toBe(200)
  for (const wrong of [1, 2, 3, 4]) expect([wrong, (await guess(DEMO_SELLER.email)).status]).toEqual([wrong, 401])
})
