import { mask } from '@izlog/kit/security/secrets'
import { client } from '@izlog/kit/testing/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
let seller: Awaited<ReturnType<TestNotifier['seller']>>
beforeAll(async () => {
  notifier = await startNotifier()
  seller = await notifier.seller()
})
afterAll(() => notifier.stop())
afterEach(async () => {
  await notifier.simulators.behave('trackify', { mode: 'ok' })
  await notifier.simulators.behave('sheets', { mode: 'ok' })
})

const http = () => client(notifier.port, { userId: seller.userId, role: 'client' })

it.each(['/api/trackify/test', '/api/settings/google-sheets/test'])(
  '%s lets in nobody without a session',
  async (path) => {
    expect(await client(notifier.port).post(path, {})).toMatchObject({ status: 401 })
  },
)

describe('POST /api/trackify/test', () => {
  const test = (body: unknown) => http().post('/api/trackify/test', body)
  const valid = { status: 200, body: { valid: true, message: 'Trackify API ključ je valjan i funkcioniše' } }
  const invalid = {
    status: 200,
    body: { valid: false, message: 'API ključ nije valjan ili Trackify servis nije dostupan' },
  }

  it('tells whether the courier of that country takes the key', async () => {
    expect(await test({ apiKey: seller.montenegrinKey })).toMatchObject(valid)
    expect(await test({ apiKey: seller.serbianKey, country: 'Serbia' })).toMatchObject(valid)
    expect(await test({ apiKey: seller.serbianKey })).toMatchObject(invalid)
  })

  it('takes a masked key for the stored one', async () => {
    expect(await test({ apiKey: mask(seller.serbianKey), country: 'Serbia' })).toMatchObject(valid)
    expect(await test({ apiKey: mask(seller.serbianKey) })).toMatchObject(invalid)
  })

  it('says the same when the courier is down', async () => {
    await notifier.simulators.behave('trackify', { mode: 'fail', status: 503 })
    expect(await test({ apiKey: seller.montenegrinKey })).toMatchObject(invalid)
  })

  it.each([
    [{ apiKey: '  ' }, 'Molimo unesite API ključ pre testiranja'],
    [{ apiKey: '', country: 'Serbia' }, 'Molimo unesite srpski API ključ pre testiranja'],
    [{ apiKey: { $ne: null } }, 'Molimo unesite API ključ pre testiranja'],
  ])('asks for a key instead of %j', async (body, message) => {
    expect(await test(body)).toMatchObject({ status: 422, body: { message } })
  })
})

describe('GET /api/settings/google-sheets/account', () => {
  it('tells whom to share the spreadsheet with, and nothing else of the account', async () => {
    const { status, body } = await http().get('/api/settings/google-sheets/account')
    expect({ status, body }).toEqual({ status: 200, body: { email: 'izlog@izlog-test.iam.gserviceaccount.com' } })
  })
})

describe('POST /api/settings/google-sheets/test', () => {
  const test = (googleSheetsId: unknown) => http().post('/api/settings/google-sheets/test', { googleSheetsId })

  it.each(['id', 'link'])('gives the title of a spreadsheet named by its %s', async (form) => {
    const id = form === 'id' ? seller.sheet : `https://docs.google.com/spreadsheets/d/${seller.sheet}/edit#gid=0`
    expect(await test(id)).toMatchObject({
      status: 200,
      body: { message: 'Konekcija je uspešno uspostavljena!', title: 'Porudžbine' },
    })
  })

  it.each([
    ['private-sheet', /^Tabela nije podeljena sa nama\. .* izlog@izlog-test\.iam\.gserviceaccount\.com /],
    ['nepoznata-tabela', /^Google tabela nije pronađena\./],
    ['', /^Google Sheets ID je obavezno polje$/],
    [{ $ne: null }, /^Google Sheets ID je obavezno polje$/],
  ])('refuses %j and says why', async (id, message) => {
    expect(await test(id)).toMatchObject({ status: 422, body: { message: expect.stringMatching(message) } })
  })

  it('answers also when Google is down', async () => {
    await notifier.simulators.behave('sheets', { mode: 'fail', status: 503 })
    expect(await test(seller.sheet)).toMatchObject({
      status: 422,
      body: { message: 'Greška pri testiranju konekcije' },
    })
  })
})
