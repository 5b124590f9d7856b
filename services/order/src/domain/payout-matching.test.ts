import { deskAfter, statusOfDesk } from '@izlog/contracts/domain/order-desk'
import { PayoutMapping } from '@izlog/contracts/domain/payout-file'
import { PAYOUT_MESSAGES } from '@izlog/contracts/http/payouts'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newOrder } from './new-order.ts'
import { type Order, sumToCollect } from './order.ts'
import {
  decideRows,
  isImportable,
  moneyOf,
  NOTHING_PAID,
  type Paid,
  type PayoutFacts,
  paidSum,
} from './payout-matching.ts'
import { type FileRow, fileRows } from './payout-rows.ts'
import { payoutTable } from './payout-table.ts'

const PLACED = new Date('2026-11-01T10:00:00Z')
const orderOf = (id: number, phone: string, totalPrice: number, desk: Partial<Order['desk']> = {}): Order => {
  const order = newOrder({
    ...{ id, codeBytes: new Uint8Array(16).fill(id), createdEventId: '01a2b3c4-5d6e-7f80-9123-456789abcdef' },
    ...{ website: pageOf(1), quantity: 1, totalPrice, deliveryPrice: 0 },
    customer: {
      ...{ firstName: 'Ana', lastName: 'Žunić', email: null, phone, phoneTyped: phone },
      ...{ address: 'Futoška 21', city: 'Novi Sad', postalCode: null, notes: null },
    },
    ...{ possibleDuplicate: false, source: 'page', blockedBy: undefined, upsellWindowSeconds: null, now: PLACED },
    purchaseEventId: '01a2b3c4-5d6e-4f80-9123-456789abcdef',
    client: { ip: null, userAgent: null, fbp: null, fbc: null, adConsent: null, campaign: null },
  })
  const onWay = { ...order.desk, confirmation: 'confirmed', shipment: 'handed-over', ...desk } as const
  return { ...order, status: 'processing', desk: onWay }
}

const ANA = '+381648123390'
const factsOf = (orders: readonly Order[], more: Partial<PayoutFacts> = {}): PayoutFacts => ({
  now: new Date('2026-11-29T10:00:00Z'),
  imported: new Set(),
  byNumber: new Map(orders.map((order) => [order.id, order])),
  byCode: new Map(orders.map((order) => [order.orderId, order])),
  byTracking: new Map(),
  byPhone: Map.groupBy(orders, ({ customer }) => customer.phone),
  paid: new Map(),
  ...more,
})

const mapping = (more: Partial<PayoutMapping> = {}): PayoutMapping =>
  PayoutMapping.parse({
    ...{ kind: 'payout', courier: 'Brzi kurir', date: '2026-11-28' },
    columns: { order: 'Broj', phone: 'Telefon', sum: 'Otkup', date: 'Datum', outcome: 'Stanje' },
    outcomes: { ok: 'delivered', vracena: 'returned', odbijena: 'refused', 'na putu': 'skip' },
    ...more,
  })
const HEAD = ['Broj', 'Telefon', 'Otkup', 'Datum', 'Stanje']
const rowsOf = (lines: readonly (readonly string[])[], how = mapping()): FileRow[] =>
  fileRows(payoutTable([HEAD, ...lines]), how, 7)
const decide = (rows: readonly FileRow[], facts: PayoutFacts) => decideRows(rows, facts, false)

