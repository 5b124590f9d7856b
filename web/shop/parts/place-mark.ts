import { createContext, useContext } from 'react'

/** True while the page is rendered for edit mode. Shoppers' pages carry no marks: a page must fit the first packets of a connection. */
export const TextMarks = createContext(false)

/**
 * The attribute by which the editor's preview finds the fields that an element shows, where edit mode does not change them in their place: prices,
 * and texts that are part of a sentence.
 */
export const PLACE_MARK = 'data-place'

type MarkPlace = (names: string) => { readonly [PLACE_MARK]: string } | undefined

const place: MarkPlace = (names) => ({ [PLACE_MARK]: names })
const noPlace: MarkPlace = () => undefined

/** Gives the attributes of an element that shows these fields, named with spaces between. */
export const usePlaceMark = (): MarkPlace => (useContext(TextMarks) ? place : noPlace)
