/** The three markets (docs/product/builder.md 2.1). Free of zod, so shoppers' pages may import it; the schemas are in markets.ts. */
export const MARKETS = {
  Serbia: {
    label: 'Srbija',
    country: 'RS',
    currency: 'RSD',
    currencySymbol: 'RSD',
    pixelCurrency: 'RSD',
    courierCountry: 'Serbia',
    dialect: 'ekavian',
    phoneExample: '064 123 4567',
  },
  Bosnia: {
    label: 'Bosna i Hercegovina',
    country: 'BA',
    currency: 'KM',
    currencySymbol: 'KM',
    pixelCurrency: 'BAM',
    courierCountry: 'Montenegro',
    dialect: 'ijekavian',
    phoneExample: '061 123 456',
  },
  Montenegro: {
    label: 'Crna Gora',
    country: 'ME',
    currency: 'EUR',
    currencySymbol: '€',
    pixelCurrency: 'EUR',
    courierCountry: 'Montenegro',
    dialect: 'ijekavian',
    phoneExample: '067 123 456',
  },
} as const

export type Market = keyof typeof MARKETS
export type MarketFacts = (typeof MARKETS)[Market]
export type Country = MarketFacts['country']
export type Currency = MarketFacts['currency']
export type CurrencySymbol = MarketFacts['currencySymbol']
export type PixelCurrency = MarketFacts['pixelCurrency']
export type Dialect = MarketFacts['dialect']
/** Which of the two courier accounts a market uses; Montenegro is the spec's default, so Bosnia goes there too. */
export type CourierCountry = MarketFacts['courierCountry']

/** docs/product/builder.md 9. */
export const DEFAULT_MARKET: Market = 'Serbia'

/** The ISO code that the ad pixel wants for a page's currency or its symbol: € to EUR, KM to BAM (docs/product/builder.md 7). */
export const pixelCurrencyOf = (symbol: string): PixelCurrency => {
  if (symbol === '€' || symbol === 'EUR') return 'EUR'
  return symbol === 'KM' || symbol === 'BAM' ? 'BAM' : 'RSD'
}

/** The ad pixel's id of an upsell product, which differs from those of the products of pages. */
export const upsellContentId = (upsellProductId: number): string => `upsell-${upsellProductId}`

export const symbolOf = (currency: Currency): CurrencySymbol => (currency === 'EUR' ? '€' : currency)
