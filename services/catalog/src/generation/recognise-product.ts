import type { Category } from '@izlog/contracts/domain/categories'
import { foldText } from '@izlog/contracts/domain/search-keys'
import { NOUNS } from './lexicon/nouns.ts'
import { OTHER } from './lexicon/other/other.ts'
import type { ProductNoun } from './lexicon/product-noun.ts'

/** The kind of product a name speaks of: the first noun we know in it, else the category's own 'proizvod'. */
export function nounOf(productName: string, category: Category): ProductNoun {
  const name = foldText(productName)
  let first = { at: Number.POSITIVE_INFINITY, noun: OTHER[category] }
  for (const noun of NOUNS) {
    const at = name.search(noun.match)
    if (at >= 0 && at < first.at) first = { at, noun }
  }
  return first.noun
}
