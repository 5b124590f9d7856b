import { UserSnapshotV1 } from '@izlog/contracts/events/users'
import { UserItem, UserPage } from '@izlog/contracts/http/admin'
import { AuditPage } from '@izlog/contracts/http/audit'
import { connectStore } from '@izlog/kit/store/connection'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usersHaveSearchText } from '../src/migrations/users-have-search-text.ts'
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

describe('PATCH /api/admin/users/{id}', () => {
  const corrected = (email: string) => ({
    email,
    firstName: 'Anđela',
    lastName: 'Žunić-Perić',
    companyName: '',
    phone: '064 812 3390',
    notes: 'Plaća na račun.',
  })
  const patch = (id: number, body: object) => auth.http.patch(`/api/admin/users/${id}`, body, asAdmin)

  it('corrects a client, who goes on under the new e-mail, and tells the other services', async () => {
    const client = await made()
    const answer = await patch(client.id, corrected(` NOVI-${client.email} `))
    expect(answer.status).toBe(200)
    const expected = { ...corrected(`novi-${client.email}`), companyName: null, id: client.id, role: 'client' }
    expect(answer.body).toMatchObject(expected)
    expect((await auth.http.get('/api/auth/me', client.bearer)).body).toMatchObject({ firstName: 'Anđela' })
    expect((await auth.http.post('/api/auth/login', client)).status).toBe(401)
    expect((await auth.signIn({ ...client, email: `novi-${client.email}` })).user?.id).toBe(client.id)
    await until(() => lastSnapshot(client.id).firstName === 'Anđela')
    const { items } = UserPage.parse((await auth.http.get('/api/admin/clients', asAdmin)).body)
    expect(items.find(({ id }) => id === client.id)).toMatchObject({ notes: 'Plaća na račun.' })
    const record = await until(async () => {
      const { items: records } = AuditPage.parse((await auth.http.get('/api/admin/audit?limit=100', asAdmin)).body)
      return records.find(({ action, object }) => action === 'user-changed' && object?.id === client.id)
    })
    expect(record.fields.toSorted()).toEqual(['companyName', 'email', 'firstName', 'lastName', 'notes', 'phone'])
  })

  it('asked twice, changes nothing more', async () => {
    const client = await made()
    const first = await patch(client.id, corrected(client.email))
    expect((await patch(client.id, corrected(client.email))).body).toEqual(first.body)
    await patch(client.id, { ...corrected(client.email), firstName: 'Anka' })
    await until(() => lastSnapshot(client.id).firstName === 'Anka')
    // A new account, its first sign-in, the correction, and this one.
    expect(users.all('user.snapshot', String(client.id))).toHaveLength(4)
  })

  it('switches a client’s desk to read-only, which lasts until it is switched back', async () => {
    const client = await made()
    const change = async (more: object) => (await patch(client.id, { ...corrected(client.email), ...more })).body
    expect(await change({ deskReadOnly: true })).toMatchObject({ deskReadOnly: true })
    await until(() => lastSnapshot(client.id).deskReadOnly)
    expect(await change({ notes: null })).toMatchObject({ deskReadOnly: true })
    expect((await auth.http.get('/api/auth/me', client.bearer)).body).toMatchObject({ deskReadOnly: true })
    expect(await change({ deskReadOnly: false })).toMatchObject({ deskReadOnly: false })
    await until(() => !lastSnapshot(client.id).deskReadOnly)
  })

  it('refuses an e-mail that somebody has', async () => {
    const [client, other] = [await made(), await made()]
    expect(await patch(client.id, corrected(other.email))).toMatchObject({
      status: 409,
      body: { code: 'user.email-taken', message: 'Korisnik sa ovom email adresom već postoji' },
    })
  })

  it('refuses the super administrator, who is nobody’s to change', async () => {
    expect(await patch(1, corrected('drugi@izlog.test'))).toMatchObject({
      status: 403,
      body: { message: 'Glavni administrator se ne može menjati' },
    })
  })

  it('names what is wrong', async () => {
    const client = await made()
    expect(await patch(client.id, { ...corrected(client.email), lastName: ' ' })).toMatchObject({
      status: 422,
      body: { message: 'Prezime je obavezno' },
    })
  })
})

describe('?search= of the lists', () => {
  const found = async (list: string, search: string) =>
    UserPage.parse((await auth.http.get(`/api/admin/${list}?search=${encodeURIComponent(search)}`, asAdmin)).body)

  it('finds by name, e-mail, company and phone, in part, in either script, without diacritics', async () => {
    const who = {
      ...someone(),
      firstName: 'Svetozar',
      lastName: 'Đurđić',
      companyName: 'Ćilim Radnja',
      phone: '065 777 1234',
    }
    const { id, email } = await made(who)
    for (const search of ['svetoz', 'DJURDJIC svetozar', 'ђурђић', 'cilim', email, '0657771234'])
      expect([search, (await found('clients', search)).items.map((item) => item.id)]).toEqual([search, [id]])
    expect(await found('users', 'svetozar')).toMatchObject({ total: 1, nextCursor: null })
    expect(await found('clients', 'svetozar nepostojeći')).toEqual({ items: [], nextCursor: null, total: 0 })
    // Patterns are searched as they are typed.
    expect((await found('users', '.*')).total).toBe((await found('users', '')).total)
  })

  it('pages through what it found, and follows a correction', async () => {
    const names = ['Prva', 'Druga', 'Treća']
    const clients = []
    for (const firstName of names) clients.push(await made({ ...someone(), firstName, lastName: 'Stranićević' }))
    const ids = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: UserPage = UserPage.parse(
        (await auth.http.get(`/api/admin/users?search=stranicevic&limit=2${cursor && `&cursor=${cursor}`}`, asAdmin))
          .body,
      )
      expect(page.total).toBe(3)
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(clients.map(({ id }) => id).toReversed())
    const [first] = clients
    const { email = '', id = 0 } = first ?? {}
    const renamed = { email, firstName: 'Prva', lastName: 'Udata', companyName: null, phone: null, notes: null }
    await auth.http.patch(`/api/admin/users/${id}`, renamed, asAdmin)
    expect((await found('users', 'stranicevic')).total).toBe(2)
    expect((await found('users', 'udata')).items.map((item) => item.id)).toEqual([id])
  })

  it('finds users from before there was a search', async () => {
    const client = await made({ ...someone(), lastName: 'Predratnaja' })
    const store = await connectStore('auth', auth.env)
    await store.collection<{ _id: number }>('users').updateOne({ _id: client.id }, { $unset: { search: 1 } })
    expect((await found('users', 'predratnaja')).total).toBe(0)
    await usersHaveSearchText.run(store)
    await store.close()
    expect((await found('users', 'predratnaja')).total).toBe(1)
  })
})
