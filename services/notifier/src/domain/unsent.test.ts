import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { describe, expect, it } from 'vitest'
import { canRetry, type Delivery, forgetAtAfter } from './delivery.ts'
import { changesEvent } from './delivery-events.ts'
import { deliveryItem } from './delivery-views.ts'
import { NOT_BY_ITSELF } from './fan-out.ts'
import { changedUnsent } from './unsent.ts'

const NOW = new Date('2026-11-29T03:00:00Z')
const GIVEN_UP = 'Trackify ne odgovara.'
const dead: Delivery & { orderId: string } = {
  ...{ _id: '019aa5b0-0000-7000-8000-000000000001:courier', channel: 'courier', cause: 'order.released' },
  ...{ orderId: 'K7QM-4RXW-9TPH', userId: 1, state: 'dead', reason: GIVEN_UP, trackingId: null },
  ...{ summary: 'Pošiljka', attempts: 10, starts: 10, content: { reference: 'K7QM-4RXW-9TPH' } },
  ...{ forgetAt: forgetAtAfter(NOW), held: false, dueAt: null, lease: null, version: 3 },
  ...{ createdAt: NOW, changedAt: NOW, traceparent: null },
}
const waiting: Delivery = { ...dead, state: 'failed', forgetAt: null, dueAt: NOW }
const withdrawn = changedUnsent(dead, { what: 'withdraw' }, NOW) ?? dead

describe('a delivery of a cancelled order', () => {
  it('is not retried, says why, and is as before once the order is cancelled no more', () => {
    expect(canRetry(dead)).toBe(true)
    expect(canRetry(withdrawn)).toBe(false)
    const shown = deliveryItem(
      { ...dead, ...withdrawn, orderId: dead.orderId },
      { trackingUrl: () => null, isPaused: () => false },
    )
    expect(shown).toMatchObject({ reason: DELIVERY_MESSAGES.withdrawn, canRetry: false })
    expect(changedUnsent(withdrawn, { what: 'withdraw' }, NOW)).toBeUndefined()
    const restored = changedUnsent(withdrawn, { what: 'restore' }, NOW)
    expect(restored).toMatchObject({ state: 'dead', reason: GIVEN_UP, dueAt: null, revision: 2 })
    expect(restored && canRetry(restored)).toBe(true)
  })

  it('is not tried either where it waits for its turn, which it has again afterwards', () => {
    const kept = changedUnsent(waiting, { what: 'withdraw' }, NOW) ?? waiting
    expect(kept).toMatchObject({ dueAt: NOT_BY_ITSELF, forgetAt: forgetAtAfter(NOW) })
    const [published] = changesEvent([kept], NOW)
    expect(published?.event.data).toMatchObject({ changes: [{ state: 'failed', reason: DELIVERY_MESSAGES.withdrawn }] })
    expect(changedUnsent(kept, { what: 'restore' }, NOW)).toMatchObject({ dueAt: NOW, forgetAt: null })
  })
})

it.each([
  ['was sent', { state: 'sent' }],
  ['is being sent', { lease: 'somebody' }],
  ['is forgotten', { content: null }],
] as const)('a delivery that %s takes nothing in any more', (_what, fields) => {
  const replace = { what: 'replace', content: { reference: 'Nova' }, summary: 'Pošiljka' } as const
  expect(changedUnsent({ ...dead, ...fields }, replace, NOW)).toBeUndefined()
  expect(changedUnsent({ ...dead, ...fields }, { what: 'withdraw' }, NOW)).toBeUndefined()
  expect(changedUnsent(dead, replace, NOW)).toMatchObject({ content: { reference: 'Nova' }, state: 'dead' })
})
