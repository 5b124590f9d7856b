import { UserItem, UserPage } from '@izlog/contracts/http/admin'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { WebsitePage } from '@izlog/contracts/http/catalog'
import { type OrderItem, OrderPage } from '@izlog/contracts/http/orders'
import { ChangePasswordResponse } from '@izlog/contracts/http/settings'
import { AdminStats } from '@izlog/contracts/http/stats'
import { until } from '@izlog/kit/testing/until'
import { demoAdmin, demoSeller } from '@izlog/local/seed/seed'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

/** Makes every call of docs/product/platform.md 7, except those about domains, through the gateway, and expects the specified answers. */
const izlog = sharedIzlog()
let admin: Awaited<ReturnType<typeof signedInAdmin>> & { token: string }
let seller: Awaited<ReturnType<typeof signedInSeller>>
let client: Awaited<ReturnType<Awaited<ReturnType<typeof signedInAdmin>>['makesClient']>> & { token: string }
let placed: OrderItem
beforeAll(async () => {
  const { token } = await signedInSeller(izlog.url, demoAdmin)
  admin = { ...(await signedInAdmin(izlog.url)), token }
  seller = await signedInSeller(izlog.url)
  const made = await admin.makesClient()
  client = { ...made, token: (await signedInSeller(izlog.url, made)).token }
  const { orderId } = await order(izlog.url, orderOf(await seller.makesPage({ customUrl: 'lampa-za-pozive' })))
  // The order service receives search entries and its websites by events, some time later.
  placed = await until(() => admin.finds(orderId))
})

/** The answer as a browser receives it: its status and its JSON. */
async function call(method: string, path: string, token?: string, body?: object) {
  const response = await fetch(izlog.url + path, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}
const refusal = (status: number, sentence: string) => ({ status, body: { message: sentence, error: sentence } })

describe('session', () => {
  it('POST /api/auth/login answers user and token', async () => {
    const { email, password } = demoSeller
    expect(await call('POST', '/api/auth/login', undefined, { email, password })).toMatchObject({
      status: 200,
      body: { user: { email, role: 'client' }, token: expect.stringMatching(/./) },
    })
    expect(await call('POST', '/api/auth/login', undefined, { email, password: 'nije-ova' })).toMatchObject(
      refusal(401, 'Neispravni podaci za prijavu'),
    )
  })

  it('POST /api/auth/logout ends the session', async () => {
    const { token } = await signedInSeller(izlog.url)
    expect(await call('POST', '/api/auth/logout', token)).toMatchObject({ status: 200 })
    expect((await call('GET', '/api/orders/my', token)).status).toBe(401)
  })

  it('GET /api/auth/me answers the current user, or null', async () => {
    const { body } = await call('GET', '/api/auth/me', seller.token)
    expect(CurrentUser.parse(body)).toMatchObject({ email: demoSeller.email })
    expect(await call('GET', '/api/auth/me')).toEqual({ status: 200, body: null })
  })

  it('POST /api/auth/change-password answers a message, or an error', async () => {
    const change = (currentPassword: string) =>
      call('POST', '/api/auth/change-password', client.token, {
        currentPassword,
        newPassword: 'nova-tajna',
        confirmPassword: 'nova-tajna',
      })
    expect(await change('nije-ova')).toMatchObject(refusal(422, 'Trenutna lozinka nije ispravna'))
    const { status, body } = await change(client.password)
    expect({ status, body }).toMatchObject({ status: 200, body: { message: 'Lozinka je uspešno promenjena' } })
    client.token = ChangePasswordResponse.parse(body).token
  })
})

describe('administration', () => {
  it('GET /api/admin/clients lists clients', async () => {
    const { items } = UserPage.parse((await call('GET', '/api/admin/clients', admin.token)).body)
    expect(items.map(({ id }) => id)).toContain(client.id)
    expect(items.every(({ role }) => role === 'client')).toBe(true)
  })

  it('GET /api/admin/users lists administrators too', async () => {
    const { items, total } = UserPage.parse((await call('GET', '/api/admin/users', admin.token)).body)
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([1, client.id]))
    expect(total).toBe(items.length)
  })

  it('GET /api/websites lists all websites', async () => {
    const { items } = WebsitePage.parse((await call('GET', '/api/websites', admin.token)).body)
    expect(items).toContainEqual(expect.objectContaining({ id: placed.websiteId, userId: placed.userId }))
  })

  it('GET /api/admin/dashboard/stats answers the four figures', async () => {
    // The order service counts the clients that it received by events.
    const stats = await until(async () => {
      const found = AdminStats.parse((await call('GET', '/api/admin/dashboard/stats', admin.token)).body)
      return found.totalClients >= 2 && found
    })
    expect(stats).toMatchObject({ totalWebsites: expect.any(Number), totalOrders: expect.any(Number) })
  })

  it('POST /api/admin/clients makes one, PATCH …/status, …/reset-password and DELETE change them', async () => {
    const body = { email: 'red-sedam@izlog.test', password: 'tajna-1', firstName: 'Ana', lastName: 'Žunić' }
    const more = { companyName: 'Žunić d.o.o.', phone: '064 1', notes: 'Zove petkom' }
    const made = await call('POST', '/api/admin/clients', admin.token, { ...body, ...more })
    expect(made).toMatchObject({ status: 201, body: { ...more, email: body.email, role: 'client', isActive: true } })
    const path = `/api/admin/users/${UserItem.parse(made.body).id}`
    expect(await call('PATCH', `${path}/status`, admin.token, { isActive: false })).toMatchObject({
      status: 200,
      body: { isActive: false },
    })
    await call('PATCH', `${path}/status`, admin.token, { isActive: true })
    const newPassword = 'druga-tajna'
    expect(await call('PATCH', `${path}/reset-password`, admin.token, { newPassword })).toMatchObject({ status: 200 })
    await signedInSeller(izlog.url, { email: body.email, password: newPassword })
    expect(await call('DELETE', path, admin.token)).toEqual({ status: 200, body: { success: true } })
    expect(await call('DELETE', path, admin.token)).toMatchObject(refusal(404, 'Korisnik nije pronađen'))
  })
})

