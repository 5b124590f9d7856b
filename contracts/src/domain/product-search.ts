import { CATEGORY_LABELS, type Category } from './categories.ts'
import { foldText } from './fold-text.ts'

/** No product needs more characters to be found; an address that holds more would be refused. */
export const MAX_TYPED = 80

/** No product needs more words either; each is looked for in the text of every product. */
const MAX_WORDS = 8

/** A word this long is looked for without its ending: 'lampe' finds 'lampa'. */
const INFLECTED = 5

/** Stands for what has no letter and no digit to look for: matches nothing. */
const NOTHING = '(?!)'

/** The text that a product is found by: its name, hook and shelf, folded, and once more as `levelled` has it. */
export function searchTextOf(product: {
  readonly productName: string
  readonly hook: string
  readonly category: Category
}): string {
  return searched(`${product.productName} ${product.hook} ${CATEGORY_LABELS[product.category]}`)
}

/** What of that text is the name: what is called by the words that were typed comes before what only mentions them. */
export const searchNameOf = ({ productName }: { readonly productName: string }): string => searched(productName)

function searched(text: string): string {
  const folded = foldText(text)
  return `${folded}\n${levelled(folded)}`
}

/**
 * Regular expressions of which each has to match a product's text: one a word that was typed, in either script, with or without its
 * marks, in any case and ending, ekavian or ijekavian. Plain letters, digits and `|` only. None for nothing typed; what is typed after
 * MAX_WORDS different words is passed over.
 */
export function searchPatternsOf(typed: string): string[] {
  if (typed.trim() === '') return []
  const words = foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stem)
  if (words.length === 0) return [NOTHING]
  return [...new Set(words.map((word) => [...new Set([word, levelled(word)])].join('|')))].slice(0, MAX_WORDS)
}

const stem = (word: string): string => (word.length < INFLECTED ? word : word.replace(/([^aeiou])[aeiou]+$/, '$1'))

/** Folded text as it is spelled by those who leave the stroke off đ, or say it the other way: medvedi, svetlo. */
const levelled = (folded: string): string => folded.replaceAll('dj', 'd').replace(/i?je/g, 'e')
