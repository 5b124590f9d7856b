import { asRecord } from '../../shared/as-record.ts'
import type { Attempt } from './attempt.ts'
import { type FieldValues, valuesFrom } from './order-fields.ts'

/** What of an order form outlives a reload of its page: what was typed, and the try that no answer has come to. */
export interface KeptForm {
  readonly values: FieldValues
  readonly unanswered: Attempt | null
}

const keyOf = (websiteId: number) => `izlog.form.${websiteId}`

/** Keeps it in this tab, until the order is placed or the tab is closed. */
export function keepForm(websiteId: number, form: KeptForm): void {
  try {
    sessionStorage.setItem(keyOf(websiteId), JSON.stringify(form))
  } catch {
    // Storage is full or switched off: a reload then begins with an empty form.
  }
}

export function dropForm(websiteId: number): void {
  try {
    sessionStorage.removeItem(keyOf(websiteId))
  } catch {
    // Nothing was kept either.
  }
}

/** What this tab kept of a page's form; empty when nothing. */
export function keptForm(websiteId: number): KeptForm {
  const kept = read(websiteId)
  const typed = asRecord(kept.values)
  return {
    values: valuesFrom((name) => textIn(typed[name])),
    unanswered: isAttempt(kept.unanswered) ? kept.unanswered : null,
  }
}

function read(websiteId: number): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(sessionStorage.getItem(keyOf(websiteId)) ?? 'null'))
  } catch {
    return {}
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The server judges the bodies anew. */
function isAttempt(value: unknown): value is Attempt {
  const { key, bodies } = asRecord(value)
  return typeof key === 'string' && Array.isArray(bodies)
}
