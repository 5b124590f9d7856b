import { DeliveryTestResponse, LastTestOrder } from '@izlog/contracts/http/deliveries'
import { client } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier()
})
afterAll(() => notifier.stop())
afterEach(async () => {
  for (const service of ['telegram', 'sheets', 'meta', 'trackify'] as const) {
    await notifier.simulators.behave(service, { mode: 'ok' })
  }
})

const lastArrived = async (userId: number) =>
  LastTestOrder.parse((await client(notifier.port, { userId, role: 'client' }).get('/api/deliveries/test')).body)
    .arrivedAt

const test = async (userId: number) => {
  const { status, body } = await client(notifier.port, { userId, role: 'client' }).post('/api/deliveries/test')
  expect(status).toBe(200)
  const { results } = DeliveryTestResponse.parse(body)
  return Object.fromEntries(results.map(({ channel, ...result }) => [channel, result]))
}

describe('GET /api/deliveries/test', () => {
  it('says when a test order arrived somewhere, and forgets it with the account', async () => {
    const { userId } = await notifier.seller({ googleSheetsId: null, facebookPixelId: null })
    await notifier.simulators.behave('telegram', { mode: 'fail', status: 502 })
    await notifier.simulators.behave('trackify', { mode: 'fail', status: 503 })
    await test(userId)
    expect(await lastArrived(userId)).toBeNull()

    await notifier.simulators.behave('telegram', { mode: 'ok' })
    await test(userId)
    expect(Date.parse((await lastArrived(userId)) ?? '')).toBeGreaterThan(Date.now() - 60_000)

    await notifier.deleteAccount(userId)
    await until(async () => (await lastArrived(userId)) === null)
  })
})

describe('POST /api/deliveries/test', () => {
  it('sends an order marked PROBA through all that is set up, but makes no parcel', async () => {
    const seller = await notifier.seller({ metaTestEventCode: 'TEST123' })
    const parcels = (await notifier.simulators.received('trackify', 'PROBA')).length
    const { telegram, sheets, pixel, courier } = await test(seller.userId)
    const sent = /^Probna porudžbina PROBA-[0-9A-F]{4} je poslata\.$/
    expect(telegram).toEqual({ outcome: 'ok', message: expect.stringMatching(sent) })
    expect(sheets).toEqual({ outcome: 'ok', message: expect.stringMatching(sent) })
    expect(pixel).toEqual({ outcome: 'ok', message: 'Probni događaj je poslat. Videćete ga u Test Events.' })
    expect(courier).toEqual({
      outcome: 'ok',
      message: 'Trackify ključ za Srbiju i Crnu Goru je valjan. Proba ne pravi pošiljku, proverava samo ključ.',
    })

    const messages = await notifier.simulators.received('telegram', 'PROBA')
    expect(messages.filter(({ data }) => data.chatId === seller.chat)).toHaveLength(1)
    const [, row] = await notifier.simulators.rows(seller.sheet)
    expect(row).toEqual(expect.arrayContaining([expect.stringMatching(/^PROBA-/), 'PROBA (nije prava porudžbina)']))
    const events = (await notifier.simulators.received('meta', 'PROBA')).filter(
      ({ data }) => data.pixelId === seller.pixel,
    )
    expect(events.map(({ data }) => data.testCode)).toEqual(['TEST123'])
    expect(await notifier.simulators.received('trackify', 'PROBA')).toHaveLength(parcels)
  })

  it('says of each channel what stands in its way', async () => {
    const seller = await notifier.seller({
      googleSheetsId: 'private-sheet',
      facebookPixelId: null,
      trackifyApiKey: null,
    })
    await notifier.simulators.behave('telegram', { mode: 'fail', status: 502 })
    await notifier.simulators.behave('trackify', { mode: 'fail', status: 503 })
    expect(await test(seller.userId)).toEqual({
      telegram: { outcome: 'failed', message: 'Telegram trenutno ima poteškoća.' },
      sheets: { outcome: 'failed', message: expect.stringMatching(/^Tabela nije podeljena sa nama\./) },
      pixel: { outcome: 'skipped', message: 'Meta pixel nije podešen. Upišite ID pixela u podešavanjima naloga.' },
      courier: {
        outcome: 'failed',
        message:
          'Trackify ključ za Srbiju nije valjan ili Trackify servis nije dostupan. Proba ne pravi pošiljku, proverava samo ključ.',
      },
    })
  })

  it('tries nothing for who has set up nothing', async () => {
    const results = await test(4242)
    expect(Object.values(results).map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped', 'skipped'])
  })

  it('is not for trying all day long', async () => {
    const { userId } = await notifier.seller()
    const http = client(notifier.port, { userId, role: 'client' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => http.post('/api/deliveries/test')))
    const rateLimited = answers.filter(({ status }) => status === 429)
    expect(rateLimited).toHaveLength(1)
    expect(rateLimited[0]).toMatchObject({
      body: { message: 'Previše probnih porudžbina. Sačekajte minut pa pokušajte ponovo.' },
    })
    expect(rateLimited[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})
