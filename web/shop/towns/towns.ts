import { foldText } from '@izlog/contracts/domain/fold-text'
import type { Market } from '@izlog/contracts/domain/market-facts'

/** A town that parcels can be sent to; `postalCode` has five digits. */
export interface Town {
  readonly name: string
  readonly postalCode: string
}

const LISTS: Readonly<Record<Market, () => Promise<string>>> = {
  Serbia: async () => (await import('./serbia.ts')).SERBIA,
  Bosnia: async () => (await import('./bosnia.ts')).BOSNIA,
  Montenegro: async () => (await import('./montenegro.ts')).MONTENEGRO,
}

/** Loads the towns of a market, a script of its own. Rejects if it cannot be loaded. */
export const loadTowns = async (market: Market): Promise<readonly Town[]> => parseTowns(await LISTS[market]())

/** Parses 'Ada 24430|Adaševci 22244'. */
export const parseTowns = (list: string): readonly Town[] =>
  list
    .trim()
    .split(/[|\n]+/)
    .map((entry) => ({ name: entry.slice(0, -6), postalCode: entry.slice(-5) }))

/**
 * Towns that match what was typed, at most `limit`: first those whose name begins so, then those with a later word that does, or by
 * postal code; larger towns first. 'cacak' finds Čačak; 'indjija' and 'indija' both find Inđija; 'sr. mitrovica' Sremska
 * Mitrovica; 'banjaluka' Banja Luka; 'beograd, zemun' and '11 080' Beograd Zemun.
 */
export function matchingTowns(towns: readonly Town[], typed: string, limit = 5): readonly Town[] {
  const typedFolded = fold(typed.replace(/[\s.,-]+/g, ' ').trim()).replace(/(\d) (?=\d)/g, '$1')
  if (typedFolded.length < 2) return []
  const ranked = towns.map((town) => ({ town, rank: rankOf(town, typedFolded) })).filter(({ rank }) => rank < NO_MATCH)
  return ranked
    .sort((a, b) => a.rank - b.rank || size(b.town) - size(a.town) || a.town.name.localeCompare(b.town.name, 'sr-Latn'))
    .slice(0, limit)
    .map(({ town }) => town)
}

const NO_MATCH = 3

/** Rank of a match: 0 for the exact name, 1 for its beginning (the code may follow) or the postal code, 2 for the beginning of a later word or the name written as one word. */
function rankOf({ name, postalCode }: Town, typedFolded: string): number {
  const folded = fold(name)
  if (folded === typedFolded) return 0
  if (`${folded} ${postalCode}`.startsWith(typedFolded) || postalCode.startsWith(typedFolded)) return 1
  const isWeakMatch =
    folded.includes(` ${typedFolded}`) ||
    isAbbreviationOf(folded, typedFolded) ||
    folded.replaceAll(' ', '') === typedFolded
  return isWeakMatch ? 2 : NO_MATCH
}

/** Matches abbreviated words: 'gor mil' for 'gornji milanovac'. */
function isAbbreviationOf(name: string, typedFolded: string): boolean {
  const words = name.split(' ')
  return typedFolded.includes(' ') && typedFolded.split(' ').every((word, at) => words[at]?.startsWith(word))
}

/** Postal codes of larger towns end in zeros: 21000 Novi Sad, 21432 Gajdobra. */
const size = ({ postalCode }: Town): number => postalCode.length - postalCode.replace(/0+$/, '').length

const fold = (text: string): string => foldText(text).replace(/dj/g, 'd')
