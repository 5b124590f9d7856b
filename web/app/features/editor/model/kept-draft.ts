import { parseJson } from '@izlog/contracts/domain/parse-json'
import { z } from 'zod'
import { EditorValues } from './editor-values.ts'

/** What was typed and not saved, with the version of the page it was typed over and how that looked. */
const KeptDraft = z.object({ version: z.int(), base: EditorValues, values: EditorValues })
export type KeptDraft = z.infer<typeof KeptDraft>

const keyOf = (userId: number, websiteId: number): string => `izlog-editor-${userId}-${websiteId}`

/** What this person left unsaved on this page; null when there is nothing, or it has another shape. */
export function readKeptDraft(userId: number, websiteId: number): KeptDraft | null {
  const stored = localStorage.getItem(keyOf(userId, websiteId))
  return KeptDraft.safeParse(parseJson(stored ?? '')).data ?? null
}

/** Survives a reload and a closed browser; a full storage loses only this. */
export function keepDraft(userId: number, websiteId: number, draft: KeptDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(userId, websiteId))
    else localStorage.setItem(keyOf(userId, websiteId), JSON.stringify(draft))
  } catch (error) {
    console.error('the draft could not be kept', error)
  }
}
