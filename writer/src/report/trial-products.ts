import { Market } from '@izlog/contracts/domain/markets'
import { TemplateName } from '@izlog/contracts/domain/templates'
import type { GenderName, ShelfName } from '../lexicon-schema.ts'

/** A product on which the writer is tested: the spellings that sellers type, and the expected result. */
export interface TrialProduct {
  /** The page is written from the first spelling. */
  readonly typed: readonly string[]
  /** With diacritics, in sentence case. */
  readonly name: string
  /** 'proizvod' when the name does not contain a noun for the product. */
  readonly head: string
  readonly gender: GenderName
  readonly number: 'sg' | 'pl'
  /** The accusative of the head, in the number of the name. */
  readonly accusative: string
  /** The one or two shelves on which a shopper may look for it; empty when the name does not reveal any. */
  readonly shelves: readonly ShelfName[]
  readonly market: Market
  readonly templateName: TemplateName
}

/** Reads the rows of test-data/products.tsv and assigns markets and templates in rotation. */
export function readTrialProducts(table: string): TrialProduct[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((row, index) => {
      const [typed = '', name = '', head = '', gender = '', number = '', accusative = '', shelf = ''] = row.split('\t')
      return {
        typed: typed.split(' | '),
        name,
        head,
        gender: gender as GenderName,
        number: number as 'sg' | 'pl',
        accusative,
        shelves: shelf.split('/').filter(Boolean) as ShelfName[],
        market: Market.options[index % 3] ?? 'Serbia',
        templateName: TemplateName.options[Math.floor(index / 3) % 3] ?? 'Minimalistic',
      }
    })
}
