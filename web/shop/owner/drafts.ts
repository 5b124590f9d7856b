import { asRecord } from '@izlog/contracts/domain/as-record'
import type { TextName } from '../landing/parts/text-mark.ts'
import type { OwnedPage } from './owners-api.ts'
import { textAt, withText } from './page-texts.ts'

/** A text that was typed and is not saved yet. */
export interface Draft {
  readonly name: TextName
  /** The text before; '' where there was none. */
  readonly from: string
  readonly typed: string
}

const keyOf = (pageId: number): string => `izlog-drafts-${pageId}`

/** Stores what is not saved in this browser, so that no crash or reload loses it. */
export function keepDrafts(pageId: number, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(pageId))
    else localStorage.setItem(keyOf(pageId), JSON.stringify(drafts))
  } catch {
    // Storage is full or switched off: the drafts are still in memory.
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

/** The page as it would be saved. Emptied paragraphs go last, so that the places of the others stay right. */
export function withDrafts(page: OwnedPage, drafts: readonly Draft[]): OwnedPage {
  const emptied = drafts.filter(({ typed }) => typed === '')
  const written = drafts.filter(({ typed }) => typed !== '')
  return [...written, ...emptied.reverse()].reduce((now, { name, typed }) => withText(now, name, typed), page)
}

/** Parts the drafts for a page that has changed: free ones can be saved, contested ones would overwrite another's text. */
export function sortDrafts(page: OwnedPage, drafts: readonly Draft[]): { free: Draft[]; contested: Draft[] } {
  const isFree = ({ name, from }: Draft) => textAt(page, name) === from
  return { free: drafts.filter(isFree), contested: drafts.filter((draft) => !isFree(draft)) }
}
