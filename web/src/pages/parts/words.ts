/** The three forms of a Serbian noun after a number: 1 ocena, 2 ocene, 5 ocena. */
export type Forms = readonly [one: string, few: string, many: string]

const ENDING = new Intl.PluralRules('sr')

/** '41 osoba' with a no-break space. */
export function counted(count: number, [one, few, many]: Forms): string {
  const rule = ENDING.select(count)
  return `${count}\u00a0${rule === 'one' ? one : rule === 'few' ? few : many}`
}

/** Paragraphs of a text, parted by empty lines. */
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
