import { pageOf } from '@izlog/kit/testing/orderable-page'
import { expect, it } from 'vitest'
import { type ErasedOrder, erasedOrder, isComplete, isErasable, progressOf } from './erasure.ts'
import { newOrder } from './new-order.ts'
import { type Order, withStatus } from './order.ts'
import { isClosed } from './order-end.ts'

const PLACED = new Date('2026-08-01T10:00:00Z')
const after = (days: number, minutes = 0) => new Date(PLACED.getTime() + days * 86_400_000 + minutes * 60_000)
const placed = (upsellWindowSeconds: number | null = null): Order =>
  newOrder({
    id: 5,
    codeBytes: new Uint8Array(16),
    createdEventId: '01a2b3c4-5d6e-7f80-9123-456789abcdef',
    website: pageOf(1),
    quantity: 1,
    totalPrice: 2990,
    deliveryPrice: 0,
    customer: {
      firstName: 'Ana',
      lastName: 'Žunić',
      email: null,
      phone: '+381648123390',
      phoneTyped: '064 812 3390',
      address: 'Futoška 21',
      city: 'Novi Sad',
      postalCode: null,
      notes: null,
    },
    possibleDuplicate: false,
    source: 'page',
    blockedBy: undefined,
    purchaseEventId: '01a2b3c4-5d6e-4f80-9123-456789abcdef',
    client: {
      ip: '93.184.216.34',
      userAgent: 'Mozilla/5.0',
      fbp: 'fb.1.1',
      fbc: null,
      adConsent: true,
      campaign: { utm_source: 'meta', fbclid: 'IwAR0' },
    },
    upsellWindowSeconds,
    now: PLACED,
  })
const completed = (order: Order, at: Date): Order => withStatus(order, 'completed', 1, at) ?? order

it.each([
  ['one that is running', placed(), after(89), false],
  ['one that nobody ended for ninety days', placed(), after(90, 10), true],
  ['one that was completed just now', completed(placed(), after(3)), after(3, 9), false],
  ['one that was completed ten minutes ago', completed(placed(), after(3)), after(3, 10), true],
  ['one whose upsell window is open', completed(placed(480), after(0, 1)), after(0, 20), false],
])('%s', (_what, order, now, erasable) => expect(isErasable(order, now)).toBe(erasable))

it('keeps of an erased order what figures and the seller’s campaign need, and shows strangers no more of it', () => {
  const order = erasedOrder(completed(placed(), after(3)), after(40))
  expect(JSON.stringify(order)).not.toMatch(/Ana|Žunić|64812|Futoška|Novi Sad|93\.184|Mozilla|fb\.1|IwAR0/)
  expect(order).toMatchObject({ totalPrice: 2990, status: 'completed', client: { campaign: { utm_source: 'meta' } } })
  expect(isClosed(order, 0, after(40))).toBe(true)
  expect(isClosed(placed(), 0, after(400))).toBe(false)
})

it('is complete once no order is running and every service has answered for each that is erased', () => {
  const order = (fields: Partial<ErasedOrder>): ErasedOrder => ({
    id: 5,
    orderId: 'a',
    status: 'completed',
    createdAt: PLACED,
    erasedAt: after(1),
    erasedIn: {},
    ...fields,
  })
  const answered = {
    order: { orders: 1 },
    upsell: { 'upsell-orders': 2 },
    notifier: { deliveries: 4 },
    catalog: { reviews: 0 },
  }
  const part = progressOf(
    [order({ erasedIn: { ...answered, upsell: undefined } as never }), order({ id: 6, erasedAt: null })],
    new Map([['a', ['telegram']]]),
  )
  expect(part).toMatchObject({ unanswered: ['upsell'], runningOrders: 1, running: [{ id: 6 }], lastErasedAt: after(1) })
  expect(isComplete(part)).toBe(false)
  const whole = progressOf([order({ erasedIn: answered }), order({ erasedIn: answered })], new Map())
  expect(whole.erased).toContainEqual({ service: 'upsell', kind: 'upsell-orders', count: 4 })
  expect([isComplete(whole), isComplete(progressOf([], new Map()))]).toEqual([true, true])
})
