import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type EditedWebsite } from '@izlog/contracts/http/editor'
import type { PageQuery } from '@izlog/contracts/http/paging'
import {
  REVISION_MESSAGES,
  type Revision,
  type RevisionList,
  type RevisionResponse,
} from '@izlog/contracts/http/revisions'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { changedFields } from '../domain/apply-save.ts'
import { draftAfterSave, restoredPage } from '../domain/draft.ts'
import type { RevisionHead } from '../store/mongo-revisions.ts'
import { readCursor } from '../store/page-cursor.ts'
import { type EditWebsiteDeps, editWebsite, savedBy } from './edit-website.ts'
import type { Ports } from './ports.ts'

type ReadDeps = Pick<Ports, 'websites' | 'revisions'>

/** The publishings of a page, newest first; the first of them is what shoppers see. Throws `not_found`. */
export async function listRevisions(
  deps: ReadDeps,
  caller: Caller,
  id: number,
  { cursor, limit }: PageQuery,
): Promise<RevisionList> {
  const { website, head } = await pageOf(deps, caller, id)
  const total = 1 + (await deps.revisions.countBefore(id, head.revision))
  const first = cursor === undefined ? [head] : []
  const before = cursor === undefined ? head.revision : Math.min(readCursor(cursor), head.revision)
  const found = [...first, ...(await deps.revisions.before(id, before, limit + 1 - first.length))]
  const items = found.slice(0, limit)
  return {
    items: items.map((each) => shown(caller, website, each)),
    nextCursor: found.length > limit ? String(items.at(-1)?.revision) : null,
    total,
  }
}

/** One publishing of a page, with all that it published. Throws `not_found`. */
export async function readRevision(
  deps: ReadDeps,
  caller: Caller,
  id: number,
  revision: number,
): Promise<RevisionResponse> {
  const { website, head } = await pageOf(deps, caller, id)
  const found = await findRevision(deps, website, head, revision)
  return { ...shown(caller, website, found.head), website: found.website }
}

/**
 * Publishes a page again as an earlier revision had it, as a revision of its own. Address, market and whether the page is on stay as they are.
 * Throws as `editWebsite`, and `not_found` for a revision that is not kept.
 */
export const restoreRevision = (
  deps: EditWebsiteDeps,
  caller: Caller,
  id: number,
  revision: number,
  since: number | undefined,
): Promise<EditedWebsite> =>
  editWebsite(deps, caller, id, since, async ({ website: before, head, draft }) => {
    const found = await findRevision(deps, before, head, revision)
    const website = restoredPage(before, found.website)
    return {
      website,
      draft: draft && draftAfterSave(draft.fields, before, website, {}),
      changed: changedFields(before, website),
      publishes: { kind: 'restored', restored: revision },
    }
  })

async function pageOf({ websites }: ReadDeps, caller: Caller, id: number) {
  const page = await websites.findEdited(caller, id)
  if (!page) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
  return page
}

async function findRevision(
  { revisions }: Pick<ReadDeps, 'revisions'>,
  website: Website,
  head: RevisionHead,
  revision: number,
) {
  const found = revision === head.revision ? { head, website } : await revisions.find(website.id, revision)
  if (!found) throw new AppError('not_found', 'revision.unknown', REVISION_MESSAGES.unknown)
  return found
}

const shown = (caller: Caller, website: Website, { fields, ...head }: RevisionHead): Revision => ({
  revision: head.revision,
  kind: head.kind,
  at: head.at,
  restored: head.restored ?? null,
  by: savedBy(caller, website, head),
  changedFields: fields,
})
