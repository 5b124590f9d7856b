import { MARKETS, type Market } from './market-facts.ts'

/** Words in our sentences to shoppers that differ in Ijekavian. */
const IJEKAVIAN: Readonly<Record<string, string>> = {
  Cena: 'Cijena',
  cena: 'cijena',
  ceni: 'cijeni',
  Delovi: 'Dijelovi',
  Gde: 'Gdje',
  Lepota: 'Ljepota',
  mesta: 'mjesta',
  Ocena: 'Ocjena',
  ocena: 'ocjena',
  oceni: 'ocjeni',
  ocenu: 'ocjenu',
  Osvežite: 'Osvježite',
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
  Proverena: 'Provjerena',
  Provereno: 'Provjereno',
  Rešava: 'Rješava',
  Rešite: 'Riješite',
  sledi: 'slijedi',
  Sledeća: 'Sljedeća',
  unapred: 'unaprijed',
  Vreme: 'Vrijeme',
  vreme: 'vrijeme',
}

/** Localizes one of our sentences for a market; a page's own texts are written in its dialect already. */
export const localize = (market: Market, text: string): string =>
  MARKETS[market].dialect === 'ekavian' ? text : inIjekavian(text)

/** The same by a currency or its symbol: dinars mean Serbia. */
export const localizeByCurrency = (currency: string, text: string): string =>
  currency === MARKETS.Serbia.currency ? text : inIjekavian(text)

const inIjekavian = (text: string): string => text.replace(/\p{L}+/gu, (word) => IJEKAVIAN[word] ?? word)
