import { DeskOrder } from '@izlog/contracts/http/desk'
import { OrderPage, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { PAYOUT_MESSAGES, PayoutColumns, PayoutMonth, PayoutRows } from '@izlog/contracts/http/payouts'
import { connectStore } from '@izlog/kit/store/connection'
import { SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelStatesNameTheParcel } from '../src/migrations/channel-states-name-the-parcel.ts'
import { channelStates } from '../src/store/channel-states.ts'
import { deliveryChanged } from './delivery-changed.ts'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 74_000
let phones = 1000
/** A seller with orders of 2990 RSD that were handed to the courier, oldest first, each of another phone. */
async function sellerWith(count: number, userId = users++) {
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId }))
  const placed: { id: number; orderId: string; phone: string }[] = []
  for (let number = 0; number < count; number++) {
    const phone = `064 812 ${phones++}`
    const customerData = { ...orderFor(userId).customerData, phone }
    const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
    const { id } = (await until(async () => (await listOf(seller, orderId))[0])) ?? { id: 0 }
    for (const step of ['confirmed', 'handed-over'])
      await orders.http.as(seller).post(`/api/orders/${id}/desk`, { step })
    placed.push({ id, orderId, phone })
  }
  return { seller, placed }
}
const listOf = async (user: TestUser, search: string) =>
  OrderPage.parse((await orders.http.as(user).get(`/api/orders/my?search=${search}`)).body).items
const shipmentOf = async (user: TestUser, orderId: string) => (await listOf(user, orderId))[0]?.desk.shipment

const COLUMNS = {
  order: 'Referenca',
  tracking: 'Pošiljka',
  phone: 'Telefon',
  sum: 'Otkup',
  fee: 'PTT',
  outcome: 'Status',
}
const MAPPING = {
  ...{ kind: 'payout', courier: 'Brzi kurir', columns: COLUMNS, date: new Date().toISOString().slice(0, 10) },
  outcomes: { Uručena: 'delivered', Vraćena: 'returned' },
}
const csvOf = (lines: readonly string[]) => ['Referenca;Pošiljka;Telefon;Otkup;PTT;Status', ...lines].join('\r\n')
function send(user: TestUser, path: string, lines: readonly string[], more: Record<string, string> = {}) {
  const form = new FormData()
  form.set('mapping', JSON.stringify(MAPPING))
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  form.set('file', new File([csvOf(lines)], 'isplata.csv'))
  return orders.http.as(user).post(`/api/orders/payouts/${path}`, form)
}
const rowsOf = async (...sent: Parameters<typeof send>) => PayoutRows.parse((await send(...sent)).body).rows
const statesOf = async (...sent: Parameters<typeof send>) => (await rowsOf(...sent)).map(({ state }) => state)
const monthOf = async (user: TestUser) => {
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Belgrade', year: 'numeric', month: '2-digit' })
  const path = `/api/orders/payouts?month=${month.format(new Date())}`
  return PayoutMonth.parse((await orders.http.as(user).get(path)).body)
}

