import { asRecord } from '@izlog/contracts/domain/as-record'
import { type FieldValues, NO_VALUES, valuesFrom } from './order-fields.ts'
import { ORDER_FORM_ID } from './order-link.tsx'
import type { Attempt } from './place-order.ts'

/** The part of an order form that survives a reload of its page: what was typed, and the attempt that was not answered. */
export interface KeptForm {
  readonly values: FieldValues
  readonly unanswered: Attempt | null
}

const NOTHING: KeptForm = { values: NO_VALUES, unanswered: null }

/** What this tab last reported of a form whose seller keeps unfinished ones. */
export interface KeptReport {
  /** The random id of the form. */
  readonly form: string
  readonly body: string
}

const keyOf = (websiteId: number) => `izlog.form.${websiteId}`
const reportKeyOf = (websiteId: number) => `izlog.unfinished.${websiteId}`

/** Stores the form in this tab, until the order is placed or the tab is closed. */
export const keepForm = (websiteId: number, form: KeptForm): void => write(keyOf(websiteId), form)

export const keepReport = (websiteId: number, report: KeptReport): void => write(reportKeyOf(websiteId), report)

export function dropForm(websiteId: number): void {
  try {
    sessionStorage.removeItem(keyOf(websiteId))
    sessionStorage.removeItem(reportKeyOf(websiteId))
  } catch {
    // Without storage nothing was kept.
  }
}

/** The form that this tab stored for a page; empty on the server and where there is none. */
export function keptForm(websiteId: number): KeptForm {
  if (typeof document === 'undefined') return NOTHING
  const kept = read(keyOf(websiteId))
  const values = asRecord(kept.values)
  return {
    values: valuesFrom((name) => textIn(values[name])),
    unanswered: isAttempt(kept.unanswered) ? kept.unanswered : null,
  }
}

/** What this tab reported of a page's form; undefined: nothing. */
export function keptReport(websiteId: number): KeptReport | undefined {
  if (typeof document === 'undefined') return undefined
  const { form, body } = read(reportKeyOf(websiteId))
  return typeof form === 'string' && typeof body === 'string' ? { form, body } : undefined
}

/** What a shopper typed into the form of a story before it was hydrated; hydration would otherwise clear it. */
export function typedBeforeHydration(): FieldValues {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID} form`)
  if (!form) return NO_VALUES
  const typed = new FormData(form)
  return valuesFrom((name) => String(typed.get(name) ?? ''))
}

function write(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: after a reload nothing is known of it.
  }
}

function read(key: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return {}
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The bodies are not checked here: the server validates them again. */
function isAttempt(value: unknown): value is Attempt {
  const { key, bodies } = asRecord(value)
  return typeof key === 'string' && Array.isArray(bodies)
}
