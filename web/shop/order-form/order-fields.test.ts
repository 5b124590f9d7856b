import { MARKETS } from '@izlog/contracts/domain/market-facts'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import { describe, expect, it } from 'vitest'
import { phoneProblem } from './order-fields.ts'

describe('phoneProblem', () => {
  it.each([
    '064 123 4567',
    '064/123-45-67',
    '+381 (0)64 123 4567',
    '00381641234567',
    '061 123 456',
    '+49 151 23456789',
    '\u202a+381 64 123 4567\u202c',
    '064\u2011123\u20114567',
    '064,123,4567',
    'mob. 064 123 4567',
    'br. tel: 064/123-456',
    'Телефон 064 123 4567',
  ])('lets %j through, as the server does', (typed) => {
    expect(normalisePhone(typed, 'RS') ?? normalisePhone(typed, 'BA')).not.toBeNull()
    expect(phoneProblem(typed, 'Serbia')).toBeNull()
  })

  it.each(['064 123 4567 viber', '064 mob. 123 4567', 'Petar 064 123 4567'])('asks to look at %j', (typed) => {
    expect(phoneProblem(typed, 'Serbia')).toContain('Proverite broj telefona.')
  })

  it('shows an example of the page’s market', () => {
    for (const market of ['Serbia', 'Bosnia', 'Montenegro'] as const) {
      const example = MARKETS[market].phoneExample.replaceAll(' ', '\u00a0')
      expect(phoneProblem('06', market)).toBe(`Broju nedostaju cifre. Upišite ga ovako: ${example}.`)
      expect(phoneProblem('pozovite me', market)).toBe(
        `${market === 'Serbia' ? 'Proverite' : 'Provjerite'} broj telefona. Upišite ga ovako: ${example}.`,
      )
    }
  })
})
