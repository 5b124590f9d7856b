import { describe, expect, it } from 'vitest'
import { asClock, asMinutes, LAST_CHANCE, ORDER_POPUP, secondsLeft } from './countdown.ts'

describe('countdowns', () => {
  it('runs 15 minutes in the order form and stops at 0', () => {
    expect([0, 0.4, 28, 900, 5000].map((elapsed) => asMinutes(secondsLeft(ORDER_POPUP, elapsed)))).toEqual([
      '15:00',
      '15:00',
      '14:32',
      '00:00',
      '00:00',
    ])
  })

  it('runs from 23:59:59 in the last-chance section and begins anew after zero', () => {
    const shown = [0, 1, 86_399, 86_400].map((elapsed) => asClock(secondsLeft(LAST_CHANCE, elapsed)).join(':'))
    expect(shown).toEqual(['23:59:59', '23:59:58', '00:00:00', '23:59:59'])
  })
})
