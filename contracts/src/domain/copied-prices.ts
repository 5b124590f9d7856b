import type { Currency } from './market-facts.ts'
import { MAX_MONEY } from './money.ts'
import { type Priced, piecesLabel, quantityOffersOf, rounded, savingBadge } from './offers.ts'
import { parseQuantityData, writeQuantityData } from './quantity-data.ts'

/**
 * Units of each currency for a euro, by which the prices of a copied page are proposed to its seller, who confirms or corrects them: the mark's
 * fixed rate, and the dinar's as revenues are counted in euros by default.
 */
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, KM: 1.95583, RSD: 117.2 }

/** An amount in another currency, rounded as prices are: 2990 RSD are 26 €. */
export const convertPrice = (amount: number, from: Currency, to: Currency): number =>
  from === to || amount === 0 ? amount : Math.min(rounded((amount / PER_EURO[from]) * PER_EURO[to], to), MAX_MONEY)

/** What a page's copy needs of its prices. */
export interface CopiedPage extends Priced {
  readonly deliveryPricing: { readonly price: number; readonly freeFrom: number | null } | null
  readonly upsellProductLinks: readonly CopiedUpsell[]
}

interface CopiedUpsell {
  readonly url: string
  readonly title?: string | undefined
  readonly price?: number | undefined
  readonly originalPrice?: number | undefined
}

export interface CopiedPrice {
  /** By which the seller's own amount is sent: 'current', 'option.5', 'upsell.0.original'. */
  key: string
  label: string
  amount: number
}

type PriceLine = [key: string, label: string, amount: number | null | undefined]

/** Every price of a page that its copy in another currency gets anew, in the order in which its seller checks them. */
export function pricesToCopy(page: CopiedPage): CopiedPrice[] {
  const offers = quantityOffersOf(page)
  const options = parseQuantityData(page.editableContent?.quantityData)
  const prices: PriceLine[] = [
    ['current', 'Cena', offers?.single.price ?? page.currentPrice],
    ['original', 'Prethodna cena', page.originalPrice],
    ['double', piecesLabel(2), offers?.double.price],
    ['triple', piecesLabel(3), offers?.triple.price],
    ...options.flatMap(({ qty, price, originalPrice }): PriceLine[] => [
      [`option.${qty}`, piecesLabel(qty), qty > 3 ? price : 0],
      [`option.${qty}.original`, `${piecesLabel(qty)}, prethodna cena`, originalPrice],
    ]),
    ['delivery', 'Dostava', page.deliveryPricing?.price],
    ['freeFrom', 'Besplatna dostava od', page.deliveryPricing?.freeFrom],
    ...page.upsellProductLinks.flatMap(({ title, url, price, originalPrice }, index): PriceLine[] => [
      [`upsell.${index}`, title || url, price],
      [`upsell.${index}.original`, `${title || url}, prethodna cena`, originalPrice],
    ]),
  ]
  return prices.flatMap(([key, label, amount]) => (amount ? [{ key, label, amount }] : []))
}

/** The prices of a page's copy: what its seller confirmed, by key, and the others converted. */
export function copiedPrices<Page extends CopiedPage>(
  page: Page,
  currency: Currency,
  confirmed: Readonly<Record<string, number>>,
) {
  const all = pricesToCopy(page).map(({ key, amount }): [string, number] => [
    key,
    confirmed[key] ?? convertPrice(amount, page.currency, currency),
  ])
  const amounts = new Map(all)
  const amountOf = (key: string) => amounts.get(key) ?? null
  const single = amountOf('current')
  const sizes = { single, double: amountOf('double'), triple: amountOf('triple') }
  const offer = (size: keyof typeof sizes, pieces: number) => {
    const [stored, price] = [page.quantityOffers?.[size], sizes[size]]
    if (!stored || price === null) return {}
    const isSaving = stored.badge?.startsWith('UŠTEDA ') ?? false
    const badge = isSaving ? savingBadge(pieces * (single ?? 0) - price, currency) : stored.badge
    return { [size]: { ...stored, price, badge } }
  }
  const quantityData = page.editableContent?.quantityData
  const options = parseQuantityData(quantityData).map((option) => ({
    ...option,
    price: [single, sizes.double, sizes.triple][option.qty - 1] ?? amountOf(`option.${option.qty}`) ?? 0,
    originalPrice: amountOf(`option.${option.qty}.original`) ?? 0,
  }))
  const { deliveryPricing } = page
  return {
    currentPrice: single,
    originalPrice: amountOf('original'),
    quantityOffers: page.quantityOffers && { ...offer('single', 1), ...offer('double', 2), ...offer('triple', 3) },
    quantityData: quantityData === undefined ? undefined : writeQuantityData(options),
    deliveryPricing: deliveryPricing && { price: amountOf('delivery') ?? 0, freeFrom: amountOf('freeFrom') },
    upsellProductLinks: page.upsellProductLinks.map((link, index): Page['upsellProductLinks'][number] => ({
      ...link,
      ...(link.price ? { price: amountOf(`upsell.${index}`) ?? link.price } : {}),
      ...(link.originalPrice ? { originalPrice: amountOf(`upsell.${index}.original`) ?? link.originalPrice } : {}),
    })),
  }
}
