import { MARKETS, type Market, pixelCurrencyOf } from '@izlog/contracts/domain/markets'
import { formatMoney } from '@izlog/contracts/domain/money'
import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { NotificationPage } from '@izlog/contracts/http/notifications'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created, type Order, released, statusChanged } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNotifier, type TestNotifier } from './start.ts'
import { accepted, anUpsell, upsellStatusChanged } from './upsell-events.ts'

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier()
})
afterAll(() => notifier.stop())

/** Waits until so many deliveries of an order have been sent to a channel. */
const sent = (orderId: string, channel: 'telegram' | 'sheets' | 'pixel' | 'courier', count: number) =>
  until(() => notifier.history(orderId, channel).filter(({ state }) => state === 'sent').length >= count)
/** The cells that tell one row from another: number, product, pieces, sum, status, note. */
const rows = async (sheet: string) =>
  (await notifier.simulators.rows(sheet))
    .slice(1)
    .map(([, number, , , , , , product, pieces, sum, status, note]) => [
      number,
      product,
      pieces,
      sum,
      status,
      note ?? '',
    ])
it('an order with a delivery price says it in its message, and the courier collects it', async () => {
  const seller = await notifier.seller()
  const order = anOrder({ userId: seller.userId, totalPrice: 2990, deliveryPrice: 390 })
  await notifier.publish([created(order), released(order)])
  await sent(order.orderId, 'telegram', 1)
  await sent(order.orderId, 'courier', 1)
  const [message] = (await notifier.simulators.received('telegram', order.orderId)).map(({ data }) => String(data.text))
  expect(message).toContain('Ukupno: 2.990')
  expect(message).toContain('Dostava: 390')
  const [parcel] = await notifier.simulators.received('trackify', order.orderId)
  expect(parcel?.data).toMatchObject({ codAmount: 3380 })
})

const as = (userId: number) => client(notifier.port, { userId, role: 'client' })

describe.each(Object.keys(MARKETS) as Market[])('an order of three pieces with one upsell in %s', (market) => {
  const [T, U] = market === 'Serbia' ? [6990, 1990] : [117, 25]
  const symbol = MARKETS[market].currencySymbol

  it('says T in the order’s message, row and purchase, U in those of the upsell, and T + U on the parcel', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId, market, quantity: 3, totalPrice: T })
    const upsell = anUpsell(order, { totalPrice: U })
    const { title, sku, quantity, totalPrice } = upsell
    const events = [created(order), accepted(upsell), released(order, [{ title, sku, quantity, totalPrice }])]
    await notifier.publish(events)
    await notifier.publish(events)
    for (const channel of ['telegram', 'sheets', 'pixel'] as const) await sent(order.orderId, channel, 2)
    await sent(order.orderId, 'courier', 1)
    await notifier.caughtUp('notifier.fan-out', ['orders', 'upsells'])

    const messages = (await notifier.simulators.received('telegram', order.orderId)).map(({ data }) =>
      String(data.text),
    )
    expect(messages).toHaveLength(2)
    const [first, second] = messages.toSorted((one) => (one.includes('Nova porudžbina') ? -1 : 1))
    expect(first).toContain(`Ukupno: ${formatMoney(T, symbol)}`)
    expect(second).toContain(`Dodato u porudžbinu ${order.orderId}`)
    expect(second).toContain(`Ukupno: ${formatMoney(U, symbol)}`)
    expect(second).toContain(upsell.orderId)

    const written = await rows(seller.sheet)
    expect(written).toHaveLength(2)
    expect(written).toContainEqual([order.orderId, 'Jastuk Mirna Noć', 3, formatMoney(T, symbol), 'Na čekanju', ''])
    expect(written).toContainEqual([
      upsell.orderId,
      title,
      1,
      formatMoney(U, symbol),
      'Na čekanju',
      `Uz porudžbinu ${order.orderId}`,
    ])

    const currency = pixelCurrencyOf(symbol)
    for (const [eventId, value] of [
      [order.purchaseEventId, T],
      [upsell.purchaseEventId, U],
    ] as const) {
      const purchases = await notifier.simulators.received('meta', eventId)
      expect(purchases.map(({ data }) => data.events)).toMatchObject([
        [{ name: 'Purchase', eventId, customData: { value, currency } }],
      ])
    }

    const parcels = await notifier.simulators.received('trackify', order.orderId)
    expect(parcels.map(({ data }) => data)).toMatchObject([
      {
        codAmount: T + U,
        currency,
        items: [
          { name: order.productName, quantity: 3 },
          { name: title, sku: 'JB-1', quantity: 1 },
        ],
      },
    ])
  })
})