describe('a courier’s file of payouts', () => {
  it('ends the orders that it names, counts their money, and changes nothing when it comes again', async () => {
    const { seller, placed } = await sellerWith(4)
    const [paid, byPhone, returned, differing] = placed
    const lines = [
      `${paid?.orderId};;;2.990,00;350;Uručena`,
      `;;${byPhone?.phone};2990;350,00;Uručena`,
      `${returned?.orderId};;;;200;Vraćena`,
      `${differing?.orderId};;;2500;350;Uručena`,
      'K7QM-4RXW-9TPH;;;2990;350;Uručena',
    ]
    const { columns } = PayoutColumns.parse((await send(seller, 'columns', lines)).body)
    expect(columns.map(({ heading }) => heading)).toEqual(Object.values(COLUMNS))
    const expected = ['matched', 'matched', 'matched', 'difference', 'unknown']
    expect(await statesOf(seller, 'preview', lines)).toEqual(expected)
    expect(await shipmentOf(seller, paid?.orderId ?? '')).toBe('handed-over')

    expect(await statesOf(seller, 'import', lines)).toEqual(expected)
    expect(await statesOf(seller, 'import', lines)).toEqual([
      'imported',
      'imported',
      'imported',
      'difference',
      'unknown',
    ])
    const ends = await Promise.all(placed.map(({ orderId }) => shipmentOf(seller, orderId)))
    expect(ends).toEqual(['delivered', 'delivered', 'returned', 'handed-over'])
    await until(() => orders.events.all('order.status-changed', paid?.orderId ?? '').length === 2)
    expect(orders.events.all('order.desk-changed', paid?.orderId ?? '')).toHaveLength(3)
    const page = { ordered: 4, confirmed: 4, delivered: 2, returned: 1, collected: 5980, fees: 900, owed: 0 }
    expect((await monthOf(seller)).pages).toMatchObject([page])

    expect((await statesOf(seller, 'import', lines, { withDifferences: 'true' }))[3]).toBe('difference')
    expect((await monthOf(seller)).pages).toMatchObject([{ delivered: 3, collected: 8480, owed: 490 }])
    expect((await statesOf(seller, 'import', lines, { withDifferences: 'true' }))[3]).toBe('imported')
  })

  it('brings its money once when two people import it at once, and two files at once are one payout', async () => {
    const { seller, placed } = await sellerWith(3)
    const lines = placed.map(({ orderId }) => `${orderId};;;2990;350;Uručena`)
    const otherFile = { mapping: JSON.stringify({ ...MAPPING, date: null }) }
    const all = await Promise.all([
      statesOf(seller, 'import', lines),
      statesOf(SUPER_ADMIN, 'import', lines, { seller: String(seller.userId) }),
      statesOf(seller, 'import', lines, otherFile),
    ])
    expect(all.flat().filter((state) => state === 'matched')).toHaveLength(3)
    expect((await monthOf(seller)).pages).toMatchObject([{ delivered: 3, collected: 8970, owed: 0 }])
  })

  it('goes on where a killed import had ended the orders but stored no row', async () => {
    const { seller, placed } = await sellerWith(1)
    const [order] = placed
    await orders.http.as(seller).post(`/api/orders/${order?.id}/desk`, { step: 'delivered' })
    const lines = [`${order?.id};;;2990;;Uručena`]
    expect(await statesOf(seller, 'import', lines)).toEqual(['matched'])
    const { body } = await orders.http.as(seller).get(`/api/orders/${order?.id}/desk`)
    expect(DeskOrder.parse(body).entries).toHaveLength(3)
    expect((await monthOf(seller)).pages).toMatchObject([{ collected: 2990 }])
  })

  it('finds an order by the number of its parcel, and nobody else’s', async () => {
    const { seller, placed } = await sellerWith(1, SELLER.userId)
    const [order] = placed
    const change = { channel: 'courier', state: 'sent', reason: null, trackingId: 'BK778122RS' } as const
    await orders.publish([deliveryChanged(order?.orderId ?? '', change)])
    const lines = [';BK 778 122 RS;;2990;;Uručena']
    await until(async () => (await statesOf(seller, 'preview', lines))[0] === 'matched')
    const other: TestUser = { userId: users++, role: 'client' }
    expect(await statesOf(other, 'preview', lines)).toEqual(['unknown'])
    expect(await send(other, 'preview', lines, { seller: String(seller.userId) })).toMatchObject({ status: 404 })
    expect(await statesOf(SUPER_ADMIN, 'preview', lines, { seller: String(seller.userId) })).toEqual(['matched'])
  })

  it('finds an older order, which carries the number in itself, after the migration', async () => {
    const { seller, placed } = await sellerWith(2)
    const [order, newer] = placed
    const store = await connectStore('order', orders.env)
    const lines = [';ST 100 200 RS;;2990;;Uručena', ';ST 300 400 RS;;2990;;Uručena']
    for (const { orderId, trackingId } of [
      { orderId: order?.orderId, trackingId: 'ST100200RS' },
      { orderId: newer?.orderId, trackingId: 'ST300400RS' },
    ])
      await store.collection('orders').updateOne({ orderId }, { $set: { trackingId } })
    const change = { channel: 'courier', state: 'sent', reason: null, trackingId: 'ST500600RS' } as const
    await orders.publish([deliveryChanged(newer?.orderId ?? '', change)])
    await orders.caughtUp('order.channel-states', ['deliveries'])
    expect(await statesOf(seller, 'preview', lines)).toEqual(['unknown', 'unknown'])
    const migration = channelStatesNameTheParcel(channelStates(store))
    await migration.run(store)
    await migration.run(store)
    expect(await statesOf(seller, 'preview', lines)).toEqual(['matched', 'unknown'])
    await store.close()
  })

  it('is refused with what to do when it is no such file', async () => {
    const seller: TestUser = { userId: users++, role: 'client' }
    const missing = { mapping: JSON.stringify({ ...MAPPING, columns: { ...COLUMNS, sum: 'Iznos' } }) }
    expect(await send(seller, 'preview', ['1;;;2;;Uručena'], missing)).toMatchObject({
      ...{ status: 422, body: { message: PAYOUT_MESSAGES.columnMissing('Iznos') } },
    })
    expect(await send(seller, 'columns', [])).toMatchObject({ status: 422, body: { message: PAYOUT_MESSAGES.empty } })
    const empty = await orders.http.as(seller).post('/api/orders/payouts/columns', new FormData())
    expect(empty).toMatchObject({ status: 422, body: { message: PAYOUT_MESSAGES.missing } })
  })
})
