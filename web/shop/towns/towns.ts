import { foldText } from '@izlog/contracts/domain/fold-text'
import type { Market } from '@izlog/contracts/domain/market-facts'

/** A place a parcel can go to; `postalCode` has five digits. */
export interface Town {
  readonly name: string
  readonly postalCode: string
}

const LISTS: Readonly<Record<Market, () => Promise<string>>> = {
  Serbia: async () => (await import('./serbia.ts')).SERBIA,
  Bosnia: async () => (await import('./bosnia.ts')).BOSNIA,
  Montenegro: async () => (await import('./montenegro.ts')).MONTENEGRO,
}

/** The towns of a market: a script of their own, fetched when somebody turns to the field. Rejects when it does not come. */
export const loadTowns = async (market: Market): Promise<readonly Town[]> => parseTowns(await LISTS[market]())

/** Reads 'Ada 24430|Adaševci 22244'. */
export const parseTowns = (list: string): readonly Town[] =>
  list
    .trim()
    .split(/[|\n]+/)
    .map((entry) => ({ name: entry.slice(0, -6), postalCode: entry.slice(-5) }))

/**
 * The towns that somebody may mean by what they typed, at most `most`: by the beginning of the name first, then of a later word, or by
 * the postal code; of equals the larger first. 'cacak' finds Čačak; 'indjija' and 'indija' both find Inđija; 'sr. mitrovica' Sremska
 * Mitrovica; 'banjaluka' Banja Luka; 'beograd, zemun' and '11 080' Beograd Zemun.
 */
export function matchingTowns(towns: readonly Town[], typed: string, most = 5): readonly Town[] {
  const sought = fold(typed.replace(/[\s.,-]+/g, ' ').trim()).replace(/(\d) (?=\d)/g, '$1')
  if (sought.length < 2) return []
  const ranked = towns.map((town) => ({ town, rank: rankOf(town, sought) })).filter(({ rank }) => rank < NO_MATCH)
  return ranked
    .sort((a, b) => a.rank - b.rank || size(b.town) - size(a.town) || a.town.name.localeCompare(b.town.name, 'sr-Latn'))
    .slice(0, most)
    .map(({ town }) => town)
}

const NO_MATCH = 3

/** 0 for the very name, 1 for how it begins (the code may follow) or the postal code, 2 for how a later word begins or all of it in one word. */
function rankOf({ name, postalCode }: Town, sought: string): number {
  const folded = fold(name)
  if (folded === sought) return 0
  if (`${folded} ${postalCode}`.startsWith(sought) || postalCode.startsWith(sought)) return 1
  const isOtherwise =
    folded.includes(` ${sought}`) || isShortFor(folded, sought) || folded.replaceAll(' ', '') === sought
  return isOtherwise ? 2 : NO_MATCH
}

/** Each word cut where somebody stops writing a long name: 'gor mil' for 'gornji milanovac'. */
function isShortFor(name: string, sought: string): boolean {
  const words = name.split(' ')
  return sought.includes(' ') && sought.split(' ').every((word, at) => words[at]?.startsWith(word))
}

/** The post numbers its larger places roundly: 21000 Novi Sad, 21432 Gajdobra. */
const size = ({ postalCode }: Town): number => postalCode.length - postalCode.replace(/0+$/, '').length

const fold = (text: string): string => foldText(text).replace(/dj/g, 'd')
