import { type FieldErrors, type FieldPath, get } from 'react-hook-form'
import { EditorValues } from './editor-values.ts'

/** True if the form has a field at this path. */
export const isField = (values: EditorValues, path: string): path is FieldPath<EditorValues> =>
  get(values, path) !== undefined

/** The first field with an error, in the order of the form. */
export function firstProblemIn(errors: FieldErrors<EditorValues>): string | null {
  for (const part of EditorValues.keyof().options) {
    const path = pathIn(errors[part], part)
    if (path) return path
  }
  return null
}

function pathIn(node: unknown, path: string): string | null {
  if (typeof node !== 'object' || node === null) return null
  if ('message' in node && typeof node.message === 'string') return path
  for (const [key, child] of Object.entries(node)) {
    if (key === 'ref') continue
    const found = pathIn(child, key === 'root' ? path : `${path}.${key}`)
    if (found) return found
  }
  return null
}

const TABS = [
  'content',
  'images',
  'colors',
  'pricing',
  'advertorial',
  'trackify',
  'upsell',
  'domain',
  'shopify',
] as const
export type Tab = (typeof TABS)[number]

const TAB_OF: Readonly<Partial<Record<string, Tab>>> = {
  images: 'images',
  palette: 'colors',
  priceAnchoring: 'pricing',
  deliveryPricing: 'pricing',
  releaseOn: 'pricing',
  quantityOptions: 'pricing',
  testimonials: 'pricing',
  figures: 'pricing',
  terms: 'pricing',
  story: 'advertorial',
}

/** The tab that contains a field. */
export const tabOf = (path: string): Tab => TAB_OF[path.split('.')[0] ?? ''] ?? 'content'
