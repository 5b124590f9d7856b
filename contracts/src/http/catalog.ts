import { z } from 'zod'
import { ImageAddress } from '../domain/image-address.ts'
import { IMAGE_MESSAGES } from '../domain/image-upload.ts'
import { Market } from '../domain/markets.ts'
import { parseMoney } from '../domain/money.ts'
import { MonthSum } from '../domain/month-sums.ts'
import { OrderCounts } from '../domain/order-status.ts'
import { parseJson } from '../domain/parse-json.ts'
import { SellerNotes } from '../domain/seller-notes.ts'
import { CustomUrl } from '../domain/slugs.ts'
import { TemplateName } from '../domain/templates.ts'
import { MAX_UPSELL_FEATURE, MAX_UPSELL_FEATURES, MAX_UPSELL_IMAGES, MAX_UPSELL_TEXT } from '../domain/upsell.ts'
import { Role } from '../domain/users.ts'
import {
  MAX_UPSELL_PRODUCTS,
  PublicListItem,
  PublicWebsite,
  StorefrontProduct,
  type UpsellLink,
} from '../domain/website.ts'
import { AdminListQuery } from './admin.ts'
import { WritingReport } from './generation.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { PageQuery, pageOf } from './paging.ts'
import { ProductFact } from './product-link.ts'
import { Correction } from './understanding.ts'
import { checkUpsellLink, noUpsellLink, UPSELL_PRICE_INVALID, UPSELL_URL_INVALID } from './upsell-without-link.ts'

/** A price as a person types it: docs/product/builder.md 5. */
const price = (required: string) =>
  z.union([z.string(), z.number()], required).transform((value, context) => {
    const amount = parseMoney(value)
    if (amount !== null && amount > 0) return amount
    context.addIssue({ code: 'custom', message: String(value).trim() === '' ? required : 'Upišite cenu veću od 0' })
    return z.NEVER
  })

const LINK_INVALID = 'Mora biti validan link'
const link = (message: string) =>
  z
    .string(message)
    .trim()
    .max(2000, message)
    .pipe(z.url({ protocol: /^https?$/, error: message }))

/** Pictures as an array, or as the same array in JSON text (docs/product/builder.md 3.1). */
const NO_IMAGE = 'Najmanje jedna slika je obavezna'
const imageAddresses = z
  .union([z.string(), z.array(z.string())], NO_IMAGE)
  .transform((given) => (typeof given === 'string' ? parseJson(given) : given))
  .pipe(z.array(z.string().trim().min(1, NO_IMAGE).max(2000), NO_IMAGE).min(1, NO_IMAGE).max(20, 'Najviše 20 slika'))

/** The seller's data of an upsell product; all but the address are optional, and without one name and price are needed. */
const UpsellLinkFields = z
  .object({
    url: link(UPSELL_URL_INVALID).optional(),
    noLink: noUpsellLink,
    title: z.string().trim().max(200, maxLengthMessage(200)).optional(),
    price: price(UPSELL_PRICE_INVALID).optional(),
    originalPrice: price(UPSELL_PRICE_INVALID).optional(),
    sku: z.string().trim().max(80, maxLengthMessage(80)).optional(),
    image: z
      .string()
      .trim()
      .refine((text) => text === '' || ImageAddress.safeParse(text).success, 'Adresa slike nije ispravna')
      .optional(),
    /** Instead of `image`, all of them. */
    images: z.array(ImageAddress).max(MAX_UPSELL_IMAGES, `Najviše ${MAX_UPSELL_IMAGES} slika`).optional(),
    /** Why to add it now, and its benefits; absent or empty: they are written. */
    urgentDescription: z.string().trim().max(MAX_UPSELL_TEXT, maxLengthMessage(MAX_UPSELL_TEXT)).optional(),
    features: z
      .array(z.string().trim().min(1).max(MAX_UPSELL_FEATURE, maxLengthMessage(MAX_UPSELL_FEATURE)))
      .max(MAX_UPSELL_FEATURES, `Najviše ${MAX_UPSELL_FEATURES} prednosti`)
      .optional(),
    /** False: off until its seller switches it on. */
    isActive: z.boolean('Neispravna vrednost').optional(),
  })
  .superRefine(checkUpsellLink)
  .transform(
    ({
      url = '',
      title,
      price,
      originalPrice,
      sku,
      image,
      images = image ? [image] : [],
      urgentDescription,
      features = [],
      isActive,
    }): UpsellLink => ({
      url,
      ...(title ? { title } : {}),
      ...(price === undefined ? {} : { price }),
      ...(originalPrice === undefined ? {} : { originalPrice }),
      ...(sku ? { sku } : {}),
      ...(images.length > 0 ? { images } : {}),
      ...(urgentDescription ? { urgentDescription } : {}),
      ...(features.length > 0 ? { features } : {}),
      ...(isActive === false ? { isActive } : {}),
    }),
  )

