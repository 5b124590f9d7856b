import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Confirmation,
  type DeskStep,
  deskAfter,
  deskWithStatus,
  hasLeft,
  NEW_DESK,
  type OrderDesk,
  placeOnDesk,
  Shipment,
  DeskStep as Steps,
  statusOfDesk,
  stepsFrom,
} from './order-desk.ts'
import { OrderStatus } from './order-status.ts'

const after = (...steps: DeskStep[]) =>
  steps.reduce<OrderDesk | undefined>((desk, step) => desk && deskAfter(desk, { step }), NEW_DESK)
const statusAfter = (...steps: DeskStep[]) => {
  const desk = after(...steps)
  return desk && statusOfDesk(desk)
}

describe('the four statuses follow from the desk', () => {
  it.each<[OrderStatus, DeskStep[]]>([
    ['pending', []],
    ['pending', ['no-answer']],
    ['pending', ['call-later']],
    ['processing', ['confirmed']],
    ['processing', ['confirmed', 'packed', 'handed-over', 'in-delivery']],
    ['completed', ['confirmed', 'handed-over', 'delivered']],
    ['cancelled', ['declined']],
    ['cancelled', ['wrong-number']],
    ['cancelled', ['confirmed', 'handed-over', 'refused']],
    ['cancelled', ['confirmed', 'handed-over', 'refused', 'returned']],
  ])('%s after %j', (status, steps) => expect(statusAfter(...steps)).toBe(status))
})

it('counts the calls that nobody answered, and asks when to call again', () => {
  expect(after('no-answer', 'no-answer')).toMatchObject({ confirmation: 'no-answer', attempts: 2 })
  const callAt = '2026-11-29T09:00:00.000Z'
  const later = deskAfter(NEW_DESK, { step: 'call-later', callAt })
  expect(later).toMatchObject({ confirmation: 'call-later', callAt, attempts: 0 })
  expect(later && deskAfter(later, { step: 'no-answer' })).toMatchObject({ callAt: null, attempts: 1 })
})

it('a parcel takes its steps only once the order is confirmed, and no order is declined whose parcel has left', () => {
  expect(after('packed')).toBeUndefined()
  expect(after('confirmed', 'declined')).toMatchObject({ confirmation: 'declined', shipment: null })
  expect(after('confirmed', 'handed-over', 'declined')).toBeUndefined()
  expect(after('confirmed', 'handed-over', 'delivered', 'refused')).toBeUndefined()
  expect(after('declined', 'confirmed')).toMatchObject({ shipment: 'to-pack', reason: null })
})

describe('a status that an administrator sets', () => {
  it.each<[OrderStatus, Partial<OrderDesk>]>([
    ['pending', { confirmation: 'new', shipment: null }],
    ['processing', { confirmation: 'confirmed', shipment: 'to-pack' }],
    ['completed', { confirmation: 'confirmed', shipment: 'delivered' }],
    ['cancelled', { confirmation: 'declined', shipment: null }],
  ])('%s', (status, desk) => {
    const before = after('no-answer')
    expect(before && deskWithStatus(before, status)).toMatchObject(status === 'pending' ? { ...before } : desk)
  })

  it('cancelled after the parcel has left means that it came back', () => {
    const onItsWay = after('confirmed', 'handed-over')
    expect(onItsWay && deskWithStatus(onItsWay, 'cancelled')).toMatchObject({ shipment: 'returned' })
  })

  it('is always the status that follows, and the same one changes nothing', () => {
    const desk = fc.record({
      confirmation: fc.constantFrom(...Confirmation.options),
      shipment: fc.constantFrom(null, ...Shipment.options),
      attempts: fc.nat(9),
      callAt: fc.constant(null),
      reason: fc.constant(null),
    })
    fc.assert(
      fc.property(desk, fc.constantFrom(...OrderStatus.options), (before, status) => {
        const set = deskWithStatus(before, status)
        expect(statusOfDesk(set)).toBe(status)
        expect(deskWithStatus(set, status)).toEqual(set)
      }),
    )
  })
})

it('every step that is offered is possible, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Steps.options), { maxLength: 12 }), (steps) => {
      let desk = NEW_DESK
      for (const step of steps) {
        const next = deskAfter(desk, { step })
        expect(next !== undefined).toBe(stepsFrom(desk).includes(step))
        if (next && hasLeft(desk)) expect(next.confirmation).toBe('confirmed')
        desk = next ?? desk
      }
    }),
  )
})

it.each<[OrderDesk | undefined, string]>([
  [NEW_DESK, 'new'],
  [after('no-answer'), 'no-answer'],
  [after('confirmed'), 'to-pack'],
  [after('confirmed', 'handed-over', 'refused'), 'refused'],
  [after('declined'), 'declined'],
  // Of an order from before there was a desk.
  [{ ...NEW_DESK, confirmation: 'confirmed' }, 'to-pack'],
])('%j has one place on both axes: %s', (desk, place) => expect(desk && placeOnDesk(desk)).toBe(place))
