import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type EditedWebsite } from '@izlog/contracts/http/editor'
import { OWN_PAGE_MESSAGES, type TrashedWebsite, type WebsiteDeletion } from '@izlog/contracts/http/own-page'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { type OwnedPage, trashedWebsite } from '../store/mongo-trash.ts'
import { changedMeanwhile, editedBy } from './edit-website.ts'
import { listAtOnce } from './list-pages.ts'
import type { Ports } from './ports.ts'

export type DeleteWebsiteDeps = Pick<
  Ports,
  'websites' | 'trash' | 'listings' | 'sellers' | 'upsellProducts' | 'log' | 'now'
>

const MAX_TRIES = 10

/** What hangs on a page, for the question before it is deleted. Throws `not_found`. */
export async function readDeletion(deps: DeleteWebsiteDeps, caller: Caller, id: number): Promise<WebsiteDeletion> {
  const { website, hasDraft, trashedAt } = await findOwned(deps, caller, id)
  if (trashedAt) throw unknown()
  const [stats, upsellProducts] = await Promise.all([
    deps.sellers.stats(website.userId),
    deps.upsellProducts.countActive(id),
  ])
  return { orders: stats?.ordersByWebsite[id] ?? 0, upsellProducts, hasDraft, isActive: website.isActive }
}

/**
 * Puts a page into its seller's trash: shoppers, orders and lists are without it at once, and it keeps its address, orders and upsell products.
 * Repeating it changes nothing. Throws `not_found`, `forbidden`, and `conflict` when the page was changed since `since`.
 */
export async function deleteWebsite(
  deps: DeleteWebsiteDeps,
  caller: Caller,
  id: number,
  since: number | undefined,
): Promise<TrashedWebsite> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { website, saves, trashedAt } = await findOwned(deps, caller, id)
    const at = deps.now()
    if (trashedAt) return trashedWebsite(website, trashedAt, at)
    checkLock(caller, website)
    const newer = since === undefined ? [] : saves.filter(({ version }) => version > since)
    if (newer.length > 0) throw changedMeanwhile(caller, website, newer)
    if (!(await deps.trash.put(website, at))) continue
    await listAtOnce(deps, id)
    return trashedWebsite(website, at, at)
  }
  throw busy()
}

/** Brings a page back from the trash, as it was. Repeating it changes nothing. Throws `not_found`, also when its time is over, and `forbidden`. */
export async function bringBackWebsite(deps: DeleteWebsiteDeps, caller: Caller, id: number): Promise<EditedWebsite> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { website, trashedAt } = await findOwned(deps, caller, id)
    const at = deps.now()
    if (trashedAt) {
      checkLock(caller, website)
      if (trashedWebsite(website, trashedAt, at).daysLeft <= 0)
        throw new AppError('not_found', 'website.gone', OWN_PAGE_MESSAGES.gone)
      if (!(await deps.trash.bringBack(website, at))) continue
      await listAtOnce(deps, id)
    }
    const page = await deps.websites.findEdited(caller, id)
    if (page) return editedBy(caller, page)
  }
  throw busy()
}

async function findOwned({ trash }: Pick<Ports, 'trash'>, caller: Caller, id: number): Promise<OwnedPage> {
  const found = await trash.find(caller, id)
  if (!found) throw unknown()
  return found
}

function checkLock(caller: Caller, { editableByClient }: Website): void {
  if (!isAdmin(caller) && !editableByClient) throw new AppError('forbidden', 'website.locked', EDITOR_MESSAGES.locked)
}

const unknown = () => new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
const busy = () => new AppError('conflict', 'website.busy', EDITOR_MESSAGES.saveFailed)
