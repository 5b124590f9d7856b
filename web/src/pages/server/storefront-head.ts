import type { StorefrontItem } from '../storefront/storefront-item.ts'
import type { PageParts } from './document.ts'
import { LOCALES, openGraphImage } from './open-graph.ts'
import { preloaded } from './preloaded.ts'

const TITLE = 'Izlog: stvari koje reše jednu muku'
const DESCRIPTION = 'Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.'

/** What search engines and people who share the link are told of the storefront. */
export function storefrontHead(
  [first]: readonly StorefrontItem[],
  publicUrl: string,
  imageSizes: string,
): Pick<PageParts, 'title' | 'description' | 'canonical' | 'openGraph' | 'jsonLd' | 'image'> {
  const url = `${publicUrl}/storefront`
  return {
    title: TITLE,
    description: DESCRIPTION,
    canonical: url,
    openGraph: [
      ['og:type', 'website'],
      ['og:title', TITLE],
      ['og:description', DESCRIPTION],
      ['og:url', url],
      ...openGraphImage(first?.picture, first?.name ?? '', publicUrl),
      ['og:locale', LOCALES.Serbia],
      ['og:site_name', 'Izlog'],
    ],
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Izlog', url, inLanguage: 'sr-Latn' },
    image: preloaded(first?.picture, imageSizes),
  }
}