/** An upsell product as the builder sends it: an address, an address with the seller's data, or with `noLink` the data alone (docs/product/builder.md 3.2 and 5). */
export const UpsellLinkInput = z
  .union(
    [
      z.string().transform((url) => ({ url })),
      z.custom<z.input<typeof UpsellLinkFields>>((given) => typeof given === 'object' && given !== null),
    ],
    UPSELL_URL_INVALID,
  )
  .pipe(UpsellLinkFields)

const CreateWebsiteFields = z.object({
  customUrl: CustomUrl,
  productLink: link(LINK_INVALID).optional(),
  /** True: the product has no page of its own to read, so `productLink` may be absent. */
  noLink: z.boolean('Neispravna vrednost').default(false),
  productName: z
    .string('Naziv proizvoda je obavezan')
    .trim()
    .min(1, 'Naziv proizvoda je obavezan')
    .max(120, maxLengthMessage(120)),
  sku: z
    .string()
    .trim()
    .max(80, maxLengthMessage(80))
    .nullish()
    .transform((value) => value || null),
  images: imageAddresses,
  currentPrice: price('Nova cena je obavezna'),
  originalPrice: price('Prethodna cena je obavezna'),
  templateName: TemplateName.default('Minimalistic'),
  targetMarket: Market.default('Serbia'),
  /** Sent by the builder and ignored: the market decides. */
  currency: z.string().max(10).optional(),
  currencySymbol: z.string().max(10).optional(),
  upsellProductLinks: z.array(UpsellLinkInput).max(MAX_UPSELL_PRODUCTS, 'Maksimalno 5 proizvoda').default([]),
  /** 'honest': shoppers see no invented figures; absent: as in the specification. */
  figures: z.enum(['as-specified', 'honest'], 'Neispravna vrednost').default('as-specified'),
  /** The wizard's three questions. */
  sellerNotes: SellerNotes.optional(),
  /** The seller's corrections of how the name was understood. */
  correction: Correction.optional(),
  /** The link's facts that the seller kept; absent: all of them. */
  facts: z.array(ProductFact).max(30, 'Najviše 30 podataka').optional(),
  /** False: the link is not used for the text. */
  useLinkFacts: z.boolean('Neispravna vrednost').default(true),
  /** Made by the browser; GET /api/sync/progress/{key} streams the steps. */
  progressKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .optional(),
})

/** POST /api/sync/create-website, the builder's body; docs/product/builder.md 3.5 and 5. A link is required unless `noLink` is true. */
export const CreateWebsiteRequest = CreateWebsiteFields.refine(({ noLink, productLink }) => noLink || productLink, {
  path: ['productLink'],
  error: LINK_INVALID,
  // Also beside the faults of other fields, so that the seller sees all of them at once.
  when: ({ value, issues }) => typeof value === 'object' && !issues.some(({ path }) => path?.[0] === 'productLink'),
})
export type CreateWebsiteRequest = z.infer<typeof CreateWebsiteRequest>
export type CreateWebsiteBody = z.input<typeof CreateWebsiteRequest>

/** GET /api/sync/progress/{key}: the steps of a generation, as server-sent events. */
export const GenerationStep = z.enum(['reading-link', 'fetching-images', 'writing', 'publishing', 'done', 'failed'])
export type GenerationStep = z.infer<typeof GenerationStep>
/** One event of that stream; `label` is the step's name in Serbian. */
export const ProgressEvent = z.object({ step: GenerationStep, label: z.string() })
export type ProgressEvent = z.infer<typeof ProgressEvent>
export const GENERATION_STEP_LABELS: Record<GenerationStep, string> = {
  'reading-link': 'Čitamo stranicu proizvoda sa linka',
  'fetching-images': 'Pripremamo slike',
  writing: 'Pišemo naslov, 5 prednosti i 3 pitanja',
  publishing: 'Objavljujemo stranicu',
  done: 'Stranica je objavljena',
  failed: 'Stranica nije napravljena',
}

