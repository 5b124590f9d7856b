import { formatMoney } from '@izlog/contracts/domain/money'
import { NotificationPage } from '@izlog/contracts/http/notifications'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created, edited, parcelChanged, released, statusChanged } from '@izlog/kit/testing/order-events'
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

const ALL = ['telegram', 'sheets', 'pixel', 'courier'] as const

describe('an order', () => {
  it('reaches every channel once, also when its events come twice', async () => {
    const { simulators, publish, reached, history } = notifier
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId, possibleDuplicate: true })
    const events = [created(order), released(order)]
    await publish(events)
    await publish(events)
    for (const channel of ALL) await notifier.reached(order.orderId, channel, 'sent')

    const [message, ...more] = await simulators.received('telegram', order.orderId)
    expect(more).toEqual([])
    expect(message?.data).toMatchObject({ chatId: seller.chat })
    for (const expectedText of [
      'Moguća dupla porudžbina',
      'Jastuk Mirna Noć',
      '2 komada',
      formatMoney(4990, 'RSD'),
      'Željka Đorđević',
      '064 123 4567',
      'Knez Mihailova 1, 11000 Beograd, Srbija',
    ]) {
      expect(message?.data.text).toContain(expectedText)
    }

    const [header, row, ...rest] = await simulators.rows(seller.sheet)
    expect(rest).toEqual([])
    expect(header).toHaveLength(12)
    expect(row).toEqual([
      expect.stringMatching(/^\d\d\.\d\d\.\d{4}\. \d\d:\d\d$/),
      order.orderId,
      'Željka Đorđević',
      'zeljka@primer.rs',
      '064 123 4567',
      'Knez Mihailova 1, 11000',
      'Beograd',
      'Jastuk Mirna Noć',
      2,
      formatMoney(4990, 'RSD'),
      'Na čekanju',
      expect.toBeOneOf(['', null, undefined]),
    ])

    const [purchase, ...otherPurchases] = await simulators.received('meta', order.purchaseEventId)
    expect(otherPurchases).toEqual([])
    expect(purchase?.data).toMatchObject({
      pixelId: seller.pixel,
      events: [
        {
          name: 'Purchase',
          eventId: order.purchaseEventId,
          url: 'http://izlog.test/mirna-noc-jastuk',
          customData: { value: 4990, currency: 'RSD', content_ids: ['11'] },
        },
      ],
    })
    expect(JSON.stringify(purchase?.data)).not.toContain(order.orderId)

    const [parcel, ...otherParcels] = await simulators.received('trackify', order.orderId)
    expect(otherParcels).toEqual([])
    expect(parcel?.data).toMatchObject({ market: 'rs', reference: order.orderId, codAmount: 4990, currency: 'RSD' })
    expect(history(order.orderId, 'courier').at(-1)?.trackingId).toBe(parcel?.data.trackingId)
    for (const channel of ALL) expect(history(order.orderId, channel).map(({ state }) => state)).toEqual(['sent'])
    expect(await reached(order.orderId, 'telegram', 'sent')).toMatchObject({ attempts: 1, reason: null })
  })

  it('reaches every channel once, though its event comes twice in a batch, as after an unknown outcome of Kafka', async () => {
    const { simulators, publish, reached } = notifier
    const seller = await notifier.seller()
    const twice = Array.from({ length: 5 }, () => created(anOrder({ userId: seller.userId }))).flatMap((one) => [
      one,
      one,
    ])
    await publish(twice)
    const after = created(anOrder({ userId: seller.userId }))
    await publish([after])
    for (const { event } of [...twice, after]) await reached(event.aggregateId, 'sheets', 'sent')
    for (const { event } of [...twice, after]) await reached(event.aggregateId, 'telegram', 'sent')
    const [, ...rows] = await simulators.rows(seller.sheet)
    expect(rows.map(([, number]) => number).sort()).toEqual(
      [...new Set([...twice, after].map(({ event }) => event.aggregateId))].sort(),
    )
    for (const { event } of twice) expect(await simulators.received('telegram', event.aggregateId)).toHaveLength(1)
  })

  it('goes to the courier of its market, with its upsells and the whole sum', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId, market: 'Bosnia', totalPrice: 59 })
    const upsell = { title: 'Jastučnica', sku: null, quantity: 1, totalPrice: 20 }
    await notifier.publish([released(order, [upsell])])
    await notifier.reached(order.orderId, 'courier', 'sent')
    const [parcel] = await notifier.simulators.received('trackify', order.orderId)
    expect(parcel?.data).toMatchObject({
      market: 'me',
      recipient: { country: 'BA' },
      codAmount: 79,
      currency: 'BAM',
      items: [{ name: 'Jastuk Mirna Noć', quantity: 2 }, { name: 'Jastučnica' }],
    })
  })

  it('keeps what a shopper typed from becoming markup or a formula', async () => {
    const seller = await notifier.seller()
    const plain = anOrder({ userId: seller.userId })
    const notes = '=HYPERLINK("http://zlo.example";"klik") <b>& "zdravo"</b>'
    const order = { ...plain, customer: { ...plain.customer, notes } }
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'telegram', 'sent')
    await notifier.reached(order.orderId, 'sheets', 'sent')
    const [message] = await notifier.simulators.received('telegram', order.orderId)
    expect(message?.data.text).toContain(notes)
    expect((await notifier.simulators.rows(seller.sheet))[1]?.[11]).toBe(notes)
  })
})

