import type { Picture } from '@izlog/contracts/domain/picture'
import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type EditedWebsite, type SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { AppError, invalid } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { applySave, changedFields, type ReadySave } from '../domain/apply-save.ts'
import { draftAfterSave, draftedPage, draftFields, SETTINGS } from '../domain/draft.ts'
import type { EditedPage } from '../store/mongo-websites.ts'
import { checkPictureAddresses, collectPictures, isFetched } from './collect-pictures.ts'
import { type Edit, type EditWebsiteDeps, editWebsite } from './edit-website.ts'
import type { Ports } from './ports.ts'

export type SaveWebsiteDeps = EditWebsiteDeps & Pick<Ports, 'pictures' | 'files' | 'fetcher' | 'uploads' | 'publicUrl'>

/**
 * Saves the editor's changes to a page (docs/product/builder.md 7) and publishes them, or keeps them as a draft.
 * New pictures of foreign addresses count as an upload. Throws as `editWebsite`, and `invalid`, `limited`.
 */
export async function saveWebsite(
  deps: SaveWebsiteDeps,
  caller: Caller,
  id: number,
  save: SaveWebsiteRequest,
  since: number | undefined,
): Promise<EditedWebsite> {
  let images: Picture[] | undefined
  return editWebsite(deps, caller, id, since, async (page) => {
    const { website: before, draft } = page
    if (!isAdmin(caller) && save.editableByClient === false)
      throw new AppError('forbidden', 'website.lock', EDITOR_MESSAGES.lockIsAdmins)
    checkCurrency(before, save)
    if (save.images && !images) {
      const wanted = save.images
      const known = [...before.images, ...(draft?.fields.images ?? [])]
      await checkPictureAddresses(deps, wanted)
      const collect = () => collectPictures(deps, wanted, { known })
      images = await (isFetched(deps, wanted, known) ? deps.uploads(caller.userId, collect) : collect())
    }
    return save.draft ? draftedBy(page, { ...save, images }) : publishedBy(page, { ...save, images })
  })
}

function publishedBy({ website: before, draft }: EditedPage, save: ReadySave): Edit {
  const { website, changed } = applySave(before, save)
  const left = draft && draftAfterSave(draft.fields, before, website, save)
  return { website, draft: left, changed, publishes: { kind: 'saved' } }
}

function draftedBy({ website: before, draft }: EditedPage, save: ReadySave): Edit {
  const base = draft ? draftedPage(before, draft) : before
  const { website: wanted, changed } = applySave(base, save)
  const settings = Object.fromEntries(SETTINGS.map((setting) => [setting, wanted[setting]]))
  const website = { ...before, ...settings }
  return { website, draft: draftFields(before, wanted), changed }
}

/** Publishes a page's draft. Throws as `editWebsite`, and `conflict` when there is none. */
export const publishDraft = (deps: EditWebsiteDeps, caller: Caller, id: number, since: number | undefined) =>
  editWebsite(deps, caller, id, since, ({ website: before, draft }) => {
    if (!draft) throw new AppError('conflict', 'draft.unknown', EDITOR_MESSAGES.noDraft)
    const website = draftedPage(before, draft)
    const changed = changedFields(before, website)
    return { website, draft: undefined, changed, publishes: { kind: 'draft-published' } }
  })

/** Drops a page's draft; a page without one stays as it is. Throws as `editWebsite`. */
export const dropDraft = (deps: EditWebsiteDeps, caller: Caller, id: number, since: number | undefined) =>
  editWebsite(deps, caller, id, since, ({ website, draft }) => ({
    website,
    draft: undefined,
    changed: draft ? changedFields(draftedPage(website, draft), website) : [],
  }))

function checkCurrency(website: Website, { currency, currencySymbol }: SaveWebsiteRequest): void {
  const faults = [
    ...(currency === undefined || currency === website.currency ? [] : ['currency']),
    ...(currencySymbol === undefined || currencySymbol === website.currencySymbol ? [] : ['currencySymbol']),
  ]
  if (faults.length > 0) throw invalid(faults.map((path) => ({ path, message: EDITOR_MESSAGES.currencyIsFixed })))
}
