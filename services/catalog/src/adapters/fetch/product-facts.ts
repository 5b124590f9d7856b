import { asRecord } from '@izlog/contracts/domain/as-record'
import { type LinkFacts, MAX_LINK_IMAGES } from '@izlog/contracts/http/product-link'
import type { CheerioAPI } from 'cheerio'
import { productAttributes } from './product-attributes.ts'
import { productPrices } from './product-prices.ts'
import { clean, jsonLdProducts, textOf } from './structured-data.ts'

const MAX_NAME = 120
const MAX_DESCRIPTION = 600

/** All product facts of the page at `address`: JSON-LD first, then Open Graph, then the visible text. */
export function productFacts($: CheerioAPI, address: string): LinkFacts {
  return {
    name: productName($),
    ...productPrices($),
    images: productImages($, address),
    description: productDescription($),
    attributes: productAttributes($),
  }
}

const meta = ($: CheerioAPI, name: string): string =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? ''

/** The document's title is not used: it also contains the shop's name, and exists on pages without a product. */
function productName($: CheerioAPI): string | null {
  const isProduct = meta($, 'og:type').startsWith('product') || productPrices($).price !== null
  const names = [
    ...jsonLdProducts($).map(({ name }) => textOf(name)),
    $('[itemprop="name"]').first().text(),
    ...(isProduct ? [$('h1').first().text(), meta($, 'og:title')] : []),
  ]
  return shortened(names, MAX_NAME)
}

function productDescription($: CheerioAPI): string | null {
  const texts = [
    ...jsonLdProducts($).map(({ description }) => textOf(description)),
    meta($, 'og:description'),
    meta($, 'description'),
  ]
  // A description may itself contain HTML.
  return shortened(
    texts.map((text) => $('<p>').html(text).text()),
    MAX_DESCRIPTION,
  )
}

/** The first text that is not empty, shortened at a word. */
function shortened(texts: readonly string[], length: number): string | null {
  const text = texts.map(clean).find(Boolean)
  if (text === undefined || text.length <= length) return text ?? null
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`
}

function productImages($: CheerioAPI, address: string): string[] {
  const written = [
    ...jsonLdProducts($).flatMap(({ image }) => [image].flat().map(imageAddress)),
    ...$('meta[property="og:image"], meta[property="og:image:secure_url"]')
      .toArray()
      .map((tag) => $(tag).attr('content') ?? ''),
    $('[itemprop="image"]').attr('src') ?? '',
  ]
  const absolute = written.flatMap((each) => {
    const url = each.trim() !== '' && URL.canParse(each.trim(), address) ? new URL(each.trim(), address) : undefined
    return url && /^https?:$/.test(url.protocol) && !url.username && url.href.length <= 2000 ? [url.href] : []
  })
  return [...new Set(absolute)].slice(0, MAX_LINK_IMAGES)
}

const imageAddress = (image: unknown): string => {
  if (typeof image === 'string') return image
  const { url, contentUrl } = asRecord(image)
  return String(url ?? contentUrl ?? '')
}
