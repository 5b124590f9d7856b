import type { Forms } from '../../shared/plural.ts'

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
