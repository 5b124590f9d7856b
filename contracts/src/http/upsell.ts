import { z } from 'zod'
import { ImageAddress } from '../domain/image-address.ts'
import { parseMoney } from '../domain/money.ts'
import { OrderCode } from '../domain/order-code.ts'
import {
  MAX_UPSELL_FEATURE,
  MAX_UPSELL_FEATURES,
  MAX_UPSELL_IMAGES,
  MAX_UPSELL_QUANTITY,
  MAX_UPSELL_STOCK,
  MAX_UPSELL_TEXT,
  PublicUpsellProduct,
  UpsellProduct,
  UpsellProductId,
} from '../domain/upsell.ts'
import { MAX_UPSELL_PRODUCTS, WebsiteId } from '../domain/website.ts'
import { AdConsent } from './ad-consent.ts'
import { AdCookie } from './ad-cookie.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { checkUpsellLink, noUpsellLink, UPSELL_PRICE_INVALID, UPSELL_URL_INVALID } from './upsell-without-link.ts'

export const UPSELL_MESSAGES = {
  notFound: 'Upsell proizvod nije pronađen',
  websiteUnknown: 'Stranica nije pronađena',
  tooManyProducts: 'Maksimalno 5 proizvoda',
  noProducts: 'Najmanje jedan proizvod je potreban',
  urlInvalid: UPSELL_URL_INVALID,
  urlRequired: 'URL proizvoda je obavezan',
  tooManyImages: 'Maksimalno možete dodati 5 slika',
  alreadyListed: 'Proizvod sa ovim linkom je već dodat',
  titleListed: 'Proizvod sa ovim nazivom je već dodat',
  priceInvalid: UPSELL_PRICE_INVALID,
  priceNeeded: 'Upišite cenu pre nego što uključite proizvod',
  titleNeeded: 'Upišite naziv pre nego što uključite proizvod',
  originalTooLow: 'Stara cena mora biti veća od nove',
  changedMeanwhile: 'Proizvod je u međuvremenu izmenjen. Osvežite stranicu.',
  notOffered: 'Ovaj proizvod više nije u ponudi',
  soldOut: 'Ovaj proizvod je upravo rasprodat',
  totalChanged: 'Cena je u međuvremenu promenjena',
  windowClosed: 'Vreme za dodavanje u ovu porudžbinu je isteklo, jer se paket već priprema za slanje',
  orderCancelled: 'Porudžbina je otkazana, pa joj se ne mogu dodati proizvodi',
  alreadyIn: 'Ovaj proizvod je već u Vašoj porudžbini',
  orderNotFound: 'Porudžbina nije pronađena',
  orderUnreachable: 'Neuspešno dohvatanje originalne porudžbine',
  tooMany: 'Previše zahteva sa ove adrese. Sačekajte minut pa pokušajte ponovo.',
} as const

/** A price as a person types it. */
const price = z.union([z.string(), z.number()], UPSELL_MESSAGES.priceInvalid).transform((typed, context) => {
  const amount = parseMoney(typed)
  if (amount !== null && amount > 0) return amount
  context.addIssue({ code: 'custom', message: UPSELL_MESSAGES.priceInvalid })
  return z.NEVER
})
const text = (max: number) => z.string().trim().max(max, maxLengthMessage(max))
const blankIsNull = (value: string | null) => value || null
const images = z.array(ImageAddress).max(MAX_UPSELL_IMAGES, UPSELL_MESSAGES.tooManyImages)

/** One product as the manager sends it (docs/product/builder.md 3.2). */
export const NewUpsell = z
  .object({
    url: z
      .string(UPSELL_MESSAGES.urlInvalid)
      .trim()
      .max(2000, UPSELL_MESSAGES.urlInvalid)
      .pipe(z.url({ protocol: /^https?$/, error: UPSELL_MESSAGES.urlInvalid }))
      .optional(),
    noLink: noUpsellLink,
    title: text(200).optional(),
    price: price.optional(),
    originalPrice: price.optional(),
    sku: text(80).optional(),
    images: images.optional(),
  })
  .superRefine(checkUpsellLink)
export type NewUpsell = z.infer<typeof NewUpsell>

