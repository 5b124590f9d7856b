import { asRecord } from '@izlog/contracts/domain/as-record'
import type { Change } from '../../shared/draft/changes.ts'
import { DraftEngine } from '../../shared/draft/draft-engine.ts'
import { readStored, writeStored } from '../../shared/draft/draft-storage.ts'
import { type OwnedPage, Refused, readPage, savePage } from './owners-api.ts'
import { bodyOf, textAt, withText } from './page-texts.ts'

/** docs/product/builder.md 2.5: the delay from the last change to saving. */
const SAVE_AFTER_MS = 1000

/** The texts typed into a live page; '' where there is none. */
export type OwnerDraft = DraftEngine<OwnedPage, string>
export type TextChange = Change<string>

export function ownerDraft(page: OwnedPage): OwnerDraft {
  const key = `izlog-drafts-${page.id}`
  return new DraftEngine<OwnedPage, string>(page, {
    valueAt: textAt,
    read: ({ id }) => readPage(id),
    isConflict: (error) => error instanceof Refused && error.status === 409,
    keep: (_, changes) => writeStored(key, changes.length === 0 ? null : changes),
    kept: () => changesIn(readStored(key)),
    autosave: {
      afterMs: SAVE_AFTER_MS,
      save: (saved, changes) => {
        const names = changes.map(({ name }) => name)
        return savePage(saved, bodyOf(withChanges(saved, changes), names))
      },
    },
  })
}

const changesIn = (stored: unknown): TextChange[] => (Array.isArray(stored) ? stored.flatMap(changeOf) : [])

function changeOf(value: unknown): TextChange[] {
  const { name, from, typed } = asRecord(value)
  return typeof name === 'string' && typeof from === 'string' && typeof typed === 'string'
    ? [{ name, from, typed }]
    : []
}

/** The page as it would be saved. Emptied paragraphs go last and from the end, so that the places of the others stay right. */
export function withChanges(page: OwnedPage, changes: readonly TextChange[]): OwnedPage {
  const emptied = changes.filter(({ typed }) => typed === '').sort((a, b) => paragraphOf(b) - paragraphOf(a))
  const written = changes.filter(({ typed }) => typed !== '')
  return [...written, ...emptied].reduce((now, { name, typed }) => withText(now, name, typed), page)
}

const paragraphOf = ({ name }: TextChange): number => Number(name.split('#')[1] ?? 0)
