import { get, set } from 'react-hook-form'
import { type Change, changesOver } from '../../../../shared/draft/changes.ts'
import { isMergedByPart } from '../../../../shared/draft/merged-by-part.ts'
import type { EditorValues } from './editor-values.ts'

export type FieldChange = Change<unknown>

export const fieldAt = (values: EditorValues, name: string): unknown => get(values, name)

/** The form by the units that a merge with another save compares: 'title' as a whole, 'story.productQuote' where the page's fields merge by part. */
export const fieldsOf = (values: EditorValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<unknown>(values).flatMap(([name, value]): [string, unknown][] =>
      isMergedByPart(name === 'story' ? 'advertorialStory' : name) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
        : [[name, value]],
    ),
  )

export const changedFields = (before: EditorValues, after: EditorValues): FieldChange[] =>
  changesOver((name) => fieldAt(before, name), fieldsOf(after))

/** The form with the changes applied: `typed` sets the typed values, `from` the values before typing. */
export function valuesWith(
  values: EditorValues,
  changes: readonly FieldChange[],
  side: 'typed' | 'from' = 'typed',
): EditorValues {
  const next = structuredClone(values)
  for (const change of changes) set(next, change.name, structuredClone(change[side]))
  return next
}
