import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { IntegrationsSnapshotV1 } from '@izlog/contracts/events/integrations'
import { UserSnapshotV1 } from '@izlog/contracts/events/users'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { ChangePasswordResponse } from '@izlog/contracts/http/settings'
import { open, secretKeys } from '@izlog/kit/security/secrets'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_SELLER } from '../src/use-cases/seed-users.ts'
import { startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
let integrations: Awaited<ReturnType<typeof listenTo>>
let users: typeof integrations
let seller: Awaited<ReturnType<typeof auth.signIn>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
  integrations = await listenTo(auth.env, 'integrations')
  users = await listenTo(auth.env, 'users')
  seller = await auth.signIn(DEMO_SELLER)
})
afterAll(async () => {
  await Promise.all([integrations.stop(), users.stop()])
  await auth.stop()
})

const snapshots = () =>
  IntegrationsSnapshotV1.parse(integrations.all('integrations.snapshot', String(seller.user.id)).at(-1)).data
const publishedSecret = (field: 'telegramBotId' | 'trackifyApiKey') => {
  const sealed = snapshots()[field]
  return sealed && open(secretKeys.parse(auth.env.SECRETS_KEY), seller.user.id, field, sealed)
}
const save = async (method: 'patch' | 'put', path: string, body: object) => {
  const answer = await auth.http[method](path, body, seller.bearer)
  expect(answer.status).toBe(200)
  return CurrentUser.parse(answer.body)
}

describe('settings', () => {
  it('keep a secret sealed on the topic, show it masked, and keep it when the mask is saved again', async () => {
    const { telegramBotId } = await save('patch', '/api/user/settings', {
      telegramBotId: '200002:novi-token',
      telegramChatId: '-77',
    })
    expect(telegramBotId).toBe('••••••••oken')
    await until(() => publishedSecret('telegramBotId') === '200002:novi-token')
    expect(JSON.stringify(integrations.all('integrations.snapshot'))).not.toContain('novi-token')
    await save('patch', '/api/user/settings', { telegramBotId, telegramChatId: '-78' })
    await until(() => snapshots().telegramChatId === '-78')
    expect(publishedSecret('telegramBotId')).toBe('200002:novi-token')
  })

  it('take no bot that could lead elsewhere than to Telegram', async () => {
    const body = { telegramBotId: '200002:token/../../file' }
    expect(await auth.http.patch('/api/user/settings', body, seller.bearer)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Bot ID nije ispravan') },
    })
  })

  it('keep who sells, tell other services of it, and take it off again', async () => {
    const trader = {
      name: 'Lampa d.o.o.',
      address: 'Bulevar oslobođenja 12',
      city: '21000 Novi Sad',
      phone: '064 123 45 67',
      email: 'lampa@primer.rs',
      taxNumber: null,
      registrationNumber: null,
      returnAddress: null,
      texts: { uslovi: null, reklamacije: null, povracaj: 'Vraćamo novac odmah.', privatnost: null },
    }
    const published = () =>
      UserSnapshotV1.parse(users.all('user.snapshot', String(seller.user.id)).at(-1)).data.trader ?? null
    expect((await save('put', '/api/settings/trader', { trader })).trader).toEqual(trader)
    await until(() => published()?.name === 'Lampa d.o.o.')
    expect(published()).toEqual(trader)
    expect(
      await auth.http.put('/api/settings/trader', { trader: { ...trader, name: ' ' } }, seller.bearer),
    ).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'trader.name', message: 'Upišite naziv firme ili ime i prezime' }] },
    })
    expect((await save('put', '/api/settings/trader', { trader: null })).trader).toBeNull()
    await until(() => published() === null)
  })

  it('keep how the queue of calls works, and publish it for order', async () => {
    const closed = { weekdays: null, saturday: null, sunday: null }
    const hours = { ...closed, weekdays: { from: '08:00', until: '20:00' } }
    const forms = { unfinished: true, unfinishedText: 'Treba li pomoć oko {proizvod}?' }
    const callSettings = { hours, attempts: 5, text: 'Zdravo {ime}, zovem za {proizvod}', ...forms }
    expect(seller.user.callSettings).toEqual(USUAL_CALL_SETTINGS)
    expect(await save('patch', '/api/user/settings', { callSettings })).toMatchObject({ callSettings })
    const published = () => UserSnapshotV1.parse(users.all('user.snapshot', String(seller.user.id)).at(-1)).data
    await until(() => published().callSettings?.attempts === 5)
    expect(published().callSettings).toEqual(callSettings)
    const { unfinished: _, unfinishedText: _text, ...older } = callSettings
    expect(await save('patch', '/api/user/settings', { callSettings: older })).toMatchObject({ callSettings })
    const refused = { callSettings: { ...callSettings, hours: closed } }
    expect(await auth.http.patch('/api/user/settings', refused, seller.bearer)).toMatchObject({
      ...{ status: 422, body: { issues: [{ message: 'Izaberite bar jedan dan' }] } },
    })
    const wordless = { callSettings: { ...callSettings, unfinishedText: ' ' } }
    expect(await auth.http.patch('/api/user/settings', wordless, seller.bearer)).toMatchObject({
      ...{ status: 422, body: { issues: [{ path: 'callSettings.unfinishedText', message: 'Upišite poruku' }] } },
    })
  })

  it('leave alone what is left out and clear what is null', async () => {
    await save('patch', '/api/user/settings', { telegramChatId: '-78' })
    const before = await save('patch', '/api/user/settings', {
      metaTestEventCode: 'TEST1',
      purchaseOn: 'completed',
      consentBanner: true,
    })
    expect(before).toMatchObject({ telegramChatId: '-78', purchaseOn: 'completed', consentBanner: true })
    expect(
      await save('patch', '/api/users/update-settings', {
        trackifyApiKey: null,
        trackifyApiKeySrb: 'nov-srpski-kljuc',
      }),
    ).toMatchObject({
      trackifyApiKey: null,
      trackifyApiKeySrb: '••••••••ljuc',
    })
    await until(() => snapshots().trackifyApiKey === null)
    expect(await save('patch', '/api/user/facebook-pixel', { facebookPixelId: ' ' })).toMatchObject({
      facebookPixelId: null,
    })
  })

  it('take the id out of a pasted sheet link', async () => {
    const link = 'https://docs.google.com/spreadsheets/d/1AbC-d_9/edit#gid=0'
    expect(await save('put', '/api/settings/google-sheets', { googleSheetsId: link })).toMatchObject({
      googleSheetsId: '1AbC-d_9',
    })
  })
})

