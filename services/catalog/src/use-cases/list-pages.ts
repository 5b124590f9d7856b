import { categoryOf } from '@izlog/contracts/domain/categories'
import { foldText } from '@izlog/contracts/domain/fold-text'
import { searchNameOf, searchTextOf } from '@izlog/contracts/domain/product-search'
import type { Listing } from '../store/mongo-listings.ts'
import type { ListedPage } from '../store/mongo-websites.ts'
import type { Ports } from './ports.ts'

type Deps = Pick<Ports, 'websites' | 'listings'>

/** Updates the listings of pages to their current state: the given ids, or all pages of a seller. A page that no longer exists is removed. */
export async function listPages(
  { websites, listings }: Deps,
  which: { ids: readonly number[] } | { userId: number },
): Promise<void> {
  const pages = await websites.listedPages(which)
  await listings.project(pages.map(listingOf))
  if (!('ids' in which)) return
  const there = new Set(pages.map(({ _id }) => _id))
  await listings.remove(which.ids.filter((id) => !there.has(id)))
}

/** Lists a page right after it was written, so that it is found at once. When this fails, the page's event lists it later. */
export async function listAtOnce(deps: Deps & Pick<Ports, 'log'>, id: number): Promise<void> {
  try {
    await listPages(deps, { ids: [id] })
  } catch (err) {
    deps.log.warn({ err, id }, 'page not listed at once')
  }
}

/** What administrators search of a page. */
export const adminTextOf = ({
  productName,
  title,
  customUrl,
}: Pick<ListedPage, 'productName' | 'title' | 'customUrl'>): string => foldText(`${productName} ${title} ${customUrl}`)

const listingOf = ({ _id, userId, version, owner, isActive, ...page }: ListedPage): Listing => {
  const { productName, hook, figures } = page
  const category = categoryOf(page)
  return {
    _id,
    // Every write of the page or of its seller raises one of the two versions and lowers neither, so the sum only grows.
    version: version + owner.version,
    userId,
    shown: isActive && owner.visible,
    category,
    name: searchNameOf({ productName }),
    text: searchTextOf({ productName, hook, category }),
    honest: figures === 'honest',
    adminText: adminTextOf(page),
  }
}
