import type { QuantityOffers } from '@izlog/contracts/domain/offer-schemas'
import type { Writing } from './writing.ts'

/** Texts for one, two and three pieces on further turns; the first turn only states the quantity. */
const TEXTS = [
  ['1 komad, da probate', '2 komada, jedan za poklon', '3 komada, za celu porodicu'],
  ['1 komad', '2 komada, povoljnije po komadu', '3 komada, najpovoljnije po komadu'],
  ['Jedan komad', 'Dva komada: Vama i nekom dragom', 'Tri komada: najniža cena po komadu'],
] as const

/** Replaces the texts of the offers; prices and badges are unchanged. */
export function withOfferTexts(
  offers: QuantityOffers,
  { turn, localize }: Pick<Writing, 'turn' | 'localize'>,
): QuantityOffers {
  const texts = turn % (TEXTS.length + 1) === 0 ? undefined : TEXTS[(turn % (TEXTS.length + 1)) - 1]
  if (!texts) return offers
  const [single, double, triple] = texts
  return {
    single: { ...offers.single, text: localize(single) },
    double: { ...offers.double, text: localize(double) },
    triple: { ...offers.triple, text: localize(triple) },
  }
}
