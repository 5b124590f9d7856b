import { categoryOf } from '@izlog/contracts/domain/categories'
import { searchNameOf, searchTextOf } from '@izlog/contracts/domain/product-search'
import type { Listing } from '../store/mongo-listings.ts'
import type { ListedPage } from '../store/mongo-websites.ts'
import type { Ports } from './ports.ts'

type Deps = Pick<Ports, 'websites' | 'listings'>

/** Lists pages as they are now: these, or all of a seller. What is not there any more is listed no more. */
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

/** Lists a page that has just been written, for whoever looks for it at once. When that fails, its event does it. */
export async function listAtOnce(deps: Deps & Pick<Ports, 'log'>, id: number): Promise<void> {
  try {
    await listPages(deps, { ids: [id] })
  } catch (err) {
    deps.log.warn({ err, id }, 'page not listed at once')
  }
}

const listingOf = ({ _id, userId, version, owner, isActive, ...page }: ListedPage): Listing => {
  const { productName, hook, figures } = page
  const category = categoryOf(page)
  return {
    _id,
    // Each write of the page, and each word on its owner, raises one of them and lowers none.
    version: version + owner.version,
    userId,
    shown: isActive && owner.visible,
    category,
    name: searchNameOf({ productName }),
    text: searchTextOf({ productName, hook, category }),
    honest: figures === 'honest',
  }
}
