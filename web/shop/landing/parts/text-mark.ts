import { useContext } from 'react'
import { TextMarks } from '../../parts/place-mark.ts'

/** Where a text stands in a website: 'bullets.0.title', or 'longDescription#1' for the second paragraph of a text. */
export type TextName = string

/** A text of the page; `name` is null where it is not a field of the website, as the texts of a template are not. */
export interface NamedText {
  readonly name: TextName | null
  readonly text: string
}

/** The attribute by which edit mode finds an editable text. */
export const TEXT_MARK = 'data-text'

type Mark = (name: TextName | null | undefined) => { readonly [TEXT_MARK]: TextName } | undefined

const marked: Mark = (name) => (name ? { [TEXT_MARK]: name } : undefined)
const unmarked: Mark = () => undefined

/** Gives the attributes of an element that shows exactly one field of the website. */
export const useTextMark = (): Mark => (useContext(TextMarks) ? marked : unmarked)

/** The paragraphs of a field, parted by empty lines; a field of one paragraph is named as a whole. */
export function namedParagraphs(name: TextName, paragraphs: readonly string[]): readonly NamedText[] {
  return paragraphs.map((text, place) => ({ name: paragraphs.length < 2 ? name : `${name}#${place}`, text }))
}

/** The first of these that has a text; without any, the last. */
export const firstText = (...texts: readonly [NamedText, ...NamedText[]]): NamedText =>
  texts.find(({ text }) => text !== '') ?? texts[texts.length - 1] ?? texts[0]

/** A field of the website, as long as it has a text. */
export const named = (name: TextName, text: string | null | undefined): NamedText => ({ name, text: text ?? '' })

/** A text that no field of the website holds. */
export const unnamed = (text: string): NamedText => ({ name: null, text })
