import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'

/** Words of our own sentences on shoppers' pages that Ijekavian says otherwise. */
const IJEKAVIAN: Readonly<Record<string, string>> = {
  Cena: 'Cijena',
  cena: 'cijena',
  ceni: 'cijeni',
  Delovi: 'Dijelovi',
  ocena: 'ocjena',
  ovde: 'ovdje',
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
  Sledeća: 'Sljedeća',
  unapred: 'unaprijed',
  vreme: 'vrijeme',
}

/** A sentence of ours as the market says it; the texts of a page itself are written so already. */
export const say = (market: Market, text: string): string =>
  MARKETS[market].dialect === 'ekavian' ? text : text.replace(/\p{L}+/gu, (word) => IJEKAVIAN[word] ?? word)
