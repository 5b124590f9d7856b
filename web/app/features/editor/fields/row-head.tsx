import { type FieldPath, useWatch } from 'react-hook-form'
import { useEditor } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'

const LONGEST = 50
const KEPT = 47

/** A headline longer than 50 characters is cut to 47 and an ellipsis (docs/product/builder.md 2.6). */
const cutHeadline = (text: string): string => (text.length > LONGEST ? `${text.slice(0, KEPT)}…` : text)

/** The headline of a card, updated while typing. */
export function RowHead({ name, empty }: { name: FieldPath<EditorValues>; empty: string }) {
  const { form } = useEditor()
  const text = useWatch({ control: form.control, name })
  return typeof text === 'string' && text.trim() ? cutHeadline(text.trim()) : <span className="text-fg3">{empty}</span>
}
