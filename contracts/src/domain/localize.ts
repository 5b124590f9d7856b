import { MARKETS, type Market } from './market-facts.ts'

/** Words of our own sentences to shoppers that Ijekavian says otherwise. */
const IJEKAVIAN: Readonly<Record<string, string>> = {
  Cena: 'Cijena',
  cena: 'cijena',
  ceni: 'cijeni',
  Delovi: 'Dijelovi',
  Gde: 'Gdje',
  Lepota: 'Ljepota',
  mesta: 'mjesta',
  ocena: 'ocjena',
  ovde: 'ovdje',
  Predlozi: 'Prijedlozi',
  Poslednja: 'Posljednja',
  poslednja: 'posljednja',
  poslednjih: 'posljednjih',
  Pre: 'Prije',
  pre: 'prije',
  primetite: 'primijetite',
  promenjena: 'promijenjena',
  Proverite: 'Provjerite',
  Provereno: 'Provjereno',
  Rešava: 'Rješava',
  Rešite: 'Riješite',
  sledi: 'slijedi',
  Sledeća: 'Sljedeća',
  unapred: 'unaprijed',
  Vreme: 'Vrijeme',
  vreme: 'vrijeme',
}

/** A sentence of ours as the market says it; the texts of a page itself are written so already. */
export const localize = (market: Market, text: string): string =>
  MARKETS[market].dialect === 'ekavian' ? text : inIjekavian(text)

/** The same where only the currency, or its symbol, is known: dinars are Serbia's. */
export const localizeByCurrency = (currency: string, text: string): string =>
  currency === MARKETS.Serbia.currency ? text : inIjekavian(text)

const inIjekavian = (text: string): string => text.replace(/\p{L}+/gu, (word) => IJEKAVIAN[word] ?? word)