describe('a channel that is not set up', () => {
  it('is skipped with the reason, and what is to be done about it', async () => {
    const { userId } = await notifier.seller()
    await notifier.setUp(userId, {})
    const order = anOrder({ userId })
    await notifier.publish([created(order), released(order)])
    const reasons = await Promise.all(
      ALL.map(async (channel) => (await notifier.reached(order.orderId, channel, 'skipped')).reason),
    )
    expect(reasons).toEqual([
      'Telegram nije podešen. Upišite ID bota i ID četa u podešavanjima naloga.',
      'Google tabela nije podešena. Upišite ID tabele u podešavanjima naloga.',
      'Meta pixel nije podešen. Upišite ID pixela u podešavanjima naloga.',
      'Kurir nije podešen. Upišite Trackify ključ za Srbiju u podešavanjima naloga.',
    ])
    expect(await notifier.simulators.received('trackify', order.orderId)).toEqual([])
  })
})

describe('a service that does not take it', () => {
  it('is tried again until it is back, and the tries are counted', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.simulators.behave('telegram', { mode: 'fail', status: 502, count: 2 })
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'telegram', 'sent')).toMatchObject({ attempts: 3 })
    expect(notifier.history(order.orderId, 'telegram').map(({ state, attempts }) => [state, attempts])).toEqual([
      ['failed', 1],
      ['failed', 2],
      ['sent', 3],
    ])
    expect(await notifier.simulators.received('telegram', order.orderId)).toHaveLength(1)
  })

  it('is left alone for as long as it asks, and that is no try', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.simulators.behave('telegram', { mode: 'rate-limit', retryAfter: 1, count: 1 })
    const asked = Date.now()
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'telegram', 'sent')).toMatchObject({ attempts: 1 })
    expect(Date.now() - asked).toBeGreaterThanOrEqual(1000)
    expect(notifier.history(order.orderId, 'telegram')[0]).toMatchObject({ state: 'failed', attempts: 0 })
  })

  it('is given up after ten tries, with a reason that helps the seller', async () => {
    const impatient = await startNotifier({ RETRY_FIRST_MS: '0', CHANNELS: 'telegram' })
    const seller = await impatient.seller({ telegramChatId: '-100999' })
    const order = anOrder({ userId: seller.userId })
    await impatient.publish([created(order)])
    const dead = await impatient.reached(order.orderId, 'telegram', 'dead')
    expect(dead.attempts).toBe(10)
    expect(dead.reason).toBe(
      'Telegram ne nalazi čet. Proverite ID četa u podešavanjima naloga i dodajte bota u taj čet.',
    )
    await impatient.stop()
  })

  it('gets it once the seller has mended the settings', async () => {
    const seller = await notifier.seller({ googleSheetsId: 'private-sheet' })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    const { reason } = await notifier.reached(order.orderId, 'sheets', 'failed')
    expect(reason).toBe(
      'Tabela nije podeljena sa nama. Otvorite je, izaberite Deli i dodajte izlog@izlog-test.iam.gserviceaccount.com kao urednika.',
    )
    await notifier.setUp(seller.userId, seller.complete)
    await notifier.reached(order.orderId, 'sheets', 'sent')
    expect(await notifier.simulators.rows(seller.sheet)).toHaveLength(2)
  })
})

