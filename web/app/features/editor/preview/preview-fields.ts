import type { PreviewField } from '../../../../shop/preview/messages.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { labelOf } from '../model/field-labels.ts'
import { quantityIn } from '../model/option-amounts.ts'
import { pathsOf } from '../model/problems.ts'

/** The form's fields, each with the names by which its texts and prices are marked on the page. */
export const previewFieldsOf = (values: EditorValues): PreviewField[] => [
  ...leavesOf('', values).map((name) => ({ name, label: labelOf(name), marks: marksOf(name, values), images: [] })),
  { name: 'images', label: 'Slike', marks: [], images: values.images },
]

/** Fields that shoppers see nothing of by themselves, or see as pictures and colours. */
const NO_TEXT: readonly string[] = ['images', 'palette', 'keywords']

function leavesOf(path: string, value: unknown): string[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null || NO_TEXT.includes(path)) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(path ? `${path}.${key}` : key, inner))
}

function marksOf(name: string, { quantityOptions }: EditorValues): string[] {
  const [, index] = /^quantityOptions\.(\d+)\./.exec(name) ?? []
  return index === undefined ? pathsOf(name) : [`offers.${quantityIn(quantityOptions[Number(index)]?.qty ?? '') ?? 0}`]
}
