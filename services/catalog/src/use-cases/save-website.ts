import { namesOfFields } from '@izlog/contracts/domain/edited-fields'
import type { Picture } from '@izlog/contracts/domain/picture'
import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { AppError, invalid } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { applySave } from '../domain/apply-save.ts'
import type { Save } from '../store/website-model.ts'
import { checkPictureAddresses, collectPictures, isFetched } from './collect-pictures.ts'
import { listAtOnce } from './list-pages.ts'
import type { Ports } from './ports.ts'

/** Saves without a tag never conflict: each retries on the newer version up to this many times. */
const MAX_TRIES = 10

export type SaveWebsiteDeps = Pick<
  Ports,
  'websites' | 'listings' | 'pictures' | 'files' | 'fetcher' | 'uploads' | 'publicUrl' | 'log' | 'now'
>

/**
 * Saves the editor's changes to a page (docs/product/builder.md 7) and publishes them. `since` is the version that the editor started from: a later
 * save by anyone is a conflict, unless the page already has the wanted content (a retry whose first answer was lost).
 * New pictures of foreign addresses count as an upload. Throws `not_found`, `forbidden`, `invalid`, `conflict`, `limited`.
 */
export async function saveWebsite(
  deps: SaveWebsiteDeps,
  caller: Caller,
  id: number,
  save: SaveWebsiteRequest,
  since: number | undefined,
): Promise<Website> {
  let images: Picture[] | undefined
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await deps.websites.findEdited(caller, id)
    if (!stored) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
    const { website: before, saves } = stored
    checkPermission(caller, before, save)
    checkCurrency(before, save)
    if (save.images && !images) {
      const wanted = save.images
      await checkPictureAddresses(deps, wanted)
      const collect = () => collectPictures(deps, wanted, { known: before.images })
      images = await (isFetched(deps, wanted, before.images) ? deps.uploads(caller.userId, collect) : collect())
    }
    const { website, changed } = applySave(before, { ...save, images })
    const accepted = website.editedFields.length !== before.editedFields.length
    if (changed.length === 0 && !accepted) return before
    const newer = since === undefined ? [] : saves.filter(({ version }) => version > since)
    if (newer.length > 0) throw changedMeanwhile(caller, before, newer)
    const version = before.version + 1
    const saved = { ...website, version, updatedAt: deps.now().toISOString() }
    const entry: Save = { version, userId: caller.userId, admin: isAdmin(caller), fields: changed }
    if (await deps.websites.save(saved, [...saves, entry])) {
      await listAtOnce(deps, id)
      return saved
    }
  }
  throw new AppError('conflict', 'website.busy', EDITOR_MESSAGES.saveFailed)
}

function checkPermission(caller: Caller, website: Website, { editableByClient }: SaveWebsiteRequest): void {
  if (isAdmin(caller)) return
  if (!website.editableByClient) throw new AppError('forbidden', 'website.locked', EDITOR_MESSAGES.locked)
  if (editableByClient === false) throw new AppError('forbidden', 'website.lock', EDITOR_MESSAGES.lockIsAdmins)
}

function checkCurrency(website: Website, { currency, currencySymbol }: SaveWebsiteRequest): void {
  const faults = [
    ...(currency === undefined || currency === website.currency ? [] : ['currency']),
    ...(currencySymbol === undefined || currencySymbol === website.currencySymbol ? [] : ['currencySymbol']),
  ]
  if (faults.length > 0) throw invalid(faults.map((path) => ({ path, message: EDITOR_MESSAGES.currencyIsFixed })))
}

function changedMeanwhile(caller: Caller, { version, userId }: Website, newer: readonly Save[]): AppError {
  const last = newer.at(-1)
  const changedFields = [...new Set(newer.flatMap(({ fields }) => fields))]
  const changedBy = last?.userId === caller.userId ? 'you' : last?.userId === userId ? 'owner' : 'admin'
  const who = {
    you: 'Stranicu ste u međuvremenu izmenili u drugom prozoru',
    owner: 'Stranicu je u međuvremenu izmenio vlasnik',
    admin: 'Stranicu je u međuvremenu izmenio administrator',
  }[changedBy]
  return new AppError('conflict', 'website.changed', `${who}: ${namesOfFields(changedFields)}.`, {
    details: { version, changedBy, changedFields },
  })
}
