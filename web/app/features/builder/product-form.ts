import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { parseMoney } from '@izlog/contracts/domain/money'
import { defaultOriginalPrice, discountOf } from '@izlog/contracts/domain/offers'
import { CustomUrl } from '@izlog/contracts/domain/slugs'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import type { CreateWebsiteBody } from '@izlog/contracts/http/catalog'
import type { ProductFact } from '@izlog/contracts/http/product-link'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { z } from 'zod'
import { completeLink, isLink } from '../../shared/links.ts'
import { ProductValues, UpsellValues } from './draft.ts'

export const MAX_IMAGES = 20

const isFilled = (text: string): boolean => text.trim() !== ''
/** Enter sends the form while the link's field still has the focus, so before blur has completed it. */
const isCompletableLink = (text: string): boolean => isLink(completeLink(text))
const isMoney = (text: string): boolean => (parseMoney(text) ?? 0) > 0

const isEmptyOr = (isRight: (text: string) => boolean) => (text: string) => !isFilled(text) || isRight(text)

type UpsellLinkBody = NonNullable<CreateWebsiteBody['upsellProductLinks']>[number]

const PRICE_ABOVE_ZERO = 'Upišite cenu veću od 0.'
const LINK_REQUIRED = 'Link proizvoda je obavezan'
const LINK_INVALID = 'Mora biti validan link, na primer https://prodavnica.rs/jastuk'
const AMOUNT = 'Unesite iznos brojem, na primer 2.990'

/** Refuses an upsell product without a link, unless the seller marked it so and typed its name and price. */
function checkUpsell({ url, noLink, title, price }: UpsellValues, context: z.RefinementCtx): void {
  const refuse = (path: keyof UpsellValues, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!noLink && !isFilled(url)) refuse('url', UPSELL_MESSAGES.urlRequired)
  if (!noLink && isFilled(url) && !isCompletableLink(url)) refuse('url', UPSELL_MESSAGES.urlInvalid)
  if (noLink && !isFilled(title)) refuse('title', 'Naziv je obavezan')
  if (noLink && !isFilled(price)) refuse('price', 'Cena je obavezna')
}

/** Without it a rule over two fields waits until every single field is right. */
const besideOtherFaults = () => true

/** Validates the builder's form with the messages of docs/product/builder.md 5; the values stay as typed. */
export const ProductForm = ProductValues.extend({
  noLink: z.boolean(),
  customUrl: z.string().superRefine((text, context) => {
    const message = CustomUrl.safeParse(text).error?.issues[0]?.message
    if (message) context.addIssue({ code: 'custom', message })
  }),
  productName: z.string().refine(isFilled, 'Naziv proizvoda je obavezan').max(120, 'Najviše 120 znakova'),
  sku: z.string().max(80, 'Najviše 80 znakova'),
  images: z.array(z.string()).min(1, 'Dodajte barem jednu sliku').max(MAX_IMAGES, `Najviše ${MAX_IMAGES} slika`),
  audience: z.string().max(300, 'Najviše 300 znakova'),
  packageFacts: z.string().max(1000, 'Najviše 1000 znakova'),
  currentPrice: z.string().refine(isFilled, 'Nova cena je obavezna').refine(isEmptyOr(isMoney), PRICE_ABOVE_ZERO),
  originalPrice: z.string().refine(isEmptyOr(isMoney), AMOUNT),
  upsells: z
    .array(
      UpsellValues.extend({
        noLink: z.boolean(),
        title: z.string().max(200, 'Najviše 200 znakova'),
        price: z.string().refine(isEmptyOr(isMoney), AMOUNT),
        sku: z.string().max(80, 'Najviše 80 znakova'),
        image: z.string().refine(isEmptyOr(isLink), 'Mora biti validan link slike'),
      }).superRefine(checkUpsell),
    )
    .max(MAX_UPSELL_PRODUCTS, 'Maksimalno 5 proizvoda'),
})
  .refine(({ noLink, productLink }) => noLink || isFilled(productLink), {
    path: ['productLink'],
    error: LINK_REQUIRED,
    when: besideOtherFaults,
  })
  .refine(({ noLink, productLink }) => noLink || isEmptyOr(isCompletableLink)(productLink), {
    path: ['productLink'],
    error: LINK_INVALID,
    when: besideOtherFaults,
  })

/** The prices that a shopper will see, in whole units of the currency; null until the typed new price is a valid amount. */
export interface ShownPrices {
  readonly current: number
  readonly original: number
  /** The seller typed no previous price, so it is 1.4 times the new one (docs/product/builder.md 9). Never true in honest mode. */
  readonly originalIsOurs: boolean
  readonly discount: number | null
}

export function pricesOf(
  { currentPrice, originalPrice, figures }: Pick<ProductValues, 'currentPrice' | 'originalPrice' | 'figures'>,
  market: Market,
): ShownPrices | null {
  const current = parseMoney(currentPrice)
  if (!current) return null
  const typed = parseMoney(originalPrice)
  const madeUp = figures === 'honest' ? current : defaultOriginalPrice(current, MARKETS[market].currency)
  const original = typed || madeUp
  return { current, original, originalIsOurs: !typed && figures !== 'honest', discount: discountOf(current, original) }
}

/** The body of POST /api/sync/create-website (docs/product/builder.md 3.5). */
export function createBody(
  values: ProductValues,
  { market, templateName, progressKey }: { market: Market; templateName: TemplateName; progressKey: string },
): CreateWebsiteBody {
  const { currency, currencySymbol } = MARKETS[market]
  const prices = pricesOf(values, market)
  return {
    customUrl: values.customUrl,
    ...(values.noLink ? { noLink: true } : { productLink: completeLink(values.productLink).trim() }),
    productName: values.productName.trim(),
    useLinkFacts: values.useLinkFacts,
    ...(values.linkFacts && values.useLinkFacts && !values.noLink ? { facts: keptFacts(values) } : {}),
    ...(Object.keys(values.correction).length > 0 ? { correction: values.correction } : {}),
    figures: values.figures,
    sellerNotes: notesOf(values),
    ...(isFilled(values.sku) ? { sku: values.sku.trim() } : {}),
    images: values.images,
    currentPrice: prices?.current ?? values.currentPrice,
    originalPrice: String(prices?.original ?? values.originalPrice),
    templateName,
    targetMarket: market,
    currency,
    currencySymbol,
    upsellProductLinks: values.upsells.map(upsellLinkOf),
    progressKey,
  }
}

/** The link's facts without those that the seller removed. */
const keptFacts = ({ linkFacts, droppedFacts }: Pick<ProductValues, 'linkFacts' | 'droppedFacts'>): ProductFact[] =>
  (linkFacts ?? []).filter(({ name }) => !droppedFacts.includes(name))

const notesOf = ({ audience, packageFacts, terms }: ProductValues): CreateWebsiteBody['sellerNotes'] => {
  const promised = Object.values(terms).some(isFilled)
  return { audience: audience.trim(), package: packageFacts.trim(), terms: promised ? terms : null }
}

/** The upsell product's link, if it has one, and the fields that the seller filled in. */
const upsellLinkOf = ({ url, noLink, title, price, sku, image }: UpsellValues): UpsellLinkBody => ({
  ...(noLink ? { noLink: true } : { url: completeLink(url).trim() }),
  ...(isFilled(title) ? { title: title.trim() } : {}),
  ...(isFilled(price) ? { price } : {}),
  ...(isFilled(sku) ? { sku: sku.trim() } : {}),
  ...(isFilled(image) ? { image: image.trim() } : {}),
})
