import { describe, expect, it } from 'vitest'
import { afterTry, canRetry, forgetAtAfter } from './delivery.ts'

const now = new Date('2026-11-21T03:00:00Z')
const policy = { now, firstMs: 1000, random: 0.5 }
const failed = { outcome: 'failed', reason: 'Telegram ne odgovara.', kind: 'unavailable' } as const

describe('afterTry', () => {
  it('closes what was sent and keeps its tracking number', () => {
    expect(afterTry({ attempts: 1 }, { outcome: 'sent', trackingId: 'TR1' }, policy)).toEqual({
      state: 'sent',
      reason: null,
      failureKind: undefined,
      trackingId: 'TR1',
      attempts: 2,
      dueAt: null,
      forgetAt: now,
    })
  })

  it('puts off what failed, and gives up after the tenth try', () => {
    const put = afterTry({ attempts: 0 }, failed, policy)
    expect(put).toMatchObject({
      state: 'failed',
      failureKind: 'unavailable',
      attempts: 1,
      dueAt: new Date(now.getTime() + 1000),
    })
    expect(put).toMatchObject({ reason: 'Telegram ne odgovara. Pokušaćemo ponovo.', forgetAt: null })
    expect(afterTry({ attempts: 9 }, failed, policy)).toMatchObject({
      state: 'dead',
      reason: 'Telegram ne odgovara.',
      attempts: 10,
      dueAt: null,
      forgetAt: forgetAtAfter(now),
    })
  })

  it('gives all tries again to what somebody asked for again', () => {
    expect(afterTry({ attempts: 10, attemptsBefore: 10 }, failed, policy)).toMatchObject({
      state: 'failed',
      attempts: 11,
      dueAt: new Date(now.getTime() + 1000),
    })
  })

  it('keeps what is skipped for a while, unless nobody may have it any more', () => {
    const skipped = { outcome: 'skipped', reason: 'Telegram nije podešen.' } as const
    expect(afterTry({ attempts: 0 }, skipped, policy).forgetAt).toEqual(forgetAtAfter(now))
    expect(afterTry({ attempts: 0 }, { ...skipped, forGood: true }, policy).forgetAt).toEqual(now)
  })

  it('comes back when a service names the time, without counting that as a try', () => {
    expect(afterTry({ attempts: 9 }, { ...failed, retryAfterMs: 7000 }, policy)).toMatchObject({
      state: 'failed',
      attempts: 9,
      dueAt: new Date(now.getTime() + 7000),
    })
  })
})

describe('canRetry', () => {
  const open = { state: 'failed', held: false, lease: null, content: { text: 'Nova porudžbina' } } as const

  it.each(['failed', 'dead', 'skipped'] as const)('is so of one that is %s', (state) => {
    expect(canRetry({ ...open, state })).toBe(true)
  })

  it.each([
    ['sent', { state: 'sent' }],
    ['due already', { state: 'pending' }],
    ['being tried now', { lease: 'somebody' }],
    ['waiting for its event', { held: true }],
    ['of a cancelled order', { withdrawn: true }],
    ['forgotten', { content: null }],
  ] as const)('is not so of one that is %s', (_what, fields) => {
    expect(canRetry({ ...open, ...fields })).toBe(false)
  })
})
