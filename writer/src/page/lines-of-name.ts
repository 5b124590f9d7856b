import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import { adjectiveForm } from '../grammar/adjective.ts'
import { COLOURS } from '../grammar/colours.ts'
import type { Complement } from '../profile/complements.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'
import { measureBullets } from './measures.ts'
import { capitalised, type Writing } from './writing.ts'

export const MAX_MEASURES = 2
const MAX_WORDS = 5

const WITH_PART = ['Cena je za {acc} [sa], bez doplate.', 'Kad {nom} {stigne|stignu}, i to je u paketu.']
const FOR_SO_MANY = ['{Nom} {je|su} {napravljen~} baš za toliko.']
const OF_COLOUR = ['Boja stoji u nazivu, pa ne zavisi od toga kako je {acc} prikazao ekran.']

/**
 * Bullets for a product that nobody described, from its name alone: parts, measures, colour, and for how many items or people it is.
 */
export function bulletsOfName(writing: Writing): Bullet[] {
  const { profile, choose, fill, localize } = writing
  const measures = measureBullets(writing).slice(0, MAX_MEASURES)
  const bullet = (title: string, texts: readonly string[]): Bullet => ({
    title: capitalised(title),
    text: fill(choose.one(`name ${title}`, texts)),
  })
  const having = (prepositions: readonly string[], isPlain: (complement: Complement) => boolean = isShort) =>
    profile.complements.filter((one) => prepositions.includes(one.preposition) && isPlain(one))
  const colour = profile.adjectives.find((adjective) => COLOURS.has(plainAdjective(adjective)))
  return [
    ...having(['sa', 's']).map(({ text }) =>
      bullet(
        text,
        WITH_PART.map((each) => each.replace('[sa]', text)),
      ),
    ),
    ...measures,
    ...(colour === undefined
      ? []
      : [bullet(`boja: ${adjectiveForm(localize(colour), { gender: 'f', number: 'sg' }, 'nom')}`, OF_COLOUR)]),
    ...having(['za'], isForSoMany).map(({ text }) => bullet(text, FOR_SO_MANY)),
  ]
}

const wordsIn = (text: string) => text.split(' ').slice(1)
const isShort = ({ text }: Complement) => wordsIn(text).length > 0 && wordsIn(text).length <= MAX_WORDS

/** Matches 'za 12 flaša' and 'za 4 osobe'. */
const isForSoMany = ({ text }: Complement) => /^za \d+ \p{Ll}+$/u.test(text)
