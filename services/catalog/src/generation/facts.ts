import type { Bullet } from '@izlog/contracts/domain/generated-content'
import { foldText } from '@izlog/contracts/domain/search-keys'
import type { Writing } from './writing.ts'

/** What was found on the product link. The built-in writer states attributes only: a foreign text's claims cannot be checked. */
export interface ProductFacts {
  readonly description?: string | null
  readonly attributes?: readonly { readonly name: string; readonly value: string }[]
}

const MAX_NAME = 24
const MAX_VALUE = 40
const MAX_LISTED = 8

/** What a measure means to the buyer, by the folded beginning of its name. */
const MEANING: readonly (readonly [RegExp, string])[] = [
  [/^(materijal|sastav|tkanin)/, 'Tako znate šta držite u rukama, i pre nego što paket stigne.'],
  [/^(dimenz|velicin|visin|sirin|duzin|precnik)/, 'Izmerite mesto kod kuće pre nego što poručite.'],
  [/^(tezin|masa)/, 'Znate unapred koliko teži, bez iznenađenja.'],
  [/^(bater|trajanje|autonom)/, 'Podatak daje proizvođač, pa znate šta da očekujete.'],
  [/^(garanc)/, 'Sačuvajte račun, traži se uz garanciju.'],
  [/^(zapremin|kapacitet)/, 'Dovoljno da unapred procenite da li Vam odgovara.'],
  [/^(snag|napajanj|napon)/, 'Proverite da li odgovara Vašoj utičnici i navici.'],
  [/^(boj)/, 'Stiže baš ono što vidite na slici.'],
  [/^(pranj|odrzavanj)/, 'Zato posle kupovine nema komplikovanog održavanja.'],
]

/** At most one of the facts as a reason to buy: the first whose meaning to a buyer we know. */
export function factBullets(facts: ProductFacts, { say }: Writing): Bullet[] {
  return usable(facts)
    .flatMap(({ name, value }) => {
      const meaning = MEANING.find(([beginning]) => beginning.test(foldText(name)))?.[1]
      return meaning ? [{ title: `${name}: ${value}`, text: say(meaning) }] : []
    })
    .slice(0, 1)
}

/** All usable facts as one paragraph; null when nothing was found. */
export function factParagraph(facts: ProductFacts, { say }: Writing): string | null {
  const listed = usable(facts).slice(0, MAX_LISTED)
  if (listed.length === 0) return null
  return `${say('Podaci proizvođača')}: ${listed.map(({ name, value }) => `${name.toLowerCase()}: ${value}`).join('; ')}.`
}

/** Short ones in Latin letters: what does not read as a Serbian fact is left out rather than put on a page. */
const usable = ({ attributes = [] }: ProductFacts) =>
  attributes
    .map(({ name, value }) => ({ name: name.trim().replace(/:$/, ''), value: value.trim().replace(/[.;]+$/, '') }))
    .filter(
      ({ name, value }) => name.length > 1 && name.length <= MAX_NAME && value.length > 0 && value.length <= MAX_VALUE,
    )
    .filter(({ name, value }) => /^\p{Script=Latin}[\p{Script=Latin} ]*$/u.test(name) && !/[<>{}]|https?:/.test(value))
