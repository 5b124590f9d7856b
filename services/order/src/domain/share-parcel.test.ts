import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { describe, expect, it } from 'vitest'
import { withoutLastStep, withStep } from './desk.ts'
import { erasedOrder } from './erasure.ts'
import { goodsInParcel } from './goods-in-parcel.ts'
import { newOrder } from './new-order.ts'
import { type Order, sumOfParcel, sumToCollect } from './order.ts'
import { columnOf, csvRow } from './order-csv.ts'
import {
  asFollower,
  followingRefusal,
  inLine,
  leadingFirst,
  parcelRefusal,
  separationRefusal,
  withFollower,
  withOwnParcel,
  withoutFollower,
} from './share-parcel.ts'

const NOW = new Date('2026-11-01T10:00:00Z')
const sharing = { by: 2, now: NOW }
const placed = (id: number, more: Partial<Order> = {}): Order => ({
  ...newOrder({
    ...{ id, codeBytes: new Uint8Array(16).fill(id), createdEventId: '01a2b3c4-5d6e-7f80-9123-456789abcdef' },
    ...{ website: pageOf(1, { releaseOn: 'confirmed' }), quantity: 1, totalPrice: 2990, deliveryPrice: 300 },
    customer: {
      ...{ firstName: 'Ana', lastName: 'Žunić', email: null, phone: '+381648123390', phoneTyped: '064 812 3390' },
      ...{ address: 'Futoška 21', city: 'Novi Sad', postalCode: null, notes: null },
    },
    ...{ possibleDuplicate: false, source: 'page', blockedBy: undefined, upsellWindowSeconds: null, now: NOW },
    purchaseEventId: '01a2b3c4-5d6e-4f80-9123-456789abcdef',
    client: { ip: null, userAgent: null, fbp: null, fbc: null, adConsent: null, campaign: null },
  }),
  ...more,
})
const at = (order: Order, ...steps: Parameters<typeof withStep>[1]['step'][]): Order =>
  steps.reduce((now, step) => withStep(now, { step }, { by: 2, now: NOW }) ?? now, order)
const courier = (state: string) => ({ courier: { state, reason: null, at: NOW } })
/** Both orders after all writes. */
function together(leader: Order, asking: Order) {
  const follower = asFollower(asking, leader, sharing)
  const both = withFollower(leader, follower, sharing)
  return { leader: both, follower: inLine(follower, both, NOW) ?? follower }
}

describe('which of two orders leads, whoever is asked', () => {
  const confirmed = at(placed(6), 'confirmed')
  it.each([
    ['the older', placed(5), placed(6)],
    ['the confirmed one', confirmed, placed(5)],
    ['the one that waits for the call', placed(6), placed(5, { releaseOn: 'ordered' })],
    ['the one that leads already', together(placed(6), placed(7)).leader, at(placed(5), 'confirmed')],
  ])('%s', (_which, leader, follower) => {
    expect(leadingFirst(leader, follower)).toEqual([leader, follower])
    expect(leadingFirst(follower, leader)).toEqual([leader, follower])
  })
})

describe('what keeps a parcel as it is', () => {
  it.each([
    ['nothing, before the call', placed(5), undefined],
    ['nothing, while it is to be packed', at(placed(5), 'confirmed'), undefined],
    ['nothing, where no courier is set up', placed(5, { releasedAt: NOW, deliveries: courier('skipped') }), undefined],
    ['packing', at(placed(5), 'confirmed', 'packed'), PARCEL_MESSAGES.packed],
    ['the hand-over', at(placed(5), 'confirmed', 'handed-over'), PARCEL_MESSAGES.left],
    ['its release', placed(5, { releasedAt: NOW }), PARCEL_MESSAGES.announcing],
    ['the courier', placed(5, { releasedAt: NOW, deliveries: courier('sent') }), PARCEL_MESSAGES.announced],
    ['a courier that may have it', placed(5, { releasedAt: NOW, deliveries: courier('dead') }), PARCEL_MESSAGES.unsure],
  ])('is %s', (_what, order, message) => expect(parcelRefusal(order)).toBe(message?.(order.orderId)))
})

it.each([
  ['another buyer', { customer: { ...placed(6).customer, phone: '+381641111111' } }, PARCEL_MESSAGES.otherBuyer],
  ['another currency', { currency: 'EUR' }, PARCEL_MESSAGES.otherMarket],
  ['an order that is over', { status: 'cancelled' as const }, PARCEL_MESSAGES.over(placed(6).orderId)],
  ['one that leads another', together(placed(6), placed(7)).leader, PARCEL_MESSAGES.taken(placed(6).orderId)],
])('%s goes into no other parcel', (_what, more, message) =>
  expect(followingRefusal(placed(6, more), placed(5), NOW)).toBe(message),
)

