import { dequal } from 'dequal/lite'
import type { EditorValues } from './editor-values.ts'

/** What one side changed of a page goes onto what the other saved meanwhile; where both changed a part, `mine` wins. */
export function merged(base: EditorValues, mine: EditorValues, theirs: EditorValues): EditorValues {
  const { story, priceAnchoring, palette } = mine
  return {
    ...mergedParts(base, mine, theirs),
    story: mergedParts(base.story, story, theirs.story),
    priceAnchoring: mergedParts(base.priceAnchoring, priceAnchoring, theirs.priceAnchoring),
    palette: mergedParts(base.palette, palette, theirs.palette),
  }
}

/** Whether both sides changed the same part. */
export const collide = (base: EditorValues, mine: EditorValues, theirs: EditorValues): boolean =>
  !dequal(merged(base, mine, theirs), merged(base, theirs, mine))

function mergedParts<Parts extends object>(base: Parts, mine: Parts, theirs: Parts): Parts {
  const before = new Map<string, unknown>(Object.entries(base))
  const changes = Object.entries(mine).filter(([part, value]) => !dequal(value, before.get(part)))
  return { ...theirs, ...Object.fromEntries(changes) }
}
