import type { EditorValues } from './editor-values.ts'

/** Whether two plain values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  if (entries.length !== Object.keys(other).length) return false
  const others = new Map<string, unknown>(Object.entries(other))
  return entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}

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
  !isSame(merged(base, mine, theirs), merged(base, theirs, mine))

function mergedParts<Parts extends object>(base: Parts, mine: Parts, theirs: Parts): Parts {
  const before = new Map<string, unknown>(Object.entries(base))
  const changes = Object.entries(mine).filter(([part, value]) => !isSame(value, before.get(part)))
  return { ...theirs, ...Object.fromEntries(changes) }
}
