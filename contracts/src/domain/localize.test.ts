import { describe, expect, it } from 'vitest'
import { ORDER_MESSAGES } from '../http/orders.ts'
import { REVIEW_MESSAGES } from '../http/reviews.ts'
import { UPSELL_MESSAGES } from '../http/upsell.ts'
import { localize, localizeByCurrency } from './localize.ts'

describe('our own sentences on a page', () => {
  it('are Ijekavian in Bosnia and Montenegro', () => {
    for (const market of ['Bosnia', 'Montenegro'] as const)
      expect([localize(market, 'Poslednja prilika po ovoj ceni'), localize(market, 'Šta sledi')]).toEqual([
        'Posljednja prilika po ovoj cijeni',
        'Šta slijedi',
      ])
  })

  it('are so where only the currency is known', () => {
    for (const currency of ['KM', 'EUR', '€']) {
      expect(localizeByCurrency(currency, UPSELL_MESSAGES.windowClosed)).toMatch(/^Vrijeme za/)
      expect(localizeByCurrency(currency, REVIEW_MESSAGES.decided)).toBe('Prodavac je ovu ocjenu već pogledao.')
      expect(localizeByCurrency(currency, ORDER_MESSAGES.totalChanged)).toBe('Cijena je u međuvremenu promijenjena')
    }
    expect(localizeByCurrency('RSD', UPSELL_MESSAGES.windowClosed)).toBe(UPSELL_MESSAGES.windowClosed)
  })

  it('stay Ekavian in Serbia', () => expect(localize('Serbia', 'Redovna cena')).toBe('Redovna cena'))
})
