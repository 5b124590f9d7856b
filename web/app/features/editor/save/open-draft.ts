import type { Website } from '@izlog/contracts/domain/website'
import { dequal } from 'dequal/lite'
import type { EditorValues } from '../model/editor-values.ts'
import { type KeptDraft, readKeptDraft } from '../model/kept-draft.ts'
import { collide, merged } from '../model/merge.ts'
import { valuesOf } from '../model/values-of-website.ts'

/** What the editor opens with: the page, or what was left unsaved on it; `kept` waits for a choice where both changed the same. */
export interface OpenedDraft {
  readonly values: EditorValues
  readonly restored: boolean
  readonly kept: KeptDraft | null
}

export function openDraft(userId: number, website: Website): OpenedDraft {
  const values = valuesOf(website)
  const kept = readKeptDraft(userId, website.id)
  if (!kept || dequal(kept.values, kept.base)) return { values, restored: false, kept: null }
  if (kept.version === website.version) return { values: kept.values, restored: true, kept: null }
  if (collide(kept.base, kept.values, values)) return { values, restored: false, kept }
  return { values: merged(kept.base, kept.values, values), restored: true, kept: null }
}
