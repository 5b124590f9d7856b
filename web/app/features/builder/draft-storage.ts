import { parseJson } from '@izlog/contracts/domain/parse-json'
import { Draft, EMPTY_DRAFT } from './draft.ts'

const keyOf = (userId: number): string => `izlog-builder-${userId}`

/** This user's draft from before the reload; empty if there is none or if an older version of the app stored another shape. */
export function readDraft(userId: number): Draft {
  const stored = sessionStorage.getItem(keyOf(userId))
  const draft = Draft.safeParse(parseJson(stored ?? '')).data
  return draft && isReachable(draft) ? draft : EMPTY_DRAFT
}

export function keepDraft(userId: number, draft: Draft): void {
  if (draft === EMPTY_DRAFT) sessionStorage.removeItem(keyOf(userId))
  else sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
}

const isReachable = ({ step, market, templateName }: Draft): boolean =>
  (step < 2 || market !== null) && (step < 3 || templateName !== null)
