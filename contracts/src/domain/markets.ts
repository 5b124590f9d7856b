import { z } from 'zod'

export * from './market-facts.ts'

/** The market a page sells in (docs/product/builder.md 2.1). */
export const Market = z.enum(['Serbia', 'Bosnia', 'Montenegro'])
export const Currency = z.enum(['RSD', 'KM', 'EUR'])
export const CurrencySymbol = z.enum(['RSD', 'KM', '€'])
export const Country = z.enum(['RS', 'BA', 'ME'])
export const CourierCountry = z.enum(['Serbia', 'Montenegro'])
export const PixelCurrency = z.enum(['RSD', 'BAM', 'EUR'])

export type Market = z.infer<typeof Market>
export type Currency = z.infer<typeof Currency>
export type CurrencySymbol = z.infer<typeof CurrencySymbol>
export type Country = z.infer<typeof Country>
export type CourierCountry = z.infer<typeof CourierCountry>
export type PixelCurrency = z.infer<typeof PixelCurrency>
