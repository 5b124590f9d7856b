import { UserSnapshotV1 } from '@izlog/contracts/events/users'
import { UserItem, UserPage } from '@izlog/contracts/http/admin'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
let users: Awaited<ReturnType<typeof listenTo>>
let asAdmin: Record<string, string>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
  users = await listenTo(auth.env, 'users')
  asAdmin = (await auth.signIn(ADMIN)).bearer
})
afterAll(async () => {
  await users.stop()
  await auth.stop()
})

let count = 0
const someone = () => ({
  email: `klijent${count++}@izlog.test`,
  password: 'tajna1',
  firstName: 'Ana',
  lastName: 'Žunić',
  companyName: 'Žunić d.o.o.',
})
const made = async (who = someone()) => {
  const user = UserItem.parse((await auth.http.post('/api/admin/clients', who, asAdmin)).body)
  return { ...who, ...user, ...(await auth.signIn(who)) }
}
const lastSnapshot = (id: number) => UserSnapshotV1.parse(users.all('user.snapshot', String(id)).at(-1)).data

describe('POST /api/admin/clients', () => {
  it('makes a client who can sign in and is listed', async () => {
    const client = await made()
    expect(client.user).toMatchObject({ role: 'client', firstName: 'Ana', companyName: 'Žunić d.o.o.' })
    const { items, total } = UserPage.parse((await auth.http.get('/api/admin/clients?limit=1', asAdmin)).body)
    expect(items).toEqual([expect.objectContaining({ id: client.id, email: client.email })])
    expect(total).toBeGreaterThan(1)
    expect(JSON.stringify(items)).not.toMatch(/password|argon2/i)
  })

  it('refuses an e-mail that somebody has', async () => {
    const { email } = await made()
    expect(
      await auth.http.post('/api/admin/clients', { ...someone(), email: email.toUpperCase() }, asAdmin),
    ).toMatchObject({
      status: 409,
      body: { message: 'Korisnik sa ovom email adresom već postoji' },
    })
  })

  it.each([
    ['email', 'nije', 'Neispravna email adresa'],
    ['password', 'kratk', 'Lozinka mora imati najmanje 6 karaktera'],
    ['firstName', ' ', 'Ime je obavezno'],
    ['lastName', undefined, 'Prezime je obavezno'],
  ])('names a wrong %s', async (path, value, message) => {
    const answer = await auth.http.post('/api/admin/clients', { ...someone(), [path]: value }, asAdmin)
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path, message }] } })
  })
})

describe('deactivation', () => {
  it('ends the sessions at once, publishes it, and can be taken back', async () => {
    const client = await made()
    await auth.http.patch(`/api/admin/users/${client.id}/status`, { isActive: false }, asAdmin)
    expect((await auth.http.get('/api/auth/me', client.bearer)).body).toBeNull()
    expect(await auth.http.post('/api/auth/login', client)).toMatchObject({
      status: 403,
      body: { code: 'login.inactive' },
    })
    await until(() => lastSnapshot(client.id).isActive === false)
    await auth.http.patch(`/api/admin/users/${client.id}/status`, { isActive: true }, asAdmin)
    expect((await auth.signIn(client)).user.isActive).toBe(true)
    await until(() => lastSnapshot(client.id).isActive === true)
  })
})

describe('DELETE /api/admin/users/{id}', () => {
  it('ends the sessions, publishes nothing personal any more, and frees the e-mail', async () => {
    const client = await made()
    expect(await auth.http.delete(`/api/admin/users/${client.id}`, asAdmin)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await auth.http.get('/api/auth/me', client.bearer)).body).toBeNull()
    await until(() => lastSnapshot(client.id).deleted)
    expect(lastSnapshot(client.id)).toMatchObject({
      firstName: '',
      lastName: '',
      facebookPixelId: null,
      isActive: false,
    })
    expect((await made({ ...someone(), email: client.email })).id).not.toBe(client.id)
    expect((await auth.http.delete(`/api/admin/users/${client.id}`, asAdmin)).status).toBe(404)
  })
})

describe('reset-password', () => {
  it('ends the sessions and takes the new one', async () => {
    const client = await made()
    await auth.http.patch(`/api/admin/users/${client.id}/reset-password`, { newPassword: 'novaSifra' }, asAdmin)
    expect((await auth.http.get('/api/auth/me', client.bearer)).body).toBeNull()
    expect((await auth.http.post('/api/auth/login', client)).status).toBe(401)
    expect((await auth.signIn({ ...client, password: 'novaSifra' })).user.id).toBe(client.id)
  })
})

it.each([
  ['PATCH status', () => auth.http.patch('/api/admin/users/1/status', { isActive: false }, asAdmin)],
  [
    'PATCH reset-password',
    () => auth.http.patch('/api/admin/users/1/reset-password', { newPassword: 'novaSifra' }, asAdmin),
  ],
  ['DELETE', () => auth.http.delete('/api/admin/users/1', asAdmin)],
])('%s leaves user 1 alone', async (_what, call) => {
  expect(await call()).toMatchObject({ status: 403, body: { message: 'Glavni administrator se ne može menjati' } })
  expect((await auth.http.get('/api/auth/me', asAdmin)).body).toMatchObject({ id: 1 })
})