describe('the spreadsheet', () => {
  it('never holds an order twice, though Google took it without an answer', async () => {
    const seller = await notifier.seller()
    const orders = [1, 2, 3].map(() => anOrder({ userId: seller.userId }))
    const [first] = orders
    if (!first) throw new Error('no order')
    // The header is a write too, so it is written before the outage.
    const earlier = anOrder({ userId: seller.userId })
    await notifier.publish([created(earlier)])
    await notifier.reached(earlier.orderId, 'sheets', 'sent')

    await notifier.simulators.behave('sheets', { mode: 'drop-after', count: 1 })
    await notifier.publish(orders.map(created))
    for (const { orderId } of orders) await notifier.reached(orderId, 'sheets', 'sent')
    const numbers = (await notifier.simulators.rows(seller.sheet)).slice(1).map((row) => row[1])
    expect(numbers.toSorted()).toEqual([earlier, ...orders].map(({ orderId }) => orderId).toSorted())
    expect(
      orders.some(({ orderId }) => notifier.history(orderId, 'sheets').some(({ state }) => state === 'failed')),
    ).toBe(true)
  })

  it('takes what waits for it in one call', async () => {
    const seller = await notifier.seller({ googleSheetsId: 'private-sheet' })
    const orders = Array.from({ length: 20 }, () => anOrder({ userId: seller.userId }))
    await notifier.publish(orders.map(created))
    for (const { orderId } of orders) await notifier.reached(orderId, 'sheets', 'failed')
    await notifier.setUp(seller.userId, seller.complete)
    for (const { orderId } of orders) await notifier.reached(orderId, 'sheets', 'sent')
    expect(await notifier.simulators.rows(seller.sheet)).toHaveLength(21)
    const calls = (await notifier.simulators.received('sheets', seller.sheet)).filter(({ kind }) => kind === 'append')
    expect(calls.length).toBeLessThan(20)
  })

  it('shows the new status in the row of the order, wherever the seller has moved it', async () => {
    const seller = await notifier.seller()
    const [one, two] = [anOrder({ userId: seller.userId }), anOrder({ userId: seller.userId })]
    await notifier.publish([created(one), created(two)])
    await notifier.reached(one.orderId, 'sheets', 'sent')
    await notifier.reached(two.orderId, 'sheets', 'sent')
    await notifier.simulators.swapRows(seller.sheet)
    await notifier.publish([statusChanged(two, 'completed')])
    await until(() =>
      notifier
        .history(two.orderId, 'sheets')
        .find(({ cause, state }) => cause === 'order.status-changed' && state === 'sent'),
    )
    const rows = await notifier.simulators.rows(seller.sheet)
    expect(Object.fromEntries(rows.slice(1).map((row) => [row[1], row[10]]))).toEqual({
      [one.orderId]: 'Na čekanju',
      [two.orderId]: 'Završeno',
    })
  })

  it('is written anew where the order is, when it was edited, and Telegram says what is other', async () => {
    const seller = await notifier.seller()
    const [one, two] = [anOrder({ userId: seller.userId }), anOrder({ userId: seller.userId })]
    await notifier.publish([created(one), created(two)])
    await notifier.reached(two.orderId, 'sheets', 'sent')
    await notifier.simulators.swapRows(seller.sheet)
    const now = { ...two, quantity: 2, totalPrice: 5500, customer: { ...two.customer, city: 'Subotica' } }
    await notifier.publish([
      edited(now, ['city', 'quantity', 'totalPrice'], two.totalPrice),
      statusChanged(now, 'processing'),
    ])
    const done = (channel: 'sheets' | 'telegram') =>
      until(() =>
        notifier.history(two.orderId, channel).find(({ cause, state }) => cause === 'order.edited' && state === 'sent'),
      )
    await done('sheets')
    await until(async () => {
      const row = (await notifier.simulators.rows(seller.sheet)).find((cells) => cells[1] === two.orderId)
      return row?.[6] === 'Subotica' && row[8] === 2 && row[10] === 'U obradi'
    })
    expect(await notifier.simulators.rows(seller.sheet)).toHaveLength(3)
    await done('telegram')
    const messages = await notifier.simulators.received('telegram', two.orderId)
    expect(JSON.stringify(messages)).toContain('Izmenjeno: grad, količina, cena')
  })

  it('that goes in the parcel of another is in one parcel with it, and both rows, of which the second names the first', async () => {
    const seller = await notifier.seller()
    const [one, two] = [anOrder({ userId: seller.userId }), anOrder({ userId: seller.userId })]
    const both = { leader: one.orderId, followers: [two.orderId] }
    const goods = [{ title: 'Grejna deka', sku: null, quantity: 1, totalPrice: two.totalPrice }]
    await notifier.publish([created(one), created(two)])
    await notifier.publish([
      ...[parcelChanged(one, 'leader', both, goods), parcelChanged(two, 'follower', both)],
      ...[released(one, goods), statusChanged(two, 'processing')],
    ])
    await until(async () => {
      const rows = await notifier.simulators.rows(seller.sheet)
      const row = rows.find((cells) => cells[1] === two.orderId)
      return rows.length === 3 && row?.[10] === 'U obradi' && row[11] === `U paketu porudžbine ${one.orderId}`
    })
    await notifier.reached(one.orderId, 'courier', 'sent')
    const [parcel] = await notifier.simulators.received('trackify', one.orderId)
    expect(JSON.stringify(parcel?.data)).toContain('Grejna deka')
    expect(await notifier.simulators.received('trackify', two.orderId)).toEqual([])
    const texts = await until(async () => {
      const received = await notifier.simulators.received('telegram', one.orderId)
      return received.length === 2 && received.map(({ data }) => String(data.text))
    })
    expect(texts.join()).toContain(`U istom paketu ${one.orderId}, ${two.orderId}`)
  })

  it('that was split off another names it to its seller, and is neither a purchase of the pixel nor a new order in the bell', async () => {
    const seller = await notifier.seller()
    const one = anOrder({ userId: seller.userId, quantity: 1 })
    const two = anOrder({ userId: seller.userId, quantity: 1, partOf: one.orderId, status: 'processing' })
    await notifier.publish([created(one), created(two), statusChanged(two, 'completed'), released(two)])
    await notifier.reached(two.orderId, 'courier', 'sent')
    const pixel = await notifier.reached(two.orderId, 'pixel', 'skipped')
    expect(pixel).toMatchObject({ reason: `Kupovina je javljena jednom, uz porudžbinu ${one.orderId}.` })
    expect(await notifier.simulators.received('meta', two.purchaseEventId)).toEqual([])
    const [parcel] = await notifier.simulators.received('trackify', two.orderId)
    // The courier prints its note, and the code opens the data of who ordered.
    expect(JSON.stringify(parcel?.data)).not.toContain(one.orderId)
    await until(async () => {
      const row = (await notifier.simulators.rows(seller.sheet)).find((cells) => cells[1] === two.orderId)
      return row?.[11] === `Deo porudžbine ${one.orderId}`
    })
    const message = await until(async () => (await notifier.simulators.received('telegram', two.orderId))[0])
    expect(message.data.text).toContain(`Drugi paket porudžbine ${one.orderId}`)
    const bell = client(notifier.port, { userId: seller.userId, role: 'client' })
    const later = anOrder({ userId: seller.userId })
    await notifier.publish([created(later)])
    const inBell = await until(async () => {
      const { items } = NotificationPage.parse((await bell.get('/api/notifications')).body)
      const codes = items.map(({ data }) => data.orderId)
      return codes.includes(later.orderId) && codes
    })
    expect(inBell.toSorted()).toEqual([one.orderId, later.orderId].toSorted())
  })

  it('tells the seller by Telegram and bell what its shopper did to it, and not what the seller did', async () => {
    const seller = await notifier.seller()
    const [one, two] = [anOrder({ userId: seller.userId }), anOrder({ userId: seller.userId })]
    const part = anOrder({ userId: seller.userId }).orderId
    const split = { ...one, otherParcels: [part] }
    await notifier.publish([
      ...[created(one), created(two), statusChanged(two, 'cancelled')],
      ...[edited(split, ['address'], one.totalPrice, true), statusChanged(split, 'cancelled', null, true)],
    ])
    const messages = await until(async () => {
      const received = await notifier.simulators.received('telegram', one.orderId)
      return received.length === 3 && received.map(({ data }) => String(data.text))
    })
    expect(messages.filter((text) => text.includes(part))).toHaveLength(2)
    expect(messages.join()).toContain(`Kupac je ispravio porudžbinu ${one.orderId}`)
    expect(messages.join()).toContain(`Kupac je otkazao porudžbinu ${one.orderId}`)
    const bell = client(notifier.port, { userId: seller.userId, role: 'client' })
    const items = await until(async () => {
      const page = NotificationPage.parse((await bell.get('/api/notifications')).body)
      return page.items.length === 4 && page.items
    })
    expect(items.filter(({ message }) => message.endsWith(`Podeljena je, pa proverite i ${part}.`))).toHaveLength(2)
    expect(items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Kupac je ispravio porudžbinu', 'Kupac je otkazao porudžbinu']),
    )
    expect(await notifier.simulators.received('telegram', two.orderId)).toHaveLength(1)
  })

  it('gets the status after the row, also when the row was put off', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.simulators.behave('sheets', { mode: 'fail', status: 503, count: 3 })
    await notifier.publish([created(order), statusChanged(order, 'processing'), statusChanged(order, 'cancelled')])
    await until(() => notifier.history(order.orderId, 'sheets').filter(({ state }) => state === 'sent').length === 3)
    const rows = await notifier.simulators.rows(seller.sheet)
    expect(rows.slice(1).map((row) => [row[1], row[10]])).toEqual([[order.orderId, 'Otkazano']])
  })

  it('is not written to for a row that the seller deleted', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([statusChanged(order, 'completed')])
    const { reason } = await notifier.reached(order.orderId, 'sheets', 'skipped')
    expect(reason).toBe('U tabeli više nema reda sa brojem ove porudžbine.')
  })
})

