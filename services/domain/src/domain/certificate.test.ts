import { DAY_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { describe, expect, it } from 'vitest'
import {
  certificateView,
  covers,
  failureOf,
  type IssuedCertificate,
  namesLeadingHere,
  pauseAfter,
  renewalAt,
  stateOf,
} from './certificate.ts'

const from = new Date('2026-11-01T00:00:00Z')
const issued = (names = ['radnja.rs'], days = 90): IssuedCertificate => ({
  fingerprint: 'f'.repeat(64),
  names,
  validFrom: from,
  validUntil: new Date(from.getTime() + days * DAY_MS),
})

it('is renewed around two thirds of the lifetime, however long that is', () => {
  const share = (days: number, chance: number) =>
    (renewalAt(issued(['radnja.rs'], days), chance).getTime() - from.getTime()) / (days * DAY_MS)
  for (const days of [6, 90]) {
    expect(share(days, 0.5)).toBeCloseTo(2 / 3, 5)
    expect(share(days, 0)).toBeCloseTo(2 / 3 - 1 / 30, 5)
    expect(share(days, 1)).toBeCloseTo(2 / 3 + 1 / 30, 5)
  }
})

it('is overdue when less than a sixth of its lifetime is left, however long that is', () => {
  const after = (days: number, share: number) =>
    stateOf(issued(['radnja.rs'], days), new Date(from.getTime() + share * days * DAY_MS))
  for (const days of [6, 90])
    expect([0.7, 0.8, 0.9, 1].map((share) => after(days, share))).toEqual(['valid', 'valid', 'overdue', 'ended'])
})

it('waits longer after each failure, so that no host fails more than five times an hour', () => {
  const starts = [0]
  for (let tries = 1; tries < 8; tries++) starts.push((starts.at(-1) ?? 0) + pauseAfter('unreachable', tries, 0))
  expect(starts.filter((start) => start < 60 * MINUTE_MS)).toHaveLength(5)
  expect(pauseAfter('unreachable', 30, 1)).toBeLessThanOrEqual(DAY_MS * 1.1)
  expect(pauseAfter('dns', 30, 0)).toBe(60 * MINUTE_MS)
})

it('is asked for the names alone that lead to us', () => {
  const check = (ok: boolean) => ({ record: 'TXT' as const, name: '', expected: '', found: [], ok, advice: null })
  const names = (www: boolean, apex: boolean) => namesLeadingHere('radnja.rs', [check(true), check(www), check(apex)])
  expect(names(true, true)).toEqual(['radnja.rs', 'www.radnja.rs'])
  expect(names(true, false)).toEqual(['www.radnja.rs'])
  expect(names(false, false)).toEqual([])
  expect(covers(issued(['radnja.rs']), ['radnja.rs'])).toBe(true)
  expect(covers(issued(['radnja.rs']), ['radnja.rs', 'www.radnja.rs'])).toBe(false)
  expect(covers(null, ['radnja.rs'])).toBe(false)
})

describe('what the seller is shown', () => {
  const at = new Date(from.getTime() + DAY_MS)
  const verified = { verifiedAt: from, certificate: null }
  const fine = { problem: null, dueAt: at }
  const failed = { problem: failureOf('caa').problem, dueAt: at }

  it('is nothing while the host is not verified, or nobody issues', () => {
    expect(certificateView({ verifiedAt: null, certificate: null }, fine, true, at).state).toBe('none')
    expect(certificateView(verified, fine, false, at).state).toBe('none')
  })

  it('is the certificate while it is valid, with what hinders its renewal', () => {
    const certificate = issued()
    const validUntil = certificate.validUntil.toISOString()
    expect(certificateView({ verifiedAt: from, certificate }, failed, true, at)).toEqual({
      state: 'active',
      validUntil,
      problem: failed.problem,
      nextTryAt: at.toISOString(),
    })
    const later = new Date(certificate.validUntil.getTime() + 1)
    expect(certificateView({ verifiedAt: from, certificate }, failed, true, later).state).toBe('failed')
  })

  it('is that it is on its way, or why there is none', () => {
    expect(certificateView(verified, fine, true, at)).toMatchObject({ state: 'pending', nextTryAt: null })
    expect(certificateView(verified, failed, true, at)).toMatchObject({ state: 'failed', problem: failed.problem })
  })
})
