import { groupThousands } from '@izlog/contracts/domain/money'

/** The three forms of a Serbian noun after a number: 1 ocena, 2 ocene, 5 ocena. */
export type Forms = readonly [one: string, few: string, many: string]

const RULES = new Intl.PluralRules('sr')

/** The form of a noun after a number: 'osobe' after 42. */
export function pluralize(count: number, [one, few, many]: Forms): string {
  const rule = RULES.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

/** '41 osoba', '2.847 ocena' with a no-break space. */
export const counted = (count: number, forms: Forms): string =>
  `${groupThousands(count)}\u00a0${pluralize(count, forms)}`
