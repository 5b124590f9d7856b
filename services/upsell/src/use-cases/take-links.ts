import { ImageAddress } from '@izlog/contracts/domain/image-address'
import type { WebsiteSnapshotV1 } from '@izlog/contracts/events/websites'
import { newUpsellProduct } from '../domain/new-upsell-product.ts'
import { listingKeyOf } from '../domain/upsell-product.ts'
import type { UpsellDeps } from './deps.ts'

type Deps = Pick<UpsellDeps, 'products' | 'takenLinks' | 'nextProductId' | 'wakeReader' | 'now' | 'log'>

/** Makes an upsell product of each one that the seller entered for a new website, once: a deleted one stays deleted when the snapshot comes again. */
export async function takeLinks(deps: Deps, { data }: WebsiteSnapshotV1): Promise<void> {
  if (data.deleted) return
  const website = { id: data.id, ownerId: data.ownerId, currency: data.currency, currencySymbol: data.currencySymbol }
  for (const link of data.upsellProductLinks) {
    const key = listingKeyOf({ originalUrl: link.url || null, title: link.title ?? '' })
    if (await deps.takenLinks.has(data.id, key)) continue
    const images = link.images?.filter((image) => ImageAddress.safeParse(image).success)
    const product = newUpsellProduct(await deps.nextProductId(), website, { ...link, images }, deps.now())
    if ((await deps.products.insert(product)) === 'page-full') {
      deps.log.warn({ websiteId: data.id }, 'no place left for a link of the page')
    }
    await deps.takenLinks.remember(data.id, key)
    deps.wakeReader()
  }
}
