import { expect, it } from 'vitest'
import { callDue, callQueue, nextCallAt } from './call-queue.ts'
import { HOUR_MS, MINUTE_MS } from './durations.ts'
import { deskAfter, NEW_DESK, type OrderDesk } from './order-desk.ts'

const now = Date.parse('2026-11-28T12:00:00.000Z')
const ago = (minutes: number) => now - minutes * MINUTE_MS
const iso = (time: number) => new Date(time).toISOString()
const unanswered = (times: number): OrderDesk => ({ ...NEW_DESK, confirmation: 'no-answer', attempts: times })
const promised = (at: number) => deskAfter(NEW_DESK, { step: 'call-later', callAt: iso(at) }) ?? NEW_DESK

it('calls promised ones first, then the oldest new order, then who did not answer', () => {
  const calls = [
    { id: 'did not answer', desk: unanswered(1), createdAt: ago(600), calledAt: ago(180) },
    { id: 'new', desk: NEW_DESK, createdAt: ago(5) },
    { id: 'older', desk: NEW_DESK, createdAt: ago(50) },
    { id: 'promised', desk: promised(ago(1)), createdAt: ago(90), calledAt: ago(80) },
  ]
  expect(callQueue(calls, now).map(({ id }) => id)).toEqual(['promised', 'older', 'new', 'did not answer'])
})

it('leaves out what is not due yet, and what waits for no call', () => {
  const confirmed = deskAfter(NEW_DESK, { step: 'confirmed' }) ?? NEW_DESK
  const calls = [
    { desk: promised(now + HOUR_MS), createdAt: ago(90), calledAt: ago(80) },
    { desk: unanswered(1), createdAt: ago(90), calledAt: ago(60) },
    { desk: confirmed, createdAt: ago(90), calledAt: ago(60) },
  ]
  expect(callQueue(calls, now)).toEqual([])
})

it('spreads attempts over the day', () => {
  const waits = [1, 2, 3, 7].map((times) => {
    const due = callDue({ desk: unanswered(times), createdAt: ago(90), calledAt: now })
    return ((due ?? 0) - now) / HOUR_MS
  })
  expect(waits).toEqual([2, 4, 20, 20])
})

it('calls next when something is due and the shop open', () => {
  const hours = { weekdays: { from: '08:00', until: '12:00' }, saturday: null, sunday: null }
  const fresh = { desk: NEW_DESK, createdAt: ago(5) }
  const later = { desk: promised(now + HOUR_MS), createdAt: ago(90), calledAt: ago(80) }
  expect(nextCallAt([], hours, now)).toBeUndefined()
  expect(nextCallAt([later, fresh], null, now)).toBe(now)
  expect(nextCallAt([later], null, now)).toBe(now + HOUR_MS)
  // A Saturday.
  expect(nextCallAt([later, fresh], hours, now)).toBe(Date.parse('2026-11-30T07:00:00.000Z'))
})
