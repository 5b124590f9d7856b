import { Market } from '@izlog/contracts/domain/markets'
import { TemplateName } from '@izlog/contracts/domain/templates'
import type { GenderName, ShelfName } from '../lexicon-schema.ts'

/** A product that the writer is tried on: how sellers type it, and what must be understood. */
export interface TrialProduct {
  /** The first is the one of which the page is written. */
  readonly typed: readonly string[]
  /** With diacritics, in sentence case. */
  readonly name: string
  /** 'proizvod' where the name does not tell. */
  readonly head: string
  readonly gender: GenderName
  readonly number: 'sg' | 'pl'
  /** Accusative of the head in the number of the name. */
  readonly accusative: string
  /** Where a buyer may look for it, one or two; none: nobody can tell. */
  readonly shelves: readonly ShelfName[]
  readonly market: Market
  readonly templateName: TemplateName
}

/** The rows of test-data/products.tsv; markets and templates go round. */
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