describe('a row of a courier’s file', () => {
  const order = orderOf(1, ANA, 4990)

  it.each([
    [[order.orderId, '', '4.990,00', '28.11.2026.', 'ok']],
    [[order.orderId.toLowerCase().replaceAll('-', ''), '', '4990', '28/11/2026 14:05', 'ok']],
    [['1', '', '4,990.00', '2026-11-28', 'ok']],
    [['', '064/812-33-90', '4 990 RSD', '', 'ok']],
    [['nepoznat broj', '648123390', '4990', '', 'ok']],
  ])('belongs to the order that it names, or that its phone and sum do together: %j', (line) => {
    expect(decide(rowsOf([line]), factsOf([order]))).toMatchObject([
      { state: 'matched', orders: [{ id: 1 }], steps: ['delivered'], nth: 1 },
    ])
  })

  it.each([
    ['difference', [order.orderId, '', '4500', '', 'ok']],
    ['difference', [order.orderId, '', '4500', '', 'vracena']],
    ['matched', [order.orderId, '', '4990', '', 'vracena']],
    ['matched', [order.orderId, '', '', '', 'odbijena']],
    ['unknown', ['', '064 812 3390', '4990', '15.1.2027.', 'ok']],
    ['unknown', ['', '064 812 3390', '4500', '', 'ok']],
    ['unknown', ['999', '', '4990', '', 'ok']],
    ['skipped', [order.orderId, '', '', '', 'na putu']],
    ['unreadable', [order.orderId, '', '', '', 'ok']],
    ['unreadable', [order.orderId, '', '-4990', '', 'ok']],
    ['unreadable', [order.orderId, '', '4990', '13.13.2026', 'ok']],
    ['unreadable', [order.orderId, '', '4990', '', 'nešto']],
    ['unreadable', ['', '', '4990', '', 'ok']],
  ])('is %s: %j', (state, line) => {
    expect(decide(rowsOf([line]), factsOf([order]))).toMatchObject([{ state }])
  })

  it('needs a date where it has no number, for next month’s may be alike', () => {
    const line = ['', '064 812 3390', '4990', '', 'ok']
    expect(decide(rowsOf([line], mapping({ date: null })), factsOf([order]))).toMatchObject([
      { state: 'unreadable', note: PAYOUT_MESSAGES.noDate },
    ])
  })

  it('is the row that was imported, also under another date: its fee and its part of the sum count once', () => {
    const after = (rows: string[], sum: number) =>
      factsOf([order], { paid: new Map([[order.orderId, { payouts: 1, statuses: 0, sum, rows }]]) })
    const later = (sum: string, outcome: string) => rowsOf([[order.orderId, '', sum, '29.11.2026.', outcome]])
    expect(decide(later('', 'vracena'), after(['returned null null'], 0))).toMatchObject([{ state: 'imported' }])
    expect(decide(later('4500', 'ok'), after(['delivered 4500 null'], 4500))).toMatchObject([{ state: 'imported' }])
    // Two halves are no repetition.
    expect(decide(later('2495', 'ok'), after(['delivered 2495 null'], 2495))).toMatchObject([{ state: 'matched' }])
  })

  it('is never guessed where two orders of a phone have that sum, until one is paid', () => {
    const facts = factsOf([order, orderOf(2, ANA, 4990)])
    const line = ['', '064 812 3390', '4990', '', 'ok']
    expect(decide(rowsOf([line]), facts)).toMatchObject([{ state: 'ambiguous', orders: [{ id: 1 }, { id: 2 }] }])
    expect(decide(rowsOf([line, ['2', '', '4990', '', 'ok']]), facts)).toMatchObject([
      { state: 'matched', orders: [{ id: 1 }] },
      { state: 'matched', orders: [{ id: 2 }] },
    ])
  })

  it('is imported where it lists the refusal of a parcel that is back already, so that its fee counts', () => {
    const back: Order = { ...orderOf(1, ANA, 4990, { shipment: 'returned' }), status: 'cancelled' }
    const refused = ['1', '', '', '', 'odbijena']
    expect(decide(rowsOf([refused]), factsOf([back]))).toMatchObject([{ state: 'matched', steps: [], nth: 1 }])
  })

  it('takes an order that was sent without a call by all steps, and none whose parcel never left', () => {
    const desk = { confirmation: 'new', shipment: null } as const
    const unseen: Order = { ...orderOf(1, ANA, 4990, desk), status: 'pending' }
    const line = ['1', '', '4990', '', 'ok']
    expect(decide(rowsOf([line]), factsOf([unseen]))).toMatchObject([
      { state: 'matched', steps: ['confirmed', 'handed-over', 'delivered'] },
    ])
    expect(decide(rowsOf([line]), factsOf([{ ...unseen, releasedAt: null }]))).toMatchObject([
      { state: 'not-possible' },
    ])
    const returned = orderOf(1, ANA, 4990, { shipment: 'returned' })
    expect(decide(rowsOf([line]), factsOf([{ ...returned, status: 'cancelled' }]))).toMatchObject([
      { state: 'not-possible', steps: [] },
    ])
  })

  it('brings no money twice: not in another file, nor by a state, and a rest only as a rest', () => {
    const paid = (sum: number) =>
      factsOf([order], {
        paid: new Map([[order.orderId, { payouts: 1, statuses: 0, sum, rows: [`delivered ${sum} null`] }]]),
      })
    const line = (sum: string) => [order.orderId, '', sum, '', 'ok']
    expect(decide(rowsOf([line('4990')]), paid(4990))).toMatchObject([{ state: 'paid', expected: 0 }])
    expect(decide(rowsOf([line('4990')]), paid(4500))).toMatchObject([{ state: 'difference', expected: 490 }])
    expect(decide(rowsOf([line('490')]), paid(4500))).toMatchObject([{ state: 'matched', nth: 2 }])
    expect(decide(rowsOf([line('')], mapping({ kind: 'status' })), paid(4990))).toMatchObject([
      { state: 'matched', expected: null, nth: 1 },
    ])
  })

  it('has the same key in every file of that courier, whatever stands around it', () => {
    const line = ['1', '', '4.990,00', '28.11.2026.', 'ok']
    const [key] = rowsOf([line]).map((row) => row.key)
    expect(
      rowsOf([
        ['9', '', '1', '', 'ok'],
        ['1', '', '4990', '2026-11-28', 'ok'],
      ])[1]?.key,
    ).toBe(key)
    expect(rowsOf([line], mapping({ courier: 'BRZI KURIR' }))[0]?.key).toBe(key)
    expect(rowsOf([line], mapping({ courier: 'Drugi' }))[0]?.key).not.toBe(key)
    expect(fileRows(payoutTable([HEAD, line]), mapping(), 8)[0]?.key).not.toBe(key)
  })
})

