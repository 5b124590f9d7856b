import { type ProductProfile, understand } from '../profile/profile.ts'
import { wholeWords } from './whole-words.ts'
import { capitalised } from './writing.ts'

const MAX_SHORT_NAME = 28

/** The short name that a page uses for its product: the proper name if it has one ('Pulse'), otherwise the noun with its closest words. */
export function shortNameFor(profile: ProductProfile): string {
  const { name, noun, others, lemma } = profile
  const quoted = /„([^”]{2,28})”/.exec(name)?.[1]
  if (quoted) return quoted
  if (lemma === 'proizvod') return wholeWords(name, MAX_SHORT_NAME)
  const alone = ownNameAt(name, others)
  if (alone !== '' && alone.length <= MAX_SHORT_NAME) return alone
  if (name.length <= MAX_SHORT_NAME) return name
  const phrase = nominativeShort(profile)
  return phrase.length <= MAX_SHORT_NAME ? phrase : capitalised(noun.nom)
}

/** The name up to the end of its first complement, when that is short enough. */
function nominativeShort({ name, complements, noun }: ProductProfile): string {
  const end = complements.find(({ preposition }) => preposition !== '')?.text
  const front = end === undefined ? name : name.slice(0, name.toLowerCase().indexOf(end.toLowerCase()) + end.length)
  return front.length >= noun.nom.length && front.length <= MAX_SHORT_NAME ? front : capitalised(noun.nom)
}

/** The proper name at the end of a product's name: 'Pulse', 'Iskra Pro 3'. Acronyms of features ('LED USB') do not count. */
function ownNameAt(name: string, others: readonly string[]): string {
  const words = name.split(' ')
  const isOwn = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && others.includes(word)
  const from = words.findLastIndex((word) => !isOwn(word) && !/^\d+$/.test(word)) + 1
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
  return [...cut, shortNameFor(profile)]
}

/** The short name of a product, from its name as typed. */
export const shortNameOf = (productName: string): string => shortNameFor(understand(productName))
