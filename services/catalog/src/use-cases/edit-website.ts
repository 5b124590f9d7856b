import { isDeepStrictEqual } from 'node:util'
import { namesOfFields } from '@izlog/contracts/domain/edited-fields'
import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type EditedWebsite, type SavedBy } from '@izlog/contracts/http/editor'
import type { RevisionKind } from '@izlog/contracts/http/revisions'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { changedFields } from '../domain/apply-save.ts'
import { draftedPage, type StoredDraft } from '../domain/draft.ts'
import type { EditedPage } from '../store/mongo-websites.ts'
import type { Save } from '../store/website-model.ts'
import { listAtOnce } from './list-pages.ts'
import type { Ports } from './ports.ts'

/** Edits without a tag never conflict: each retries on the newer version up to this many times. */
const MAX_TRIES = 10

export type EditWebsiteDeps = Pick<Ports, 'websites' | 'revisions' | 'listings' | 'log' | 'now'>

/** What an edit makes of a page. */
export interface Edit {
  website: Website
  draft: Partial<Website> | undefined
  /** Paths of the fields that it changed, in the page or in its draft. */
  changed: string[]
  /** Absent: shoppers see the page as before. */
  publishes?: { kind: RevisionKind; restored?: number }
}

/**
 * Writes what `edit` makes of a page. `since` is the version that the caller started from: a later save by anyone is a conflict, unless nothing
 * would change (a retry whose first answer was lost). The replaced state is kept as a revision first, so the edit itself is one write and one event.
 * Throws `not_found`, `forbidden`, `conflict`, and what `edit` throws.
 */
export async function editWebsite(
  deps: EditWebsiteDeps,
  caller: Caller,
  id: number,
  since: number | undefined,
  edit: (page: EditedPage) => Promise<Edit> | Edit,
): Promise<EditedWebsite> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const page = await deps.websites.findEdited(caller, id)
    if (!page) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
    const { website: before, saves } = page
    if (!isAdmin(caller) && !before.editableByClient)
      throw new AppError('forbidden', 'website.locked', EDITOR_MESSAGES.locked)
    const { website, draft, changed, ...made } = await edit(page)
    const isSame = changed.length === 0 && isDeepStrictEqual(website.editedFields, before.editedFields)
    const publishes = isSame ? undefined : made.publishes
    if (isSame && isDeepStrictEqual(draft, page.draft?.fields)) return editedBy(caller, page)
    const newer = since === undefined ? [] : saves.filter(({ version }) => version > since)
    if (newer.length > 0) throw changedMeanwhile(caller, before, newer)
    const at = deps.now().toISOString()
    const by = { userId: caller.userId, admin: isAdmin(caller) }
    const version = before.version + 1
    const entry: Save = { version, ...by, fields: changed }
    const keptDraft = publishes && page.draft ? page.draft : { at, ...by }
    const after: EditedPage = {
      website: { ...website, version, ...(publishes ? { updatedAt: at } : {}) },
      saves: [...saves, entry],
      draft: draft && { ...keptDraft, fields: draft },
      head: publishes
        ? { revision: page.head.revision + 1, at, ...by, fields: changed, restored: null, ...publishes }
        : page.head,
    }
    if (publishes) await deps.revisions.keep(before, page.head)
    if (await deps.websites.save(after, { published: publishes !== undefined })) {
      if (publishes) await listAtOnce(deps, id)
      return editedBy(caller, after)
    }
  }
  throw new AppError('conflict', 'website.busy', EDITOR_MESSAGES.saveFailed)
}

/** A page as its editor gets it. */
export function editedBy(caller: Caller, { website, draft }: Pick<EditedPage, 'website' | 'draft'>): EditedWebsite {
  return { ...website, draft: draft ? shownDraft(caller, website, draft) : null }
}

function shownDraft(caller: Caller, published: Website, draft: StoredDraft): EditedWebsite['draft'] {
  const website = draftedPage(published, draft)
  const by = savedBy(caller, published, draft)
  return { website, changedFields: changedFields(published, website), at: draft.at, by }
}

/** Who saved, for whoever asks. */
export const savedBy = (caller: Caller, { userId }: Website, save: { userId: number }): SavedBy =>
  save.userId === caller.userId ? 'you' : save.userId === userId ? 'owner' : 'admin'

/** The refusal of an edit that started from an older version than these saves. */
export function changedMeanwhile(caller: Caller, website: Website, newer: readonly Save[]): AppError {
  const last = newer.at(-1)
  const fields = [...new Set(newer.flatMap((save) => save.fields))]
  const changedBy = last ? savedBy(caller, website, last) : 'admin'
  const who = {
    you: 'Stranicu ste u međuvremenu izmenili u drugom prozoru',
    owner: 'Stranicu je u međuvremenu izmenio vlasnik',
    admin: 'Stranicu je u međuvremenu izmenio administrator',
  }[changedBy]
  return new AppError('conflict', 'website.changed', `${who}: ${namesOfFields(fields)}.`, {
    details: { version: website.version, changedBy, changedFields: fields },
  })
}