describe('what goes into a parcel only once its leader is confirmed', () => {
  const leads = (releaseOn: 'ordered' | 'confirmed') =>
    together(placed(5, { releaseOn }), placed(7, { releaseOn })).leader
  it.each([
    ['a confirmed order', at(placed(6), 'confirmed'), leads('confirmed')],
    ['an order to be called, where the parcel waits for no call', placed(6), leads('ordered')],
  ])('is %s', (_what, order, leader) => {
    expect(followingRefusal(order, leader, NOW)).toBe(PARCEL_MESSAGES.confirmFirst(leader.orderId))
    expect(followingRefusal(order, at(leader, 'confirmed'), NOW)).toBeUndefined()
  })
})

it('an order so old that its data may be erased leads none, and one erased lets go of those that follow it', () => {
  const old = placed(5, { createdAt: new Date(NOW.getTime() - 91 * 86_400_000) })
  expect(followingRefusal(placed(6), old, NOW)).toBe(PARCEL_MESSAGES.old(old.orderId))
  const { leader } = together(placed(5), placed(6))
  expect(parcelRefusal(erasedOrder(leader, NOW))).toBe(DESK_MESSAGES.erased)
  expect(separationRefusal(erasedOrder(leader, NOW))).toBeUndefined()
  expect(separationRefusal(erasedOrder(at(leader, 'confirmed', 'handed-over'), NOW))).toBe(
    PARCEL_MESSAGES.left(leader.orderId),
  )
})

describe('a shared parcel', () => {
  const upsell = {
    ...{ reservationId: 'r', orderId: 'U', upsellProductId: 1, title: 'Jastučnica', sku: null, image: null },
    ...{ quantity: 2, totalPrice: 990, acceptedAt: NOW },
  }
  const second = placed(6, { deliveryPrice: 450, upsells: [upsell] })

  it('collects both orders and the larger delivery price, and no sum is counted twice', () => {
    const { leader, follower } = together(placed(5), second)
    expect(sumOfParcel(leader)).toBe(2990 + 2990 + 990 + 450)
    expect(sumOfParcel(follower)).toBe(0)
    expect(sumToCollect(leader) + sumToCollect(follower)).toBe(sumOfParcel(leader))
    expect(goodsInParcel(leader).map(({ title, quantity }) => `${quantity} ${title}`)).toEqual([
      ...['1 Jastuk Mirna noć', '1 Jastuk Mirna noć', '2 Jastučnica'],
    ])
  })

  it('waits to leave until the sharing can be taken back no more, and its confirmation can be taken back meanwhile', () => {
    const seconds = (after: number) => new Date(NOW.getTime() + after * 1000)
    const leader = withFollower(at(placed(5), 'confirmed'), second, { by: 2, now: seconds(8) })
    expect(leader.upsellDelayedUntil).toEqual(seconds(23))
    const undone = withoutLastStep(leader, { by: 2, now: seconds(9) })
    expect(undone).toMatchObject({ status: 'pending', desk: placed(5).desk, parcelDueAt: seconds(9) })
    expect(undone?.deskEntries.map(({ step }) => step)).toEqual(['shared'])
    expect(withFollower(placed(5), second, sharing).upsellDelayedUntil).toBeNull()
  })

  it('stands in a file of orders once, with its leader', () => {
    const { leader, follower } = together(placed(5), second)
    const columns = (['sumToCollect', 'goods', 'inParcelOf'] as const).map((column) => columnOf(column))
    expect(csvRow(leader, columns).trim()).toBe('7420;1 × Jastuk Mirna noć, 1 × Jastuk Mirna noć, 2 × Jastučnica;')
    expect(csvRow(follower, columns).trim()).toBe(`0;;${leader.orderId}`)
  })

  it('has one desk, on which a confirmed order confirms the other', () => {
    const { follower } = together(at(placed(5), 'confirmed'), second)
    expect(follower).toMatchObject({ status: 'processing', desk: { shipment: 'to-pack' }, releasedAt: null })
    expect(follower.timeline.at(-1)).toMatchObject({ status: 'processing', by: 2 })
  })

  it('comes apart as it was put together, and an order that nobody called waits for its call again', () => {
    const { leader, follower } = together(at(placed(5), 'confirmed'), second)
    const alone = withoutFollower(leader, follower, sharing)
    expect(alone).toMatchObject({ parcelShare: null, deliveryPrice: 300 })
    const own = withOwnParcel(follower, sharing)
    expect(own).toMatchObject({ parcelShare: null, deliveryPrice: 450, parcelDueAt: null, releasedAt: null })
    expect(own).toMatchObject({ status: 'pending', desk: second.desk, upsellDelayedUntil: null })
    expect(own.timeline.map(({ status }) => status)).toEqual(['pending', 'processing', 'pending'])
    expect(own.deskEntries.map(({ step, note }) => [step, note])).toEqual([
      ['shared', leader.orderId],
      ['separated', leader.orderId],
    ])
  })

  it('keeps what the parcel was confirmed for once it comes apart, and then waits as after a step', () => {
    const { leader, follower } = together(placed(5), second)
    const confirmed = inLine(follower, at(leader, 'confirmed'), NOW) ?? follower
    const own = withOwnParcel(confirmed, sharing)
    expect(own).toMatchObject({ status: 'processing', desk: { shipment: 'to-pack' }, releasedAt: null })
    expect(own.upsellDelayedUntil).toEqual(new Date(NOW.getTime() + 15_000))
  })
})
