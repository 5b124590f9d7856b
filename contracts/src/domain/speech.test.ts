import { describe, expect, it } from 'vitest'
import { ORDER_MESSAGES } from '../http/orders.ts'
import { UPSELL_MESSAGES } from '../http/upsell.ts'
import { say, sayFor } from './speech.ts'

describe('our own sentences on a page', () => {
  it('are Ijekavian in Bosnia and Montenegro', () => {
    for (const market of ['Bosnia', 'Montenegro'] as const)
      expect([say(market, 'Poslednja prilika po ovoj ceni'), say(market, 'Šta sledi')]).toEqual([
        'Posljednja prilika po ovoj cijeni',
        'Šta slijedi',
      ])
  })

  it('are so where only the currency is known', () => {
    for (const currency of ['KM', 'EUR', '€']) {
      expect(sayFor(currency, UPSELL_MESSAGES.windowClosed)).toMatch(/^Vrijeme za/)
      expect(sayFor(currency, ORDER_MESSAGES.totalChanged)).toBe('Cijena je u međuvremenu promijenjena')
    }
    expect(sayFor('RSD', UPSELL_MESSAGES.windowClosed)).toBe(UPSELL_MESSAGES.windowClosed)
  })

  it('stay Ekavian in Serbia', () => expect(say('Serbia', 'Redovna cena')).toBe('Redovna cena'))
})
