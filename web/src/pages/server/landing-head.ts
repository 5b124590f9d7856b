import { pixelCurrencyOf } from '@izlog/contracts/domain/market-facts'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { srcSetOf } from '../parts/picture-source.ts'
import type { PageParts } from './document.ts'

/** What search engines and people who share the link are told of a page. */
export function landingHead(
  website: PublicWebsite,
  publicUrl: string,
  imageSizes: string,
): Pick<PageParts, 'title' | 'description' | 'canonical' | 'openGraph' | 'jsonLd' | 'image'> {
  const url = `${publicUrl}/${website.customUrl}`
  const title = website.seoTitle || website.title
  const description = website.seoDescription || website.hook
  const images = website.images.map((picture) => new URL(picture.url, `${publicUrl}/`).href)
  const [hero] = website.images
  const price = String(offersOf(website)[0]?.price ?? '')
  const currency = pixelCurrencyOf(website.currencySymbol)
  return {
    title,
    description,
    canonical: url,
    openGraph: [
      ['og:type', 'product'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', images[0] ?? ''],
      ['og:locale', 'sr_RS'],
      ['og:site_name', website.shortName],
      ['product:price:amount', price],
      ['product:price:currency', currency],
    ],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: website.productName,
      description,
      image: images,
      sku: website.sku ?? String(website.productId),
      brand: { '@type': 'Brand', name: website.shortName },
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    },
    image: hero ? { href: hero.url, srcSet: srcSetOf(hero), sizes: imageSizes } : null,
  }
}