/** POST /api/upsell/process-links, docs/product/builder.md 5 and 7. The page's seller and administrators. */
export const ProcessLinksRequest = z.object({
  websiteId: z.number('Nepoznata stranica').pipe(WebsiteId),
  upsellProductLinks: z
    .array(NewUpsell, UPSELL_MESSAGES.noProducts)
    .min(1, UPSELL_MESSAGES.noProducts)
    .max(MAX_UPSELL_PRODUCTS, UPSELL_MESSAGES.tooManyProducts),
})
export type ProcessLinksRequest = z.infer<typeof ProcessLinksRequest>
export type ProcessLinksBody = z.input<typeof ProcessLinksRequest>
/** The new products, in the order sent; those not `aiProcessed` are filled in later. */
export const ProcessLinksResponse = z.object({ success: z.literal(true), products: z.array(UpsellProduct) })

/** GET /api/upsell/products/{websiteId} for shoppers: the active upsell products of a live page, oldest first. */
export const PublicUpsellList = z.array(PublicUpsellProduct)
/** The same path for the seller and administrators: all of them, with all fields. */
export const UpsellList = z.array(UpsellProduct)

/** PATCH /api/upsell/products/{id}: changes the given fields. */
export const UpdateUpsellRequest = z.object({
  title: text(200).min(1, 'Upišite naziv').optional(),
  urgentDescription: text(MAX_UPSELL_TEXT).optional(),
  discountPrice: price.optional(),
  originalPrice: price.nullable().optional(),
  stockLeft: z
    .int('Upišite broj komada')
    .min(0, 'Upišite broj komada')
    .max(MAX_UPSELL_STOCK, `Najviše ${MAX_UPSELL_STOCK} komada`)
    .optional(),
  sku: text(80).nullable().transform(blankIsNull).optional(),
  isActive: z.boolean().optional(),
  images: images.optional(),
  features: z
    .array(text(MAX_UPSELL_FEATURE).min(1))
    .max(MAX_UPSELL_FEATURES, `Najviše ${MAX_UPSELL_FEATURES} prednosti`)
    .optional(),
})
export type UpdateUpsellRequest = z.infer<typeof UpdateUpsellRequest>
export type UpdateUpsellBody = z.input<typeof UpdateUpsellRequest>
/** The answer of PATCH: the changed product. */
export const UpdateUpsellResponse = UpsellProduct

/** DELETE /api/upsell/products/{id} */
export const DeleteUpsellResponse = z.object({ success: z.literal(true) })

/**
 * POST /api/upsell/order, docs/product/builder.md 3.4. `originalOrderId` is the order code. The spec's further fields (userId,
 * currency, currencySymbol, customerData) are accepted and ignored: shopper and price are taken from the stored order and product.
 */
export const UpsellOrderRequest = z.object({
  originalOrderId: z.string(UPSELL_MESSAGES.orderNotFound).trim().max(40, UPSELL_MESSAGES.orderNotFound),
  upsellProductId: z.number(UPSELL_MESSAGES.notOffered).pipe(UpsellProductId),
  websiteId: z.number(UPSELL_MESSAGES.notOffered).pipe(WebsiteId),
  quantity: z
    .int('Izaberite broj komada')
    .positive('Izaberite broj komada')
    .max(MAX_UPSELL_QUANTITY, `Najviše ${MAX_UPSELL_QUANTITY} komada`)
    .default(1),
  totalPrice: z.int('Neispravan iznos').nonnegative('Neispravan iznos'),
  fbp: AdCookie,
  fbc: AdCookie,
  adConsent: AdConsent,
})
export type UpsellOrderRequest = z.infer<typeof UpsellOrderRequest>
export type UpsellOrderBody = z.input<typeof UpsellOrderRequest>

/**
 * 201, also for a repetition. Refusals: 404 `upsell.order-not-found`, `upsell.not-offered`; 409 `upsell.window-closed`,
 * `upsell.order-cancelled`, `upsell.already-in` (in with another quantity), `upsell.sold-out`, and `order.total-changed` with
 * `totalPrice`, the right one (`TotalChangedBody`); 503 `upsell.order-unreachable` with Retry-After.
 */
export const UpsellOrderResponse = z.object({
  success: z.literal(true),
  /** The upsell's own code. */
  orderId: OrderCode,
  originalOrderId: OrderCode,
  quantity: z.int(),
  /** U. */
  totalPrice: z.int(),
  currencySymbol: z.string(),
  /** Event id of Purchase of U for the pixel in the browser. */
  purchaseEventId: z.uuid(),
})
export type UpsellOrderResponse = z.infer<typeof UpsellOrderResponse>