describe('an upsell', () => {
  const withUpsell = async (fields: Partial<Order> = {}) => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId, ...fields })
    return { seller, order, upsell: anUpsell(order) }
  }

  it('stands in the log of its order, each delivery with what was sent', async () => {
    const { seller, order, upsell } = await withUpsell()
    await notifier.publish([created(order), accepted(upsell)])
    for (const channel of ['telegram', 'sheets', 'pixel'] as const) await sent(order.orderId, channel, 2)
    const log = DeliveryPage.parse(
      (await as(seller.userId).get(`/api/deliveries?orderId=${order.orderId}`)).body,
    ).items.filter(({ cause }) => cause === 'upsell.accepted')
    const goods = `Jastučnica od bambusa, 1 komad, ${formatMoney(1990, 'RSD')}`
    expect(Object.fromEntries(log.map(({ channel, summary }) => [channel, summary]))).toEqual({
      telegram: `Poruka o dodatku: ${goods}`,
      sheets: `Red u tabeli za dodatak: ${goods}`,
      pixel: `Kupovina dodatka (Purchase): ${goods}`,
    })
  })

  it('has its row follow the status of its order, wherever the seller has moved it, and never a second row', async () => {
    const { seller, order, upsell } = await withUpsell()
    await notifier.publish([created(order)])
    await sent(order.orderId, 'sheets', 1)
    await notifier.publish([accepted(upsell)])
    await sent(order.orderId, 'sheets', 2)
    await notifier.simulators.swapRows(seller.sheet)
    await notifier.publish([statusChanged(order, 'cancelled'), upsellStatusChanged(upsell, 'cancelled')])
    await sent(order.orderId, 'sheets', 4)
    const statuses = (await rows(seller.sheet)).map(([number, , , , status]) => [number, status])
    expect(statuses).toEqual([
      [upsell.orderId, 'Otkazano'],
      [order.orderId, 'Otkazano'],
    ])
  })

  it('is written once when the answer to its row was lost', async () => {
    const { seller, order, upsell } = await withUpsell()
    await notifier.publish([created(order)])
    await sent(order.orderId, 'sheets', 1)
    await notifier.simulators.behave('sheets', { mode: 'drop-after', count: 1 })
    await notifier.publish([accepted(upsell)])
    await sent(order.orderId, 'sheets', 2)
    expect((await rows(seller.sheet)).map(([number]) => number)).toEqual([order.orderId, upsell.orderId])
  })

  it('is reported to the pixel on completion where the seller wants that', async () => {
    const seller = await notifier.seller({ purchaseOn: 'completed' })
    const order = anOrder({ userId: seller.userId })
    const upsell = anUpsell(order)
    await notifier.publish([created(order), accepted(upsell)])
    await until(
      () => notifier.history(order.orderId, 'pixel').filter(({ reason }) => reason?.includes('završena')).length === 2,
    )
    expect(await notifier.simulators.received('meta', upsell.purchaseEventId)).toEqual([])
    await notifier.publish([statusChanged(order, 'completed'), upsellStatusChanged(upsell, 'completed')])
    await sent(order.orderId, 'pixel', 2)
    expect(await notifier.simulators.received('meta', upsell.purchaseEventId)).toHaveLength(1)
  })

  it('rings for its seller, and leads to its order', async () => {
    const { seller, order, upsell } = await withUpsell()
    await notifier.publish([accepted(upsell)])
    const bell = await until(async () => {
      const { items } = NotificationPage.parse((await as(seller.userId).get('/api/notifications')).body)
      return items.find(({ type }) => type === 'upsell.accepted')
    })
    expect(bell).toMatchObject({ title: 'Dodato u porudžbinu', data: { orderId: order.orderId } })
  })
})

describe('an order cancelled', () => {
  const cancelled = async (parcel: { trackingId: string | null } | null) => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order), statusChanged(order, 'cancelled', parcel)])
    await sent(order.orderId, 'sheets', 2)
    await notifier.caughtUp('notifier.notifications', ['orders'])
    const { items } = NotificationPage.parse((await as(seller.userId).get('/api/notifications')).body)
    return { order, cancellations: items.filter(({ type }) => type === 'order.cancelled') }
  }

  it('after its parcel was let go tells the seller that it is with the courier, also by Telegram', async () => {
    const { order, cancellations } = await cancelled({ trackingId: 'TRK-77' })
    expect(cancellations).toMatchObject([{ priority: 'high', title: 'Otkazana porudžbina je već kod kurira' }])
    expect(cancellations[0]?.message).toContain('Paket (broj pošiljke TRK-77) je već predat kurirskoj službi')
    await until(async () =>
      (await notifier.simulators.received('telegram', order.orderId)).some(({ data }) =>
        String(data.text).includes('već kod kurira'),
      ),
    )
  })

  it('before that tells nothing of a parcel', async () => {
    expect((await cancelled(null)).cancellations).toEqual([])
  })
})