export const CreateWebsiteResponse = z.object({
  success: z.literal(true),
  website: z.object({ id: z.int(), customUrl: z.string(), title: z.string() }),
  /** Who wrote the page; absent for pages made by another installation. */
  writing: WritingReport.optional(),
  /** Absolute address of the live page. */
  websiteUrl: z.string(),
  syncTargets: z.array(z.string()),
})
export type CreateWebsiteResponse = z.infer<typeof CreateWebsiteResponse>

/** GET /api/websites/public?url= */
export const PublicWebsiteQuery = z.object({ url: z.string().min(1, 'URL je obavezan').max(100) })
export const PublicWebsiteResponse = PublicWebsite

/** GET /api/websites/public-list */
export const PublicList = pageOf(StorefrontProduct)

/** A website in its seller's lists. */
export const WebsiteSummary = PublicListItem.omit({ figures: true }).extend({
  userId: z.int(),
  templateName: TemplateName,
  isActive: z.boolean(),
  hasUpsellProducts: z.boolean(),
  /** The page that this one was copied from. */
  copiedFrom: z.int().nullable().default(null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type WebsiteSummary = z.infer<typeof WebsiteSummary>
/** GET /api/websites: all pages, for administrators. `search`: words in product, title, address or seller's name. */
export const AdminWebsitesQuery = AdminListQuery
export type AdminWebsitesQuery = AdminListQuery
export const AdminWebsiteItem = WebsiteSummary.extend({
  /** Null while the seller's snapshot is on its way, and of a deleted one. */
  sellerName: z.string().nullable(),
})
export type AdminWebsiteItem = z.infer<typeof AdminWebsiteItem>
export const AdminWebsitePage = pageOf(AdminWebsiteItem)
export type AdminWebsitePage = z.infer<typeof AdminWebsitePage>

/** GET /api/websites/my */
export const WebsitePage = pageOf(WebsiteSummary)
export type WebsitePage = z.infer<typeof WebsitePage>

/** POST /api/images/upload, multipart field `image`. */
export const ImageUploadResponse = z.object({
  success: z.literal(true),
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ImageUploadResponse = z.infer<typeof ImageUploadResponse>
export { IMAGE_MAX_BYTES } from '../domain/image-upload.ts'

/** GET /api/sync/dashboard: with `cursor` the websites after it. */
export const DashboardQuery = PageQuery.pick({ cursor: true })

/** GET /api/sync/dashboard; docs/product/builder.md 3.6. */
export const SyncDashboard = z.object({
  user: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), role: Role }),
  websites: z.array(WebsiteSummary.extend({ orderCount: z.int().nonnegative() })),
  stats: z.object({
    totalWebsites: z.int(),
    activeWebsites: z.int(),
    totalOrders: z.int(),
    pendingOrders: z.int(),
    /** EUR of this calendar month: '4218.50'. */
    totalRevenue: z.string(),
    /** The same month in each currency; empty while unknown. */
    sums: z.array(MonthSum).default([]),
    counts: OrderCounts,
  }),
  timestamp: z.iso.datetime(),
  /** Where the websites go on; null at their end. */
  nextCursor: z.string().nullable().default(null),
})
export type SyncDashboard = z.infer<typeof SyncDashboard>

export const CATALOG_MESSAGES = {
  notFound: 'Stranica nije pronađena',
  urlTaken: 'Ova adresa je zauzeta. Izaberite drugu.',
  createFailed: 'Greška pri kreiranju website-a',
  ...IMAGE_MESSAGES,
  tooManyUploads: 'Previše slika odjednom. Sačekajte minut pa pokušajte ponovo.',
  tooManyGenerations: 'Dostigli ste broj stranica za ovaj sat. Pokušajte ponovo kasnije.',
} as const

/** GET /internal/websites/{id}: order calls it before it refuses an order, since its projection may be late. */
export { OrderableWebsite as InternalWebsite } from '../domain/website.ts'
