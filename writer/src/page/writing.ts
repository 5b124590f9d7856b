import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { inEkavian, toDialect } from '../dialect/dialect.ts'
import { inContext } from '../dialect/in-context.ts'
import { type Cases, decline } from '../grammar/noun.ts'
import { fillSlots, type SlotValues } from '../grammar/slots.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { PEOPLE } from './people.ts'
import { type Chooser, chooserFor } from './seeded-choice.ts'

/** A person quoted on a page. */
interface Speaker {
  readonly name: string
  readonly city: string
}

/** The context of a page: the product's profile, and the functions that adapt texts to it and to its market. */
export interface Writing {
  readonly profile: ProductProfile
  readonly market: Market
  readonly choose: Chooser
  readonly turn: number
  /** Fills the slots of a lexicon text and localizes it for the market. */
  fill(text: string): string
  /** Localizes a text that has no slots. */
  localize(text: string): string
  /** Different people for the given remarks, each a woman or a man as the remark requires. */
  speakers(about: string, of: readonly ('f' | 'm')[]): Speaker[]
}

/** Selects one of the possible pages: the same seed and turn always give the same page. */
export interface Seed {
  readonly seed: string
  /** 0 is the first page of a product; each further turn gives another one (see `chooserFor`). */
  readonly turn?: number
}

export function startWriting(understood: ProductProfile, market: Market, { seed, turn = 0 }: Seed): Writing {
  const choose = chooserFor(seed, turn)
  const { dialect } = MARKETS[market]
  const people = PEOPLE[market]
  const localized = (text: string) =>
    bindNumbers(toDialect(text, dialect, market)).replaceAll('{zemlje}', people.country)
  const spoken = dialect === 'ekavian' ? (text: string) => text.replace(/\p{L}+/gu, inEkavian) : localized
  const profile = inMarketDialect(dialect === 'ekavian' ? understood : withNeuterGlue(understood), spoken)
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

/** A name whose noun is unknown cannot be declined, so it is put in quotation marks, where it needs no case. */
const quoted = (name: string): Cases => {
  const form = `„${name}”`
  return { nom: form, gen: form, dat: form, acc: form, ins: form, lok: form }
}

/**
 * Converts the product's name into the dialect of the market, whatever dialect the seller typed. Proper names of makers and models stay
 * unchanged.
 */
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

/** 'Lepak' becomes 'ljepilo', so what agrees with it is neuter. */
function withNeuterGlue(profile: ProductProfile): ProductProfile {
  const noun =
    profile.lemma === 'lepak' ? decline({ lemma: 'lepilo', gender: 'n' })[profile.agreement.number] : undefined
  if (!noun) return profile
  return {
    ...profile,
    name: inContext(profile.name),
    short: inContext(profile.short),
    noun,
    agreement: { ...profile.agreement, gender: 'n' },
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

/** A non-breaking space keeps a number on one line with its unit. */
const bindNumbers = (text: string): string => text.replace(/(\d) (?=dana?\b|h\b|%|radnih\b)/g, '$1\u00a0')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
