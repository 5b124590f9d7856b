import { CATEGORY_LABELS, type Category } from './categories.ts'
import { foldText } from './fold-text.ts'

/** Longer queries find nothing more, and addresses have a limit. */
export const MAX_TYPED = 80

/** Each word is searched in the text of every product, so their number is limited. */
const MAX_WORDS = 8

/** Words of this length are searched without their ending: 'lampe' finds 'lampa'. */
const INFLECTED = 5

/** Matches nothing: for a query without letters and digits. */
const NOTHING = '(?!)'

/** The searched text of a product: its name, hook and category, folded, and again as `levelled` returns it. */
export function searchTextOf(product: {
  readonly productName: string
  readonly hook: string
  readonly category: Category
}): string {
  return searched(`${product.productName} ${product.hook} ${CATEGORY_LABELS[product.category]}`)
}

/** The part of that text with the name: products with the words in their name are listed before those that only mention them. */
export const searchNameOf = ({ productName }: { readonly productName: string }): string => searched(productName)

function searched(text: string): string {
  const folded = foldText(text)
  return `${folded}\n${levelled(folded)}`
}

/**
 * Regular expressions that must all match a product's text, one a typed word: in either script, with or without diacritics, in any case and
 * ending, Ekavian or Ijekavian. They contain only letters, digits and `|`. Empty for an empty query; after MAX_WORDS different words the
 * rest is ignored.
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

/** Folded text in which đ and d, and Ekavian and Ijekavian, are spelled alike: medvedi, svetlo. */
const levelled = (folded: string): string => folded.replaceAll('dj', 'd').replace(/i?je/g, 'e')