describe('orders', () => {
  it('GET /api/orders lists all, GET /api/orders/my one’s own', async () => {
    const idsFor = async (path: string, token: string) =>
      OrderPage.parse((await call('GET', path, token)).body).items.map(({ id }) => id)
    expect(await idsFor('/api/orders', admin.token)).toContain(placed.id)
    expect(await idsFor('/api/orders/my', seller.token)).toContain(placed.id)
    expect(await idsFor('/api/orders/my', client.token)).toEqual([])
    expect((await call('GET', '/api/orders', seller.token)).status).toBe(403)
  })

  it('PUT /api/orders/{id} sets the status', async () => {
    expect(await call('PUT', `/api/orders/${placed.id}`, admin.token, { status: 'processing' })).toMatchObject({
      status: 200,
      body: { id: placed.id, status: 'processing' },
    })
  })
})

describe('settings', () => {
  it.each([
    ['PATCH', '/api/user/facebook-pixel', { facebookPixelId: '384201776590118' }],
    ['PATCH', '/api/user/facebook-pixel', { facebookPixelId: null }],
    ['PUT', '/api/settings/google-sheets', { googleSheetsId: '1kQv8ZxY_mR3tB7uE0' }],
    ['PATCH', '/api/user/settings', { telegramChatId: '-100200300' }],
    ['PATCH', '/api/users/update-settings', { trackifyApiKey: null, trackifyApiKeySrb: null }],
  ])('%s %s keeps %j', async (method, path, body) => {
    expect(await call(method, path, client.token, body)).toMatchObject({ status: 200, body })
    expect((await call('GET', '/api/auth/me', client.token)).body).toMatchObject(body)
  })

  it('POST /api/trackify/test answers whether a key is valid, for either country', async () => {
    const test = (body: object) => call('POST', '/api/trackify/test', client.token, body)
    expect(await test({ apiKey: 'niko-ga-nema' })).toMatchObject({ status: 200, body: { valid: false } })
    expect(await test({ apiKey: 'niko-ga-nema', country: 'Serbia' })).toMatchObject({ body: { valid: false } })
    expect((await call('POST', '/api/trackify/test', seller.token, await storedKey())).body).toMatchObject({
      valid: true,
    })
  })

  it('POST /api/settings/google-sheets/test answers message and title, or an error', async () => {
    const { googleSheetsId } = CurrentUser.parse((await call('GET', '/api/auth/me', seller.token)).body)
    const test = (id: string | null) =>
      call('POST', '/api/settings/google-sheets/test', seller.token, { googleSheetsId: id })
    expect(await test(googleSheetsId)).toMatchObject({
      status: 200,
      body: { message: 'Konekcija je uspešno uspostavljena!', title: expect.stringMatching(/./) },
    })
    expect(await test('')).toMatchObject(refusal(422, 'Google Sheets ID je obavezno polje'))
  })

  it('POST /api/settings/telegram/check and facebook-pixel/check answer whether what is saved works', async () => {
    const me = CurrentUser.parse((await call('GET', '/api/auth/me', seller.token)).body)
    const { telegramBotId, telegramChatId, facebookPixelId, metaAccessToken } = me
    const check = (what: string, body: object) => call('POST', `/api/settings/${what}/check`, seller.token, body)
    const connected = { status: 200, body: { state: 'connected' } }
    expect(await check('telegram', { telegramBotId, telegramChatId })).toMatchObject(connected)
    expect(await check('facebook-pixel', { facebookPixelId, metaAccessToken })).toMatchObject(connected)
    expect(await check('telegram', { telegramBotId, telegramChatId: '-404' })).toMatchObject({
      body: { state: 'problem' },
    })
    const chats = await call('POST', '/api/settings/telegram/chats', seller.token, { telegramBotId })
    expect(chats).toMatchObject({ status: 200, body: { state: 'connected', bot: 'mirna_noc_bot' } })
  })
})

/** The demo seller's courier key for Serbia, masked as the seller sees it. */
async function storedKey() {
  const { trackifyApiKeySrb } = CurrentUser.parse((await call('GET', '/api/auth/me', seller.token)).body)
  return { apiKey: trackifyApiKeySrb, country: 'Serbia' }
}
