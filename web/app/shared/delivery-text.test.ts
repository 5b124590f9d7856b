import { describe, expect, it } from 'vitest'
import { aDelivery } from '../testing/samples.ts'
import { progressOf } from './delivery-text.ts'

const now = new Date('2026-11-21T08:40:00Z')
const failed = (fields: Parameters<typeof aDelivery>[0]) => progressOf(aDelivery({ state: 'failed', ...fields }), now)

describe('a delivery', () => {
  it('that failed says which try it was and when the next one is', () => {
    expect(failed({ attempts: 3, nextAttemptAt: '2026-11-21T08:44:00Z' })).toBe(
      'Pokušaj 3 od 10 · sledeći u\u00a009:44',
    )
    expect(failed({ attempts: 8, nextAttemptAt: '2026-11-22T03:05:00Z' })).toBe(
      'Pokušaj 8 od 10 · sledeći sutra u\u00a004:05',
    )
    expect(failed({ attempts: 3, nextAttemptAt: null })).toBe('Pokušaj 3 od 10 · sledeći za koji trenutak')
    expect(failed({ attempts: 0, nextAttemptAt: '2026-11-21T08:44:00Z' })).toBe('Sledeći pokušaj u\u00a009:44')
  })

  it('that waits for the end of a pause says so', () => {
    const paused = { paused: true, nextAttemptAt: null }
    expect(failed({ ...paused, attempts: 3 })).toBe('Pokušaj 3 od 10 · slanje je pauzirano, čeka nastavak')
    expect(failed({ ...paused, attempts: 0 })).toBe('Slanje je pauzirano, čeka nastavak')
  })

  it('asked for again after ten tries counts on', () => {
    expect(failed({ attempts: 12, nextAttemptAt: '2026-11-21T08:44:00Z' })).toBe('Pokušaj 12 · sledeći u\u00a009:44')
  })

  it('that was given up says when', () => {
    const dead = aDelivery({ state: 'dead', attempts: 10, changedAt: '2026-11-20T08:44:00Z' })
    expect(progressOf(dead, now)).toBe('Odustali smo posle 10 pokušaja · juče u\u00a009:44')
  })

  it('that was sent says when, and names the parcel', () => {
    expect(progressOf(aDelivery({ state: 'sent' }), now)).toBe('09:38:07')
    const parcel = aDelivery({ state: 'sent', trackingId: 'TR-77', changedAt: '2026-11-19T08:38:07Z' })
    expect(progressOf(parcel, now)).toBe('broj pošiljke TR-77 · 19.\u00a011.\u00a02026. u\u00a009:38')
  })

  it('that waits for its event leaves it to the reason', () => {
    expect(progressOf(aDelivery({ state: 'pending' }), now)).toBe('Šaljemo…')
    expect(progressOf(aDelivery({ state: 'pending', reason: 'Čeka da porudžbina bude završena.' }), now)).toBe('')
  })
})