describe('GET /api/user/export/account.csv', () => {
  it('has every setting of the pixel, its token only masked', async () => {
    await save('patch', '/api/user/settings', {
      metaAccessToken: 'EAAB-dugacak-token',
      metaTestEventCode: 'TEST77',
      purchaseOn: 'completed',
      consentBanner: true,
    })
    const { body } = await auth.http.get('/api/user/export/account.csv', seller.bearer)
    const [names = [], cells = []] = String(body)
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'))
    expect(Object.fromEntries(names.map((name, index) => [name, cells[index]]))).toMatchObject({
      'Conversions API token': '••••••••oken',
      'Test event code': 'TEST77',
      'Kupovina se prijavljuje': 'kad se porudžbina završi',
      'Pitanje za saglasnost': 'da',
    })
    expect(body).not.toContain('EAAB')
  })
})

describe('POST /api/auth/change-password', () => {
  it.each([
    [
      { currentPassword: '', newPassword: 'nova12', confirmPassword: 'nova12' },
      'currentPassword',
      'Trenutna lozinka je obavezna',
    ],
    [
      { currentPassword: 'x', newPassword: 'nova', confirmPassword: 'nova' },
      'newPassword',
      'Nova lozinka mora imati najmanje 6 karaktera',
    ],
    [{ currentPassword: 'x', newPassword: 'nova12', confirmPassword: '' }, 'confirmPassword', 'Potvrdite novu lozinku'],
    [
      { currentPassword: 'x', newPassword: 'nova12', confirmPassword: 'nova13' },
      'confirmPassword',
      'Lozinke se ne poklapaju',
    ],
    [
      { currentPassword: 'pogresna', newPassword: 'nova12', confirmPassword: 'nova12' },
      'currentPassword',
      'Trenutna lozinka nije ispravna',
    ],
  ])('names what is wrong with %j', async (body, path, message) => {
    const answer = await auth.http.post('/api/auth/change-password', body, seller.bearer)
    expect(answer).toMatchObject({ status: 422, body: { issues: expect.arrayContaining([{ path, message }]) } })
  })

  it('ends every other session and carries this one on', async () => {
    const elsewhere = await auth.signIn(DEMO_SELLER)
    const body = { currentPassword: DEMO_SELLER.password, newPassword: 'novaLozinka1', confirmPassword: 'novaLozinka1' }
    const { token, message } = ChangePasswordResponse.parse(
      (await auth.http.post('/api/auth/change-password', body, seller.bearer)).body,
    )
    expect(message).toBe('Lozinka je uspešno promenjena')
    const me = async (bearer: string) =>
      (await auth.http.get('/api/auth/me', { authorization: `Bearer ${bearer}` })).body
    expect(await me(elsewhere.token)).toBeNull()
    expect(await me(seller.token)).toBeNull()
    expect(await me(token)).toMatchObject({ id: seller.user.id })
  })
})
