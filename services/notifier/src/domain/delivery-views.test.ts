import { expect, it } from 'vitest'
import { type DeliveryViewDeps, deliveryItem } from './delivery-views.ts'

const at = new Date('2026-11-30T06:00:00Z')
const failed: Parameters<typeof deliveryItem>[0] = {
  ...{ _id: 'id:telegram', orderId: 'K7QM-4RXW-9TPH', userId: 7, channel: 'telegram' as const, cause: 'order.created' },
  ...{
    state: 'failed' as const,
    reason: 'Telegram ne odgovara.',
    trackingId: null,
    summary: 'Poruka',
    attempts: 3,
    starts: 3,
  },
  ...{ content: {}, forgetAt: null, held: false, dueAt: at, lease: null, version: 4, traceparent: null },
  ...{ createdAt: at, changedAt: at },
}
const shown = (delivery: Parameters<typeof deliveryItem>[0], isPaused: DeliveryViewDeps['isPaused']) => {
  const { paused, canRetry, nextAttemptAt } = deliveryItem(delivery, { isPaused, trackingUrl: () => null })
  return { paused, canRetry, nextAttemptAt }
}

it('is offered to be sent again unless it waits for the end of a pause anyway', () => {
  const isPaused = () => true
  const next = at.toISOString()
  expect(shown(failed, () => false)).toEqual({ paused: false, canRetry: true, nextAttemptAt: next })
  expect(shown(failed, isPaused)).toEqual({ paused: true, canRetry: false, nextAttemptAt: null })
  // One that was given up does not wait: whoever sends it again lets it wait for the end, too.
  expect(shown({ ...failed, state: 'dead', dueAt: null }, isPaused)).toMatchObject({ paused: false, canRetry: true })
})