describe('a file of any rows', () => {
  const orders = [
    orderOf(1, ANA, 4990),
    orderOf(2, ANA, 4990),
    orderOf(3, ANA, 2990),
    orderOf(4, '+38765123456', 50, { shipment: 'refused' }),
    orderOf(5, '+38765123456', 50, { shipment: 'delivered' }),
  ]
  const line = fc.tuple(
    fc.constantFrom('1', '2', '3', '4', '5', '', '77'),
    fc.constantFrom('064 812 3390', '065 123 456', ''),
    fc.constantFrom('4990', '2990', '50', '1.000', '0', 'x', ''),
    fc.constantFrom('', '28.11.2026.', '29.11.2026.', '40.1.2026'),
    fc.constantFrom('ok', 'vracena', 'odbijena', 'na putu', '?'),
  )
  const file = fc.array(line, { maxLength: 30 }).map((lines) => rowsOf(lines))

  /** The facts after importing rows. */
  function imported(facts: PayoutFacts, rows: readonly FileRow[], withDifferences: boolean): PayoutFacts {
    const paid = new Map(facts.paid)
    const keys = new Set(facts.imported)
    const orders = new Map(facts.byNumber)
    for (const decision of decideRows(rows, facts, withDifferences)) {
      const [order] = decision.orders
      if (!order || !isImportable(decision, withDifferences)) continue
      const before: Paid = paid.get(order.orderId) ?? NOTHING_PAID
      const { key, outcome, sum } = decision.row
      keys.add(key)
      const desk = decision.steps.reduce(
        (now, step) => deskAfter(now, { step }) ?? now,
        (orders.get(order.id) ?? order).desk,
      )
      orders.set(order.id, { ...order, desk, status: statusOfDesk(desk) })
      paid.set(order.orderId, {
        ...before,
        payouts: before.payouts + 1,
        sum: before.sum + paidSum(outcome, sum),
        rows: [...before.rows, moneyOf(decision.row)],
      })
    }
    return factsOf([...orders.values()], { paid, imported: keys })
  }

  it('changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(file, fc.boolean(), (rows, withDifferences) => {
        const once = imported(factsOf(orders), rows, withDifferences)
        const again = imported(once, rows, withDifferences)
        expect(again.imported).toEqual(once.imported)
        expect(again.paid).toEqual(once.paid)
      }),
    )
  })

  it('brings an order no more than its sum, unless the seller wants differences', () => {
    fc.assert(
      fc.property(file, (rows) => {
        const { paid } = imported(factsOf(orders), rows, false)
        for (const order of orders) expect(paid.get(order.orderId)?.sum ?? 0).toBeLessThanOrEqual(sumToCollect(order))
      }),
    )
  })

  it('gives each of its order’s rows a place of its own', () => {
    fc.assert(
      fc.property(file, (rows) => {
        const places = decideRows(rows, factsOf(orders), true)
          .filter((decision) => isImportable(decision, true))
          .map(({ orders: [order], nth }) => `${order?.orderId} ${nth}`)
        expect(new Set(places).size).toBe(places.length)
      }),
    )
  })
})
