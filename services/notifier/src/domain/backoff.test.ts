import { MAX_TRIES } from '@izlog/contracts/domain/delivery'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NotifierEnv } from '../config.ts'
import { waitAfter } from './backoff.ts'

const FIRST_MS = NotifierEnv.shape.RETRY_FIRST_MS.parse(undefined)
const waits = (random: number) =>
  Array.from({ length: MAX_TRIES - 1 }, (_, tries) => waitAfter(tries + 1, FIRST_MS, random) ?? 0)

describe('waitAfter', () => {
  it('spreads ten tries over about a day', () => {
    expect(waits(0.5).reduce((sum, wait) => sum + wait) / HOUR_MS).toBeCloseTo(21.7, 1)
    expect(waitAfter(MAX_TRIES, FIRST_MS, 0.5)).toBeNull()
  })

  it('comes soon after the first: an outside service often only let go of a connection that had been idle', () => {
    expect(waitAfter(1, FIRST_MS, 0.999)).toBeLessThanOrEqual(2400)
  })

  it('grows with every try and stays within a fifth of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const drawn = waits(random)
        const middle = waits(0.5)
        expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
        for (const [index, wait] of drawn.entries()) {
          expect(Math.abs(wait - (middle[index] ?? 0))).toBeLessThanOrEqual((middle[index] ?? 0) * 0.2 + 1)
        }
      }),
    )
  })
})
