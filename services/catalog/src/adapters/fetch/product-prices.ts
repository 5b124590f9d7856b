import { asRecord } from '@izlog/contracts/domain/as-record'
import { parseMoney } from '@izlog/contracts/domain/money'
import type { LinkFacts } from '@izlog/contracts/http/product-link'
import type { CheerioAPI } from 'cheerio'
import { clean, jsonLdProducts } from './structured-data.ts'

export type ProductPrices = Pick<LinkFacts, 'price' | 'originalPrice' | 'currency'>

/** The product's current and previous price: from JSON-LD, then Open Graph, then the visible text. */
export function productPrices($: CheerioAPI): ProductPrices {
  const found = [
    ...jsonLdProducts($).flatMap((product) => [product.offers].flat().map(fromOffer)),
    fromMeta($),
    shown($),
  ]
  const price = first(found.map((each) => each.price))
  const currency = first(found.map((each) => each.currency))
  const before = found.map((each) => each.originalPrice).find((each) => each !== null && price !== null && each > price)
  return { price, originalPrice: before ?? null, currency }
}

/** schema.org: Offer, AggregateOffer, and list prices given as a price specification. */
function fromOffer(offer: unknown): ProductPrices {
  const { price, lowPrice, priceCurrency, priceSpecification } = asRecord(offer)
  const specified = [priceSpecification].flat().map(asRecord)
  const list = specified.find(({ priceType }) => /ListPrice|StrikethroughPrice|SRP|MSRP/i.test(String(priceType)))
  const now = specified.find((each) => each !== list)
  return {
    price: amount(price ?? lowPrice ?? now?.price),
    originalPrice: amount(list?.price),
    currency: currencyOf(priceCurrency ?? now?.priceCurrency),
  }
}

function fromMeta($: CheerioAPI): ProductPrices {
  const content = (...names: string[]) =>
    first(names.map((name) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') || null))
  const sale = amount(content('product:sale_price:amount'))
  const price = amount(content('product:price:amount', 'og:price:amount'))
  return {
    price: sale ?? price,
    originalPrice: amount(content('product:original_price:amount')) ?? (sale === null ? null : price),
    currency: currencyOf(content('product:price:currency', 'og:price:currency', 'product:sale_price:currency')),
  }
}

const PRICE = /(\d[\d.,\s]*)\s*(rsd|din|km|bam|eur|€)/i
const CURRENCIES: Readonly<Record<string, string>> = { din: 'RSD', km: 'BAM', '€': 'EUR' }

/** The first struck-through and the first other amount with a currency, in the elements marked as price. */
function shown($: CheerioAPI): ProductPrices {
  const marked = $('[itemprop="price"], [class*="price" i], [class*="cena" i]').first()
  const around = marked.is('del, ins, s') ? marked.parent() : marked
  const struck = around.find('del, s').first().text()
  const now = around.find('ins').first().text() || clean(around.text()).replace(clean(struck), '')
  const [, digits, unit] = PRICE.exec(clean(now)) ?? []
  return {
    price: amount(marked.attr('content') ?? digits),
    originalPrice: amount(PRICE.exec(clean(struck))?.[1]),
    currency: currencyOf($('[itemprop="priceCurrency"]').attr('content') ?? unit),
  }
}

/** Metadata writes 2990.0000 where people write 2.990,00. */
function amount(written: unknown): number | null {
  const text = String(written ?? '').trim()
  const read = /^\d+\.\d{4,}$|^\d{4,}\.\d{3}$/.test(text) ? parseMoney(Number(text)) : parseMoney(text)
  return read || null
}

function currencyOf(written: unknown): string | null {
  const text = String(written ?? '').trim()
  if (text === '') return null
  return CURRENCIES[text.toLowerCase()] ?? text.slice(0, 3).toUpperCase()
}

const first = <T>(values: readonly (T | null)[]): T | null => values.find((value) => value !== null) ?? null
