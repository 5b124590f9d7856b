import type { Category } from '@izlog/contracts/domain/categories'
import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { toDialect } from './dialect.ts'
import type { ProductNoun } from './lexicon/product-noun.ts'
import { PEOPLE } from './people.ts'
import { nounOf } from './recognise-product.ts'
import { type Chooser, chooserFor } from './seeded-choice.ts'
import { shortNameOf } from './short-name.ts'

/** Somebody who speaks on a page. */
export interface Speaker {
  readonly name: string
  readonly city: string
  /** The city in the genitive, after 'iz'. */
  readonly ofCity: string
}

/** What every part of a page is written with: the product's noun, its name, and the way the market speaks. */
export interface Writing {
  readonly noun: ProductNoun
  readonly shortName: string
  readonly choose: Chooser
  readonly turn: number
  /** An Ekavian text of ours as the market says it, with the product's names put in just as they are. */
  say(text: string): string
  /** Different people for as many remarks as asked for, women or men as each was written. */
  speakers(about: string, of: readonly ('f' | 'm')[]): Speaker[]
}

/** `turn` 0 writes the page that a product begins with, each further one another (see `chooserFor`). */
export function startWriting(productName: string, market: Market, category: Category, turn = 0): Writing {
  const choose = chooserFor(productName, turn)
  const noun = nounOf(productName, category)
  const shortName = shortNameOf(productName)
  const people = PEOPLE[market]
  const names: Readonly<Record<string, string>> = {
    ime: shortName,
    proizvod: productName.trim(),
    zemlje: people.country,
  }
  return {
    noun,
    shortName,
    choose,
    turn,
    say: (text) =>
      bindNumbers(toDialect(text, MARKETS[market].dialect)).replace(
        /\{(\p{L}+)\}/gu,
        (slot, name: string) => names[name] ?? slot,
      ),
    speakers(about, of) {
      const lists = {
        f: choose.some(`${about} women`, people.women, of.length),
        m: choose.some(`${about} men`, people.men, of.length),
      }
      const surnames = choose.some(`${about} surnames`, people.surnames, of.length)
      const places = choose.some(`${about} places`, people.places, of.length)
      return of.map((who, index) => {
        const city = places[index % places.length]
        return {
          name: `${lists[who][index % lists[who].length]} ${surnames[index % surnames.length]}`,
          city: city?.name ?? '',
          ofCity: city?.of ?? '',
        }
      })
    },
  }
}

/** A number stays on one line with what it counts. */
const bindNumbers = (text: string): string => text.replace(/(\d) (?=dana?\b|h\b|%|radnih\b)/g, '$1\u00a0')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
