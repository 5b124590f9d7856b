import { pixelCurrencyOf } from '@izlog/contracts/domain/market-facts'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PixelParameters } from './pixel.ts'

/** The pixel's parameters for a page's product at that sum. */
export const productParameters = (
  { productId, productName, currencySymbol }: Pick<PublicWebsite, 'productId' | 'productName' | 'currencySymbol'>,
  value: number,
): PixelParameters => ({
  value,
  currency: pixelCurrencyOf(currencySymbol),
  content_type: 'product',
  content_ids: [String(productId)],
  content_name: productName,
})
