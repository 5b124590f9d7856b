import { asRecord } from '../../shared/as-record.ts'
import type { OwnedPage } from './owners-api.ts'
import { type TextName, textsOf, withText } from './page-texts.ts'

/** A text that was typed and is not saved yet. */
export interface Draft {
  readonly name: TextName
  /** What stood there before; '' where nothing did. */
  readonly from: string
  readonly typed: string
}

const keyOf = (pageId: number): string => `izlog-drafts-${pageId}`

/** Keeps what is not saved in this browser, so that no crash or reload loses it. */
export function keepDrafts(pageId: number, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(pageId))
    else localStorage.setItem(keyOf(pageId), JSON.stringify(drafts))
  } catch {
    // A full or forbidden storage: the page itself still holds them.
  }
}

export function keptDrafts(pageId: number): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(draftOf) : []
  } catch {
    return []
  }
}

function draftOf(value: unknown): Draft[] {
  const { name, from, typed } = asRecord(value)
  return typeof name === 'string' && typeof from === 'string' && typeof typed === 'string'
    ? [{ name, from, typed }]
    : []
}

/** The page as it would be saved. Emptied paragraphs go last, so that the places of the others hold. */
export function withDrafts(page: OwnedPage, drafts: readonly Draft[]): OwnedPage {
  const emptied = drafts.filter(({ typed }) => typed === '')
  const written = drafts.filter(({ typed }) => typed !== '')
  return [...written, ...emptied.reverse()].reduce((now, { name, typed }) => withText(now, name, typed), page)
}

/** What may be saved over a page that has changed meanwhile, and what now stands against another text. */
export function sortDrafts(page: OwnedPage, drafts: readonly Draft[]): { free: Draft[]; contested: Draft[] } {
  const texts = textsOf(page)
  const isFree = ({ name, from }: Draft) => (texts.get(name) ?? '') === from
  return { free: drafts.filter(isFree), contested: drafts.filter((draft) => !isFree(draft)) }
}
