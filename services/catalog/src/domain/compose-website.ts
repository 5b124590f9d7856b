import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { MARKETS } from '@izlog/contracts/domain/markets'
import type { WrittenBy } from '@izlog/contracts/domain/page-sections'
import type { Picture } from '@izlog/contracts/domain/picture'
import { Website } from '@izlog/contracts/domain/website'
import type { CreateWebsiteRequest } from '@izlog/contracts/http/catalog'

/** Composes a new page from the seller's request and the written texts; the market decides the currency. */
export function composeWebsite(
  request: CreateWebsiteRequest,
  parts: {
    id: number
    productId: number
    userId: number
    images: Picture[]
    content: GeneratedContent
    writtenBy: WrittenBy
    at: Date
  },
): Website {
  const { customUrl, productLink, productName, sku, templateName, targetMarket } = request
  const { currentPrice, originalPrice, upsellProductLinks, figures, sellerNotes } = request
  const { content, at, ...ids } = parts
  const { currency, currencySymbol } = MARKETS[targetMarket]
  return Website.parse({
    ...content,
    ...ids,
    version: 1,
    customUrl,
    productLink: productLink ?? null,
    productName,
    sku,
    templateName,
    targetMarket,
    currency,
    currencySymbol,
    currentPrice,
    originalPrice,
    upsellProductLinks,
    figures,
    sellerNotes: sellerNotes ?? null,
    terms: sellerNotes?.terms ?? null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  })
}
