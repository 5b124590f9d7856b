import { groupThousands } from '@izlog/contracts/domain/money'

/** The three forms of a Serbian noun after a number: 1 ocena, 2 ocene, 5 ocena. */
export type Forms = readonly [one: string, few: string, many: string]

const ENDING = new Intl.PluralRules('sr')

/** The form of a noun after a number: 'osobe' after 42. */
export function nounAfter(count: number, [one, few, many]: Forms): string {
  const rule = ENDING.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

/** '41 osoba', '2.847 ocena' with a no-break space. */
export const counted = (count: number, forms: Forms): string =>
  `${groupThousands(count)}\u00a0${nounAfter(count, forms)}`

export const BUYERS: Forms = ['kupac', 'kupca', 'kupaca']

/** The paragraphs of a text, separated by empty lines. */
export const paragraphsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** 'JM' for Jelena Marković. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Splits a text into its first sentence and the rest. */
export function firstSentence(text: string): readonly [string, string] {
  const end = text.search(/[.!?]\s/) + 1
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()]
}

/** A long headline is set smaller, so that the first screen still shows what is below it. */
export const headlineClass = (head: string): string | undefined => (head.length > 64 ? 'long' : undefined)
