import { expect, it } from 'vitest'
import { failingOf } from './failing-channel.ts'

const failed = (userId: number, at: string, reason: string) =>
  ({ channel: 'pixel', userId, reason, changedAt: new Date(`2026-11-30T${at}Z`) }) as const

it('sums up a channel, since the oldest and with the reason of the latest, without what a service quotes', () => {
  const deliveries = [
    failed(7, '01:58:00', 'Meta je odbila događaj (name "Ana (Petrović)" is invalid). Pokušaćemo ponovo.'),
    failed(7, '01:54:00', 'Meta ne odgovara. Pokušaćemo ponovo.'),
  ]
  expect(failingOf('pixel', deliveries)).toEqual({
    channel: 'pixel',
    failing: 2,
    sellers: 1,
    userId: 7,
    since: '2026-11-30T01:54:00.000Z',
    reason: 'Meta je odbila događaj. Pokušaćemo ponovo.',
  })
  expect(failingOf('telegram', deliveries)).toMatchObject({
    failing: 0,
    sellers: 0,
    userId: null,
    since: null,
    reason: null,
  })
  expect(
    failingOf('pixel', [failed(7, '01:54:00', 'Meta je odbila događaj (odgovor 403).'), failed(8, '01:53:00', '')]),
  ).toMatchObject({
    sellers: 2,
    userId: null,
    reason: 'Meta je odbila događaj (odgovor 403).',
  })
})
