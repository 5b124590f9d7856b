import { asRecord } from '@izlog/contracts/domain/as-record'
import type { Website } from '@izlog/contracts/domain/website'
import type { EditedWebsite } from '@izlog/contracts/http/editor'
import { z } from 'zod'
import { DraftEngine } from '../../../../shared/draft/draft-engine.ts'
import { readStored, writeStored } from '../../../../shared/draft/draft-storage.ts'
import { conflictIn, readWebsite } from '../editor-calls.ts'
import { EditorValues } from '../model/editor-values.ts'
import { filledWith } from '../model/filled-with.ts'
import { changedFields, type FieldChange, fieldAt, valuesWith } from '../model/form-fields.ts'
import { valuesOf } from '../model/values-of-website.ts'

/** A website as its next save goes over it, and the form's values for it. */
export interface EditedPage {
  /** With the changes of its stored draft, if there is one. */
  readonly website: Website
  readonly storedDraft: EditedWebsite['draft']
  readonly values: EditorValues
}
export function editedPage({ draft, ...published }: EditedWebsite): EditedPage {
  const website = draft?.website ?? published
  return { website, storedDraft: draft, values: valuesOf(website) }
}

export type EditorDraft = DraftEngine<EditedPage, unknown>

/** The draft as this browser stores it: the version it is based on, the form's values of that version, and the typed values. */
const StoredDraft = z.object({ version: z.int(), base: EditorValues, values: EditorValues })

/** The place of a user's draft of one website in this browser's storage. */
export const draftKey = (userId: number, websiteId: number): string => `izlog-editor-${userId}-${websiteId}`

/** A user's draft of one website, restored from this browser. */
export function editorDraft(userId: number, website: EditedWebsite): EditorDraft {
  const key = draftKey(userId, website.id)
  const draft: EditorDraft = new DraftEngine(editedPage(website), {
    valueAt: ({ values }, name) => fieldAt(values, name),
    read: async () => editedPage(await readWebsite(website.id)),
    isConflict: (error) => conflictIn(error) !== null,
    keep: (page, changes) => writeStored(key, changes.length === 0 ? null : toStore(page, changes)),
    kept: () => {
      const stored = StoredDraft.safeParse(withNewFields(readStored(key), draft.state.page.values)).data
      return stored ? changedFields(stored.base, stored.values) : []
    },
  })
  draft.restore()
  return draft
}

/** A draft from before the form had some of its fields has changed none of them: it gets them from the page. */
function withNewFields(stored: unknown, values: EditorValues): unknown {
  const { base, values: typed, ...rest } = asRecord(stored)
  return { ...rest, base: filledWith(values, base), values: filledWith(values, typed) }
}

const toStore = ({ website, values }: EditedPage, changes: readonly FieldChange[]): z.infer<typeof StoredDraft> => ({
  version: website.version,
  base: valuesWith(values, changes, 'from'),
  values: valuesWith(values, changes),
})

/** The form with all typed changes that are not contested. */
export const typedValues = ({ page, changes }: EditorDraft['state']): EditorValues => valuesWith(page.values, changes)
