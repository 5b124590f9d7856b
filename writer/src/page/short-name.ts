import { inEkavian } from '../dialect/dialect.ts'
import { isBrand } from '../lexicon.ts'
import { type ProductProfile, understand } from '../profile/profile.ts'
import { wholeWords } from './whole-words.ts'
import { capitalised } from './writing.ts'

/** The most that the page check accepts (contracts/src/domain/page-check.ts). */
const MAX_SHORT_NAME = 30

/** The short name that a page uses for its product: the proper name if it has one ('Pulse'), otherwise the noun with its closest words. */
export function shortNameFor(profile: ProductProfile): string {
  const { name, others, lemma } = profile
  const quoted = /„([^”]{2,28})”/.exec(name)?.[1]
  if (quoted) return quoted
  if (lemma === 'proizvod') return wholeWords(name, MAX_SHORT_NAME)
  const alone = ownNameAt(name, others)
  if (alone !== '' && alone.length <= MAX_SHORT_NAME) return alone
  return name.length <= MAX_SHORT_NAME && !isMeasured(profile) ? name : nominativeShort(profile)
}

/** Sizes and counts distinguish two variants of a product, and do not name it. */
const isMeasured = ({ measures }: ProductProfile): boolean => measures.length > 0

/**
 * The longest beginning of the name that still ends where a phrase of it ends: 'Kapsule za pranje veša', 'Mobilni telefon Nokia 105'. The
 * noun alone ('Kapsule', 'Telefon') would be another product.
 */
function nominativeShort({ name, complements, noun, adjectives, others, measures }: ProductProfile): string {
  const words = name.split(' ')
  const lower = name.toLowerCase()
  const from = indexOfWords(lower, noun.nom.toLowerCase())
  // In '4 peškira za ruke 50x90' the noun has another form.
  if (from < 0) return wholeWords(name.replace(/(?<=\p{L}) \d[\dx,-]*(?: .*)?$/u, ''), MAX_SHORT_NAME)
  const nounEnd = from + noun.nom.length
  const ends = complements.flatMap(({ text, preposition, objects }) => {
    const at = indexOfWords(lower, text.toLowerCase())
    if (at < 0 || text === preposition) return []
    // 'za pranje veša' of 'za pranje veša lavanda'.
    const inside = objects.flatMap(({ cases }) =>
      Object.values(cases).flatMap((form) => {
        const found = indexOfWords(text.toLowerCase(), form.toLowerCase())
        return found < 0 ? [] : [at + found + form.length]
      }),
    )
    return [at + text.length, ...inside]
  })
  const adjectiveForms = new Set(adjectives.map((adjective) => inEkavian(adjective).slice(0, 3).toLowerCase()))
  const belongs = (word: string) =>
    adjectiveForms.has(inEkavian(word).slice(0, 3).toLowerCase()) ||
    others.includes(word) ||
    (/^\d+$/.test(word) && !measures.some((measure) => measure.startsWith(`${word} `)))
  // What stands beside the noun before the first phrase with a preposition: 'Krovni nosači univerzalni'.
  const beside = words
    .map((_, index) => words.slice(0, index + 1).join(' ').length)
    .filter((end) => name.slice(nounEnd, end).split(' ').filter(Boolean).every(belongs))
  const isMeasure = (text: string) => measures.some((measure) => /\p{L}/u.test(measure) && text.endsWith(measure))
  const choices = [...ends, ...beside, nounEnd]
    .filter((end) => end >= nounEnd && end <= MAX_SHORT_NAME)
    .map((end) => name.slice(0, end).trim())
    .filter((text) => !isMeasure(text) && !isCutCount(text, name) && !/ (?:\p{Ll}|koj[aei])$/u.test(text))
  return choices.sort((a, b) => b.length - a.length)[0] ?? capitalised(noun.nom)
}

/** '60' of '60 kapsula' counts what follows; in 'Nokia 105 dual SIM' it is the model. */
const isCutCount = (text: string, name: string): boolean =>
  /\p{Ll} \d+$/u.test(text) && !/\p{Lu}\p{L}* \d+$/u.test(text) && /^ \p{Ll}/u.test(name.slice(text.length))

/** Where these words begin, as whole words; -1 where they are none. */
const indexOfWords = (text: string, words: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u'))

/** The proper name at the end of a product's name: 'Pulse', 'Iskra Pro 3'. Acronyms of features ('LED USB') do not count. */
function ownNameAt(name: string, others: readonly string[]): string {
  const words = name.split(' ')
  const isOwn = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && others.includes(word)
  const first = words.findLastIndex((word) => !isOwn(word) && !/^\d+$/.test(word)) + 1
  // In 'JBL Charge 5' the maker stands before the model.
  const from = first > 1 && isBrand(words[first - 1] ?? '') ? first - 1 : first
  const run = words.slice(from)
  return run.some(isOwn) && from > 0 && !isFeature(run[0] ?? '') ? run.join(' ') : ''
}

/** A feature of the product, or the model that it is made for; neither starts a proper name. */
const isFeature = (word: string) => /^(?:bluetooth|wi-?fi|pro|lite|max|plus|mini|\d.*)$/i.test(word)

/** The name cut after each of its phrases, the longest first, then the short name: 'Lonac od čelika', 'Lonac'. */
export function shorterNames(profile: ProductProfile): string[] {
  const { name, noun, complements, lemma } = profile
  if (lemma === 'proizvod') return []
  const ends = complements.flatMap(({ text }) => {
    const at = ` ${name} `.toLowerCase().indexOf(` ${text.toLowerCase()} `)
    return at > 0 ? [at, at + text.length] : []
  })
  const cut = ends
    .sort((a, b) => b - a)
    .map((end) => wholeWords(`${name.slice(0, end)} `, end))
    .filter((part) => part.toLowerCase().includes(noun.nom.toLowerCase()) && part.length < name.length)
    .filter((part) => !isCutCount(part, name))
  return [...cut, nominativeShort(profile), shortNameFor(profile)]
}

/** The short name of a product, from its name as typed. */
export const shortNameOf = (productName: string): string => shortNameFor(understand(productName))
