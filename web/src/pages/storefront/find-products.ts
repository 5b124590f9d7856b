import { CATEGORY_LABELS, type Category } from '@izlog/contracts/domain/categories'
import { foldText } from '@izlog/contracts/domain/fold-text'
import type { StorefrontItem } from './storefront-item.ts'

/** A word this long is looked for without its ending: 'lampe' finds 'lampa'. */
const INFLECTED = 5

/** Items of a category that speak of every word that was typed: in either script, with or without its marks, in any case, ekavian or ijekavian. */
export function found(items: readonly StorefrontItem[], category: Category | null, typed: string): StorefrontItem[] {
  const words = foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stem)
  return items.filter((item) => {
    if (category !== null && item.category !== category) return false
    const text = foldText(`${item.name} ${item.hook} ${CATEGORY_LABELS[item.category]}`)
    return words.every((word) => text.includes(word) || levelled(text).includes(levelled(word)))
  })
}

const stem = (word: string): string => (word.length < INFLECTED ? word : word.replace(/[aeiou]+$/, ''))

/** Folded text as it is spelled by those who leave the stroke off đ, or say it the other way: medvedi, svetlo. */
const levelled = (folded: string): string => folded.replaceAll('dj', 'd').replace(/i?je/g, 'e')
