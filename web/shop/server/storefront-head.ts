import { searchOf } from '@izlog/contracts/domain/storefront-address'
import type { StorefrontProps } from '../storefront/storefront-page.tsx'
import type { PageParts } from './document.ts'
import { LOCALES, openGraphImage } from './open-graph.ts'
import { preloaded } from './preloaded.ts'

const TITLE = 'stvari koje reše jednu muku'
const DESCRIPTION = 'Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.'

/**
 * What search engines and people who share the link are told of the storefront; a seller's own bears the name of its host. Each shelf is
 * an address to be found at; what somebody looked for, or the middle of a list, is none.
 */
export function storefrontHead(
  { items: [first], filter, after, shop }: StorefrontProps,
  publicUrl: string,
  imageSizes: string,
): Pick<PageParts, 'title' | 'description' | 'canonical' | 'openGraph' | 'jsonLd' | 'image'> {
  const home = shop ? `${publicUrl}/` : `${publicUrl}/storefront`
  const url = `${home}${searchOf({ ...filter, typed: '' })}`
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
