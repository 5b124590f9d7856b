import { pixelCurrencyOf } from '@izlog/contracts/domain/market-facts'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PageParts } from './document.ts'
import { LOCALES, openGraphImage } from './open-graph.ts'
import { preloaded } from './preloaded.ts'
import { shownQuestions } from './shown-questions.ts'

/** Metadata of a page for search engines and link previews; pictures have the host of the request, links the canonical one. */
export function landingHead(
  website: PublicWebsite,
  { publicUrl, canonical }: { publicUrl: string; canonical: string },
  imageSizes: string,
): Pick<PageParts, 'title' | 'description' | 'canonical' | 'openGraph' | 'jsonLd' | 'image'> {
  const url = `${canonical}/${website.customUrl}`
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
      ...openGraphImage(hero, website.productName, publicUrl),
      ['og:locale', LOCALES[website.targetMarket]],
      ['og:site_name', website.shortName],
      ['product:price:amount', price],
      ['product:price:currency', currency],
    ],
    jsonLd: [
      productLd(website, { url, description, images, price, currency }),
      ...(areQuestionsHidden(website) ? [] : [questionsLd(website, url)]),
    ],
    image: preloaded(hero, imageSizes),
  }
}

const areQuestionsHidden = ({ sections }: PublicWebsite): boolean =>
  (sections ?? []).some(({ name, hidden }) => name === 'questions' && hidden)

/** Without a rating: the specification's figures are invented, and structured data must be true. */
const productLd = (
  { productName, shortName, sku, productId }: PublicWebsite,
  facts: { url: string; description: string; images: string[]; price: string; currency: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: productName,
  description: facts.description,
  image: facts.images,
  sku: sku ?? String(productId),
  brand: { '@type': 'Brand', name: shortName },
  offers: {
    '@type': 'Offer',
    url: facts.url,
    price: facts.price,
    priceCurrency: facts.currency,
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
  },
})

const questionsLd = (website: PublicWebsite, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  url,
  inLanguage: 'sr-Latn',
  mainEntity: shownQuestions(website).map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
})
