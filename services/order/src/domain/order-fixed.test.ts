import { pageOf } from '@izlog/kit/testing/orderable-page'
import { describe, expect, it } from 'vitest'
import { withStep } from './desk.ts'
import { corrected } from './edit.ts'
import { erasedOrder } from './erasure.ts'
import { newOrder } from './new-order.ts'
import type { Order } from './order.ts'
import { dataTagOf, fixedBy } from './order-fixed.ts'
import { mayReview, shownReview, withDecision, withReview } from './review.ts'

const NOW = new Date('2026-11-01T10:00:00Z')
const placed = (releaseOn: 'ordered' | 'confirmed' = 'confirmed'): Order =>
  newOrder({
    ...{ id: 5, codeBytes: new Uint8Array(16), createdEventId: '01a2b3c4-5d6e-7f80-9123-456789abcdef' },
    ...{ website: pageOf(1, { releaseOn }), quantity: 2, totalPrice: 4990, deliveryPrice: 0 },
    customer: {
      ...{ firstName: 'Ana', lastName: 'Žunić', email: 'ana@primer.rs', phone: '+381648123390' },
      ...{ phoneTyped: '064 812 3390', address: 'Futoška 21', city: 'Novi Sad', postalCode: null, notes: 'Zvonite' },
    },
    ...{ possibleDuplicate: false, source: 'page', blockedBy: undefined, upsellWindowSeconds: null, now: NOW },
    purchaseEventId: '01a2b3c4-5d6e-4f80-9123-456789abcdef',
    client: { ip: null, userAgent: null, fbp: null, fbc: null, adConsent: null, campaign: null },
  })
const at = (order: Order, ...steps: Parameters<typeof withStep>[1]['step'][]): Order =>
  steps.reduce((now, step) => withStep(now, { step }, { by: 2, now: NOW }) ?? now, order)
const courier = (state: string) => ({ courier: { state, reason: null, at: NOW } })

describe('what keeps a shopper from changing an order', () => {
  it.each([
    ['nothing, before and after the call', at(placed(), 'no-answer'), null],
    ['nothing, once it is confirmed', at(placed(), 'confirmed'), null],
    ['packing', at(placed(), 'confirmed', 'packed'), 'packed'],
    ['nothing, when it is unpacked again', at(placed(), 'confirmed', 'packed', 'to-pack'), null],
    ['the hand-over', at(placed(), 'confirmed', 'handed-over'), 'courier'],
    ['its end', at(placed(), 'confirmed', 'handed-over', 'delivered'), 'end'],
    ['its cancelling', at(placed(), 'declined'), 'end'],
    ['its erasure', erasedOrder(placed(), NOW), 'end'],
    ['a parcel that may be with the courier', placed('ordered'), 'sending'],
    ['a parcel that the courier has', { ...placed('ordered'), deliveries: courier('sent') }, 'courier'],
    ['a parcel that is announced again and again', { ...placed('ordered'), deliveries: courier('failed') }, 'unsure'],
    ['a parcel that may be sent again', { ...placed('ordered'), deliveries: courier('dead') }, 'unsure'],
    ['nothing, where the seller has no courier', { ...placed('ordered'), deliveries: courier('skipped') }, null],
  ])('is %s', (_what, order, fixed) => expect(fixedBy(order)).toBe(fixed))
})

describe('a correction', () => {
  const wanted = { name: 'Ana Žunić', phone: '064 812 3390', address: 'Nova 5', city: 'Novi Sad', postalCode: null }

  it('changes what was asked for, under the shopper’s name, and nothing else', () => {
    const order = placed()
    const change = corrected(order, { ...wanted, dataTag: '' }, '+381648123390', NOW)
    expect(change?.fields).toEqual(['address'])
    expect(change?.order).toMatchObject({
      ...{ quantity: 2, totalPrice: 4990, deskVersion: 1, deskEntries: [{ step: 'edited', by: null, note: 'adresa' }] },
      customer: { address: 'Nova 5', email: 'ana@primer.rs', notes: 'Zvonite' },
    })
    expect(dataTagOf(change?.order ?? order)).not.toBe(dataTagOf(order))
  })

  it('joins the corrections before it in one entry, and never one of the seller’s', () => {
    const address = (order: Order, street: string) =>
      corrected(order, { ...wanted, address: street, dataTag: '' }, '+381648123390', NOW)?.order ?? order
    const noted = at(placed(), 'no-answer')
    let order = noted
    for (let sent = 0; sent < 60; sent++) order = address(order, `Nova ${sent}`)
    const called = corrected(order, { ...wanted, address: 'Nova 59', dataTag: '' }, '+381641112233', NOW)?.order
    expect(called?.deskEntries).toMatchObject([...noted.deskEntries, { step: 'edited', note: 'telefon, adresa' }])
    const twice = address(at(order, 'call-later'), 'Nova 5')
    expect(twice.deskEntries.map(({ step }) => step)).toEqual(['no-answer', 'edited', 'call-later', 'edited'])
  })

  it('has a tag that no step at the desk changes', () => {
    expect(dataTagOf(at(placed(), 'no-answer', 'confirmed'))).toBe(dataTagOf(placed()))
  })
})

describe('a review', () => {
  const delivered = at(placed(), 'confirmed', 'handed-over', 'delivered')

  it('is written once the parcel is delivered, and anew until the seller decides', () => {
    expect([mayReview(placed()), mayReview(delivered)]).toEqual([false, true])
    const written = withReview(delivered, { stars: 4, text: 'Mekan.' }, NOW) ?? delivered
    expect(mayReview(written)).toBe(true)
    expect(withReview(written, { stars: 4, text: 'Mekan.' }, NOW)).toBeUndefined()
    const { review } = written
    const decided = review && withDecision(written, review, true, NOW)
    expect(decided?.review).toMatchObject({ text: 'Mekan.', decision: 'approved' })
    expect(decided && mayReview(decided)).toBe(false)
    expect(decided?.review && withDecision(decided, decided.review, true, NOW)).toBeUndefined()
  })

  it('is signed with the first name and an initial, and goes with the shopper’s data', () => {
    const written = withReview(delivered, { stars: 4, text: 'Mekan.' }, NOW) ?? delivered
    expect(written.review && shownReview(written, written.review)).toMatchObject({ name: 'Ana Ž.', city: 'Novi Sad' })
    expect(erasedOrder(written, NOW).review).toBeNull()
  })
})