describe('the ad pixel', () => {
  it('hears of a purchase only when it is completed, where the seller wants that', async () => {
    const seller = await notifier.seller({ purchaseOn: 'completed' })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'pixel', 'pending')).toMatchObject({
      reason: 'Šalje se kada porudžbina bude završena.',
    })
    const completed = statusChanged(order, 'completed')
    await notifier.publish([statusChanged(order, 'processing'), completed, completed])
    await notifier.reached(order.orderId, 'pixel', 'sent')
    const purchases = await notifier.simulators.received('meta', order.purchaseEventId)
    expect(purchases).toHaveLength(1)
    expect(purchases[0]?.data).toMatchObject({
      events: [{ time: Math.floor(Date.parse(completed.event.occurredAt) / 1000) }],
    })
  })

  it('hears of a purchase once it is confirmed, where the seller wants that', async () => {
    const seller = await notifier.seller({ purchaseOn: 'confirmed' })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    expect(await notifier.reached(order.orderId, 'pixel', 'pending')).toMatchObject({
      reason: 'Šalje se kada porudžbina bude potvrđena.',
    })
    await notifier.publish([statusChanged(order, 'processing'), statusChanged(order, 'completed')])
    await notifier.reached(order.orderId, 'pixel', 'sent')
    expect(await notifier.simulators.received('meta', order.purchaseEventId)).toHaveLength(1)
  })
})

describe('a pixel that is set up while an order waits to be completed', () => {
  it('hears of that order too', async () => {
    const seller = await notifier.seller({ purchaseOn: 'completed', facebookPixelId: null })
    const order = anOrder({ userId: seller.userId })
    await notifier.publish([created(order)])
    await notifier.reached(order.orderId, 'pixel', 'skipped')
    await notifier.setUp(seller.userId, { ...seller.complete, purchaseOn: 'completed' })
    await notifier.publish([statusChanged(order, 'completed')])
    await notifier.reached(order.orderId, 'pixel', 'sent')
    expect(await notifier.simulators.received('meta', order.purchaseEventId)).toHaveLength(1)
  })
})

describe('the courier', () => {
  it('makes one parcel of an order, though it took it without an answer', async () => {
    const seller = await notifier.seller()
    const order = anOrder({ userId: seller.userId })
    await notifier.simulators.behave('trackify', { mode: 'drop-after', count: 1 })
    await notifier.publish([released(order)])
    const { trackingId } = await notifier.reached(order.orderId, 'courier', 'sent')
    const parcels = await notifier.simulators.received('trackify', order.orderId)
    expect(parcels.map(({ data }) => data.trackingId)).toEqual([trackingId, trackingId])
  })
})
