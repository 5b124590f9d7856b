import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { inEkavian, toDialect } from '../dialect/dialect.ts'
import type { Cases } from '../grammar/noun.ts'
import { fillSlots, type SlotValues } from '../grammar/slots.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { PEOPLE } from './people.ts'
import { type Chooser, chooserFor } from './seeded-choice.ts'

/** Somebody who speaks on a page. */
interface Speaker {
  readonly name: string
  readonly city: string
}

/** What every part of a page is written with: what the product is, and the way the market speaks. */
export interface Writing {
  readonly profile: ProductProfile
  readonly market: Market
  readonly choose: Chooser
  readonly turn: number
  /** A text of the lexicon as the market says it, with its slots filled. */
  fill(text: string): string
  /** A text of ours without slots of the lexicon, as the market says it. */
  localize(text: string): string
  /** Different people for as many remarks as asked for, women or men as each was written. */
  speakers(about: string, of: readonly ('f' | 'm')[]): Speaker[]
}

/** Where a page goes its own way: the same seed and turn always give the same page. */
export interface Seed {
  readonly seed: string
  /** 0 writes the page that a product begins with, each further one another (see `chooserFor`). */
  readonly turn?: number
}

export function startWriting(understood: ProductProfile, market: Market, { seed, turn = 0 }: Seed): Writing {
  const choose = chooserFor(seed, turn)
  const { dialect } = MARKETS[market]
  const people = PEOPLE[market]
  const localized = (text: string) =>
    bindNumbers(toDialect(text, dialect, market)).replaceAll('{zemlje}', people.country)
  const spoken = dialect === 'ekavian' ? (text: string) => text.replace(/\p{L}+/gu, inEkavian) : localized
  const profile = inMarketDialect(understood, spoken)
  const values: SlotValues = {
    name: profile.name,
    short: profile.lemma === 'proizvod' ? quoted(profile.name).acc : profile.short,
    noun: profile.lemma === 'proizvod' ? quoted(profile.name) : profile.noun,
    agreement: profile.agreement,
  }
  return {
    profile,
    market,
    choose,
    turn,
    localize: localized,
    fill: (text) => fillSlots(localized(text), values),
    speakers(about, of) {
      const lists = {
        f: choose.some(`${about} women`, people.women, of.length),
        m: choose.some(`${about} men`, people.men, of.length),
      }
      const surnames = choose.some(`${about} surnames`, people.surnames, of.length)
      const places = choose.some(`${about} places`, people.places, of.length)
      return of.map((who, index) => ({
        name: `${lists[who][index % lists[who].length]} ${surnames[index % surnames.length]}`,
        city: places[index % places.length]?.name ?? '',
      }))
    },
  }
}

/** A name of which no noun is known stands in quotation marks, which need no case. */
const quoted = (name: string): Cases => {
  const form = `„${name}”`
  return { nom: form, gen: form, dat: form, acc: form, ins: form, lok: form }
}

/** A page is ours, so it names the product as its market does, however it was typed; what its maker or seller calls it stays. */
function inMarketDialect(profile: ProductProfile, localized: (text: string) => string): ProductProfile {
  const inMarket = (text: string) =>
    text.replace(/„[^”]*”|[\p{L}\d]+/gu, (word, at: number) =>
      word.startsWith('„') || (at > 0 && /^\p{Lu}/u.test(word)) || profile.others.includes(word)
        ? word
        : localized(word),
    )
  return {
    ...profile,
    name: inMarket(profile.name),
    short: inMarket(profile.short),
    noun: profile.lemma === 'proizvod' ? profile.noun : inDialect(profile.noun, localized),
    complements: profile.complements.map((complement) => ({ ...complement, text: inMarket(complement.text) })),
  }
}

const inDialect = (cases: Cases, localized: (text: string) => string): Cases => ({
  nom: localized(cases.nom),
  gen: localized(cases.gen),
  dat: localized(cases.dat),
  acc: localized(cases.acc),
  ins: localized(cases.ins),
  lok: localized(cases.lok),
})

/** A number stays on one line with what it counts. */
const bindNumbers = (text: string): string => text.replace(/(\d) (?=dana?\b|h\b|%|radnih\b)/g, '$1\u00a0')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
