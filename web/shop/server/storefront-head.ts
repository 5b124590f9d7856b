import { NO_FILTER, searchOf } from '@izlog/contracts/domain/storefront-address'
import type { StorefrontProps } from '../storefront/storefront-page.tsx'
import type { PageParts } from './document.ts'
import { LOCALES, openGraphImage } from './open-graph.ts'
import { preloaded } from './preloaded.ts'

const TITLE = 'stvari koje reše jednu muku'
const DESCRIPTION = 'Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.'

/**
 * Metadata of the storefront for search engines and link previews; a seller's own has the name of its host. Each category has
 * a canonical address, on the seller's own host if there is one at `ownHost`; searches and later pages of the list have none.
 */
export function storefrontHead(
  { items: [first], filter, after, shop }: StorefrontProps,
  publicUrl: string,
  imageSizes: string,
  ownHost?: string,
): Pick<PageParts, 'title' | 'description' | 'canonical' | 'openGraph' | 'jsonLd' | 'image'> {
  const isOwn = shop !== undefined || ownHost !== undefined
  const home = isOwn ? `${ownHost ?? publicUrl}/` : `${publicUrl}/storefront`
  const { category, seller } = filter
  const url = `${home}${searchOf({ ...NO_FILTER, category, seller: isOwn ? null : seller })}`
  const name = shop ?? 'Izlog'
  const title = `${name}: ${TITLE}`
  return {
    title,
    description: DESCRIPTION,
    canonical: filter.typed === '' && after === null ? url : null,
    openGraph: [
      ['og:type', 'website'],
      ['og:title', title],
      ['og:description', DESCRIPTION],
      ['og:url', url],
      ...openGraphImage(first?.picture, first?.name ?? '', publicUrl),
      ['og:locale', LOCALES.Serbia],
      ['og:site_name', name],
    ],
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name, url: home, inLanguage: 'sr-Latn' },
    image: preloaded(first?.picture, imageSizes),
  }
}
