import { createContext, useContext } from 'react'

/** Where a text stands in a website: 'bullets.0.title', or 'longDescription#1' for the second paragraph of a text. */
export type TextName = string

/** A text of the page; `name` is null where it is not a field of the website, as the texts of a template are not. */
export interface NamedText {
  readonly name: TextName | null
  readonly text: string
}

/** The attribute by which edit mode finds an editable text. */
export const TEXT_MARK = 'data-text'

/** True while the page is rendered for edit mode. Shoppers' pages carry no marks: a page must fit the first packets of a connection. */
export const TextMarks = createContext(false)

type Mark = (name: TextName | null | undefined) => { readonly [TEXT_MARK]: TextName } | undefined

const marked: Mark = (name) => (name ? { [TEXT_MARK]: name } : undefined)
const unmarked: Mark = () => undefined

/** Gives the attributes of an element that shows exactly one field of the website. */
export const useTextMark = (): Mark => (useContext(TextMarks) ? marked : unmarked)

/**
 * The attribute by which the editor's preview finds the fields that an element shows, where edit mode does not change them in their place: prices,
 * and texts that are part of a sentence.
 */
export const PLACE_MARK = 'data-place'

type MarkPlace = (...names: readonly (TextName | false | null)[]) => { readonly [PLACE_MARK]: string } | undefined

const place: MarkPlace = (...names) => ({ [PLACE_MARK]: names.filter(Boolean).join(' ') })
const noPlace: MarkPlace = () => undefined

/** Gives the attributes of an element that shows these fields. */
export const usePlaceMark = (): MarkPlace => (useContext(TextMarks) ? place : noPlace)

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
