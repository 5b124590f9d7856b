import type { StorefrontItem } from '../storefront/storefront-item.ts'
import type { PageParts } from './document.ts'
import { LOCALES, openGraphImage } from './open-graph.ts'
import { preloaded } from './preloaded.ts'

const TITLE = 'stvari koje reše jednu muku'
const DESCRIPTION = 'Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.'

/** What search engines and people who share the link are told of the storefront; a seller's own bears the name of its host. */
export function storefrontHead(
  [first]: readonly StorefrontItem[],
  { publicUrl, shop }: { publicUrl: string; shop?: string | undefined },
  imageSizes: string,
): Pick<PageParts, 'title' | 'description' | 'canonical' | 'openGraph' | 'jsonLd' | 'image'> {
  const url = shop ? `${publicUrl}/` : `${publicUrl}/storefront`
  const name = shop ?? 'Izlog'
  const title = `${name}: ${TITLE}`
  return {
    title,
    description: DESCRIPTION,
    canonical: url,
    openGraph: [
      ['og:type', 'website'],
      ['og:title', title],
      ['og:description', DESCRIPTION],
      ['og:url', url],
      ...openGraphImage(first?.picture, first?.name ?? '', publicUrl),
      ['og:locale', LOCALES.Serbia],
      ['og:site_name', name],
    ],
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name, url, inLanguage: 'sr-Latn' },
    image: preloaded(first?.picture, imageSizes),
  }
}
