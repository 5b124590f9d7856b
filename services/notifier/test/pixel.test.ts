import { anOrder, created } from '@izlog/kit/testing/order-events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'

const PLATFORM = { PLATFORM_PIXEL_ID: '555000', META_ACCESS_TOKEN: 'platform-meta-token' }

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier({ CHANNELS: 'pixel', ...PLATFORM })
  await notifier.simulators.registerAccounts('meta', {
    token: PLATFORM.META_ACCESS_TOKEN,
    pixels: [PLATFORM.PLATFORM_PIXEL_ID],
  })
})
afterAll(() => notifier.stop())

const pixelsThatReceived = async (eventId: string) =>
  (await notifier.simulators.received('meta', eventId)).map(({ data }) => data.pixelId).toSorted()

describe('a platform with a pixel of its own', () => {
  it('hears of a purchase beside the seller', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'pixel', 'sent')
    expect(await pixelsThatReceived(order.purchaseEventId)).toEqual(
      [PLATFORM.PLATFORM_PIXEL_ID, seller.pixel].toSorted(),
    )
  })

  it('hears of it alone where the seller has none, who is told so', async () => {
    const seller = await notifier.seller({ facebookPixelId: null })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'pixel', 'skipped')).toMatchObject({
      reason: 'Meta pixel nije podešen. Upišite ID pixela u podešavanjima naloga.',
    })
    expect(await pixelsThatReceived(order.purchaseEventId)).toEqual([PLATFORM.PLATFORM_PIXEL_ID])
  })

  it('lends its token to nobody: a pixel that somebody names hears nothing without a token of theirs', async () => {
    const seller = await notifier.seller({ metaAccessToken: null })
    await notifier.simulators.registerAccounts('meta', {
      token: PLATFORM.META_ACCESS_TOKEN,
      pixels: [PLATFORM.PLATFORM_PIXEL_ID, seller.pixel],
    })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'pixel', 'skipped')).toMatchObject({
      reason: expect.stringContaining('Nedostaje pristupni token za Meta pixel'),
    })
    expect(await pixelsThatReceived(order.purchaseEventId)).toEqual([PLATFORM.PLATFORM_PIXEL_ID])
  })
})

describe('a pixel that Meta refuses', () => {
  it('is told to the seller with what to do', async () => {
    const seller = await notifier.seller({ facebookPixelId: '404404' })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'pixel', 'failed')).toMatchObject({
      reason: 'Meta ne nalazi pixel, ili token nema pristup njemu. Proverite ID pixela u podešavanjima naloga.',
    })
  })
})
