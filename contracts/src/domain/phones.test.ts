import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from './market-facts.ts'
import { normalisePhone } from './phones.ts'
import { PHONE_WORDS } from './typed-phone.ts'

const NUMBERS = ['064 123 4567', '064/123-45-67', '(064) 123 4567', '+381 64 1234567', '00381641234567', '64 123 4567']

describe('normalisePhone', () => {
  it.each([
    ['064 123 4567', 'RS', '+381641234567'],
    ['064/123-45-67', 'RS', '+381641234567'],
    ['(064) 123 4567', 'RS', '+381641234567'],
    ['+381 64 1234567', 'RS', '+381641234567'],
    ['00381641234567', 'RS', '+381641234567'],
    ['+381 (0)64 123 4567', 'RS', '+381641234567'],
    ['381641234567', 'RS', '+381641234567'],
    ['64 123 4567', 'RS', '+381641234567'],
    ['0038 1641234567', 'RS', '+381641234567'],
    ['+381 064 123 4567', 'RS', '+381641234567'],
    ['064\u2011123\u20114567', 'RS', '+381641234567'],
    ['064,123,4567', 'RS', '+381641234567'],
    ['011 123 4567', 'RS', '+381111234567'],
    ['061 123 456', 'BA', '+38761123456'],
    ['387 61 123 456', 'BA', '+38761123456'],
    ['067 123 456', 'ME', '+38267123456'],
    ['+381 64 123 4567', 'ME', '+381641234567'],
    ['+49 151 23456789', 'RS', '+4915123456789'],
    ['mob. 064 123 4567', 'RS', '+381641234567'],
    ['tel: 064/123-456', 'RS', '+38164123456'],
    ['br. tel. 064 123 4567', 'RS', '+381641234567'],
    ['Telefon 064 123 4567', 'RS', '+381641234567'],
    ['VIBER 064 123 4567', 'RS', '+381641234567'],
    ['mob064 123 4567', 'RS', '+381641234567'],
    ['tel:+381641234567', 'RS', '+381641234567'],
    ['(mob.) (064) 123 4567', 'RS', '+381641234567'],
    ['kućni tel. – 011 123 4567', 'RS', '+381111234567'],
    ['kućni 011 123 4567'.normalize('NFD'), 'RS', '+381111234567'],
    ['Број телефона: 064 123 4567', 'RS', '+381641234567'],
    ['gsm 061 123 456', 'BA', '+38761123456'],
  ] as const)('reads %j typed in %s', (typed, country, e164) => {
    expect(normalisePhone(` ${typed} `, country)).toEqual({ e164, typed })
  })

  it.each([
    '',
    '123',
    '064',
    'pozovite me',
    '064 123 4567 lok. 5',
    '064 123 4567 viber',
    '064 123 4567 mob. 065 123 4567',
    '064 mob 123 4567',
    'mob.',
    'tel. 064',
    'Petar 064 123 4567',
    'mob. Petar 064 123 4567',
    'tel<064 123 4567',
    '0641234567890123',
    '+1',
    '$gt',
  ])('refuses %j', (typed) => {
    expect(normalisePhone(typed, 'RS')).toBeNull()
  })

  it('reads the same number whichever words of a phone stand before it', () => {
    const word = fc
      .tuple(fc.constantFrom(...PHONE_WORDS), fc.constantFrom('lower', 'Capital', 'UPPER'))
      .map(([text, way]) => {
        if (way === 'UPPER') return text.toUpperCase()
        return way === 'Capital' ? text.charAt(0).toUpperCase() + text.slice(1) : text
      })
    const apart = fc.constantFrom(' ', '. ', '.', ': ', ':', '/', ' - ', ' – ', ', ')
    const words = fc.array(
      fc.tuple(word, apart).map((pair) => pair.join('')),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(words, fc.constantFrom(...NUMBERS), (before, number) => {
        const typed = before.join('') + number
        expect(normalisePhone(typed, 'RS')).toEqual({ e164: '+381641234567', typed })
      }),
    )
  })

  it('reads a number copied from a phone book, with the signs that nobody sees', () => {
    const copied = '\u202a+381 64 123 4567\u202c'
    expect(normalisePhone(copied, 'RS')).toEqual({ e164: '+381641234567', typed: '+381 64 123 4567' })
  })

  it('accepts the example shown for each market', () => {
    for (const { phoneExample, country } of Object.values(MARKETS))
      expect(normalisePhone(phoneExample, country)?.typed).toBe(phoneExample)
  })
})
