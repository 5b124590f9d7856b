import { isDeepStrictEqual } from 'node:util'
import { Website } from '@izlog/contracts/domain/website'
import { fieldOf, PAGE_FIELDS } from '@izlog/contracts/page-fields/page-fields'
import { PRICE_FIELDS } from './apply-save.ts'

/** What a draft changes, kept beside the page that shoppers see; a field that it does not change follows that page. */
export interface StoredDraft {
  fields: Partial<Website>
  /** ISO 8601 in UTC. */
  at: string
  userId: number
  admin: boolean
}

/** Settings that shoppers never see: saving a draft sets them at once. */
export const SETTINGS = ['previewMode', 'editableByClient'] as const

const DRAFTED = [
  ...Object.keys(PAGE_FIELDS).filter((field) => !SETTINGS.some((setting) => setting === field)),
  'currentPrice',
  'originalPrice',
] as (keyof Website)[]

/** The page as publishing the draft would make it. */
export const draftedPage = (published: Website, { fields }: Pick<StoredDraft, 'fields'>): Website =>
  Website.parse({ ...published, ...fields })

/** A page with what shoppers saw of it at an earlier time; whether it is on stays as it is. */
export function restoredPage(now: Website, then: Website): Website {
  const fields = [...DRAFTED.filter((field) => field !== 'isActive'), 'editedFields', 'templateName'] as const
  return Website.parse({ ...now, ...Object.fromEntries(fields.map((field) => [field, then[field]])) })
}

/** What a draft must hold to make `wanted` of the published page; undefined: nothing, they are the same to shoppers. */
export function draftFields(published: Website, wanted: Website): Partial<Website> | undefined {
  const differing = DRAFTED.filter((field) => !isDeepStrictEqual(published[field], wanted[field]))
  if (differing.length === 0) return undefined
  const own = isDeepStrictEqual(published.editedFields, wanted.editedFields) ? [] : (['editedFields'] as const)
  return Object.fromEntries([...differing, ...own].map((field) => [field, wanted[field]]))
}

/**
 * The draft's fields after the page beneath it was published anew: what that save sent or changed is settled by it, all else of the draft stays.
 * Stories and texts are settled part by part, prices together. Undefined when nothing of the draft is left.
 */
export function draftAfterSave(
  fields: Partial<Website>,
  before: Website,
  after: Website,
  sent: object,
): Partial<Website> | undefined {
  const drafted = draftedPage(before, { fields })
  const settled = settledPaths(before, after, sent)
  const left: Record<string, unknown> = {}
  for (const field of DRAFTED) {
    if (fieldOf(field)?.ownWords === 'parts') left[field] = partsLeft(field, drafted, before, after, settled)
    else if (!settled.has(field)) left[field] = Object.hasOwn(fields, field) ? drafted[field] : after[field]
  }
  const wanted = Website.parse({ ...after, ...left })
  return draftFields(after, { ...wanted, editedFields: ownWordsOf(drafted, before, after, wanted) })
}

/** Parts of a field where the draft's own are kept unless the save settled them. */
function partsLeft(field: keyof Website, drafted: Website, before: Website, after: Website, settled: Set<string>) {
  const [draft, old, now] = [partsOf(drafted[field]), partsOf(before[field]), partsOf(after[field])]
  const names = Object.keys({ ...draft, ...now })
  const kept = names.map((name): [string, unknown] => {
    const isDrafts = !isDeepStrictEqual(draft[name], old[name]) && !settled.has(`${field}.${name}`)
    return [name, isDrafts ? draft[name] : now[name]]
  })
  const parts = kept.filter(([, part]) => part !== undefined)
  return parts.length === 0 ? null : Object.fromEntries(parts)
}

function settledPaths(before: Website, after: Website, sent: object): Set<string> {
  const settled = new Set<string>()
  const settle = (path: string) => {
    for (const each of PRICE_FIELDS.includes(path) ? PRICE_FIELDS : [path]) settled.add(each)
  }
  for (const field of DRAFTED) {
    const value = partsOf(sent)[field]
    if (fieldOf(field)?.ownWords === 'parts') {
      const [old, now] = [partsOf(before[field]), partsOf(after[field])]
      const changed = Object.keys({ ...old, ...now }).filter((name) => !isDeepStrictEqual(old[name], now[name]))
      for (const name of [...Object.keys(partsOf(value)), ...changed]) settle(`${field}.${name}`)
    } else if (value !== undefined || !isDeepStrictEqual(before[field], after[field])) settle(field)
  }
  return settled
}

/** Whose words the texts are: what the draft changed of that holds for the texts that it still changes. */
function ownWordsOf(drafted: Website, before: Website, after: Website, wanted: Website): string[] {
  const own = new Set(after.editedFields)
  const isLeft = (path: string) => {
    const field = path.split('.')[0] as keyof Website
    return path === 'comparisonText'
      ? !isDeepStrictEqual(wanted.priceAnchoring, after.priceAnchoring)
      : !isDeepStrictEqual(wanted[field], after[field])
  }
  for (const path of drafted.editedFields) if (!before.editedFields.includes(path) && isLeft(path)) own.add(path)
  for (const path of before.editedFields) if (!drafted.editedFields.includes(path) && isLeft(path)) own.delete(path)
  return [...own].sort()
}

const partsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | null) })
