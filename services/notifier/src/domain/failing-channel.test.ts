import { describe, expect, it } from 'vitest'
import type { FailureKind } from './delivery.ts'
import { failingOf } from './failing-channel.ts'

const NOW = new Date('2026-11-30T02:00:00Z')
const NOTHING_PAUSED = { now: NOW, isPaused: () => false }
const failed = (userId: number, at: string, failureKind?: FailureKind, reason = 'Meta ne odgovara.') =>
  ({ channel: 'pixel', userId, reason, failureKind, changedAt: new Date(`2026-11-30T${at}Z`) }) as const

it('sums up a channel, since the oldest and with the reason of the latest, without what a service quotes', () => {
  const deliveries = [
    failed(7, '01:58:00', 'refused', 'Meta je odbila događaj (name "Ana (Petrović)" is invalid).'),
    failed(7, '01:54:00', 'unavailable', 'Meta ne odgovara. Pokušaćemo ponovo.'),
  ]
  expect(failingOf('pixel', deliveries, NOTHING_PAUSED)).toEqual({
    channel: 'pixel',
    failing: 2,
    sellers: 1,
    userId: 7,
    since: '2026-11-30T01:54:00.000Z',
    reason: 'Meta je odbila događaj.',
    isWidespread: false,
    suspectSince: null,
  })
  expect(failingOf('telegram', deliveries, NOTHING_PAUSED)).toMatchObject({
    failing: 0,
    sellers: 0,
    userId: null,
    since: null,
    reason: null,
  })
  const ofTwo = [
    failed(7, '01:54:00', 'refused', 'Meta je odbila događaj (odgovor 403).'),
    failed(8, '01:53:00', 'refused', ''),
  ]
  expect(failingOf('pixel', ofTwo, NOTHING_PAUSED)).toMatchObject({
    sellers: 2,
    userId: null,
    reason: 'Meta je odbila događaj (odgovor 403).',
  })
})

describe('a channel may be down', () => {
  const of = (...deliveries: Readonly<Parameters<typeof failed>>[]) => {
    const { isWidespread, suspectSince } = failingOf(
      'pixel',
      deliveries.map((one) => failed(...one)),
      NOTHING_PAUSED,
    )
    return [isWidespread, suspectSince?.toISOString().slice(11, 16) ?? null]
  }

  it('when it leaves three without an answer, also of one seller', () => {
    expect(of([7, '01:54:00', 'unavailable'], [7, '01:55:00', 'unavailable'])).toEqual([false, null])
    expect(of([7, '01:54:00', 'unavailable'], [7, '01:55:00', 'unavailable'], [7, '01:56:00', 'unavailable'])).toEqual([
      false,
      '01:54',
    ])
  })

  it('when it refuses what three sellers send, and not what two do', () => {
    const ofTwo = [
      [7, '01:54:00', 'refused'],
      [8, '01:55:00', 'refused'],
      [8, '01:56:00', 'refused'],
    ] as const
    expect(of(...ofTwo)).toEqual([false, null])
    expect(of(...ofTwo, [9, '01:57:00', 'unavailable'])).toEqual([true, '01:54'])
  })

  it('by the last three, so that what was sent before them does not count, and by a minute at least', () => {
    const earlier = [7, '01:10:00', 'unavailable'] as const
    const last = [
      [7, '01:54:00', 'unavailable'],
      [8, '01:55:00', 'refused'],
      [9, '01:56:00', 'refused'],
    ] as const
    expect(of(earlier, ...last)).toEqual([true, '01:54'])
    const justNow = ['01:59:57', '01:59:58', '01:59:59'].map((at) => [7, at, 'unavailable'] as const)
    expect(of(earlier, ...justNow)).toEqual([false, '01:59'])
  })

  it('not for what sellers have set up wrongly, however many have', () => {
    expect(
      of([7, '01:54:00', 'misconfigured'], [8, '01:55:00', 'misconfigured'], [9, '01:56:00', 'misconfigured']),
    ).toEqual([false, null])
  })

  it('not for what began to fail more than an hour ago', () => {
    expect(of([7, '00:10:00', 'unavailable'], [8, '00:20:00', 'unavailable'], [9, '01:00:00', 'unavailable'])).toEqual([
      false,
      null,
    ])
  })

  it('not for what is paused', () => {
    const deliveries = ['01:54:00', '01:55:00', '01:56:00'].map((at) => failed(7, at, 'unavailable'))
    const isPaused = ({ userId }: { userId: number }) => userId === 7
    expect(failingOf('pixel', deliveries, { now: NOW, isPaused }).suspectSince).toBeNull()
  })
})
