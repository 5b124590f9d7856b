import { type ProductProfile, understand } from '../profile/profile.ts'
import { wholeWords } from './whole-words.ts'
import { capitalised } from './writing.ts'

const MAX_SHORT_NAME = 28

/** What a page calls its product for short: a name of its own where it has one ('Pulse'), else the noun with what is nearest to it. */
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

/** The name up to its first complement, where that is short enough. */
function nominativeShort({ name, complements, noun }: ProductProfile): string {
  const end = complements.find(({ preposition }) => preposition !== '')?.text
  const front = end === undefined ? name : name.slice(0, name.toLowerCase().indexOf(end.toLowerCase()) + end.length)
  return front.length >= noun.nom.length && front.length <= MAX_SHORT_NAME ? front : capitalised(noun.nom)
}

/** The name at the end of a product's name: 'Pulse', 'Iskra Pro 3'; no letters that only say what it has ('LED USB'). */
function ownNameAt(name: string, others: readonly string[]): string {
  const words = name.split(' ')
  const isOwn = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && others.includes(word)
  const from = words.findLastIndex((word) => !isOwn(word) && !/^\d+$/.test(word)) + 1
  const run = words.slice(from)
  return run.some(isOwn) && from > 0 && !isFeature(run[0] ?? '') ? run.join(' ') : ''
}

/** What a product can do, or which model of another it is for: never a name of its own. */
const isFeature = (word: string) => /^(?:bluetooth|wi-?fi|pro|lite|max|plus|mini|\d.*)$/i.test(word)

/** The same for a name as typed. */
export const shortNameOf = (productName: string): string => shortNameFor(understand(productName))
