import { z } from 'zod'
import { TypedMoney } from '../domain/money-schema.ts'
import { WebsiteId } from '../domain/website.ts'
import { maxLengthMessage } from './max-length-message.ts'

const text = (max: number) => z.string('Upišite tekst').trim().max(max, maxLengthMessage(max))
const blankable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const images = z
  .array(z.union([z.string().max(2000), z.object({ url: z.string().max(2000) })]))
  .max(20, 'Najviše 20 slika')

/** The page's fields as in the editor; absent ones are taken from the stored page. */
const PageContent = z
  .object({
    hook: text(1000),
    title: text(300),
    bullets: z.array(z.object({ title: text(300), text: text(1000) })).max(12),
    faq: z.array(z.object({ q: text(300), a: text(3000) })).max(20),
    palette: z.unknown(),
    advertorialStory: z.unknown(),
    testimonials: z.array(z.object({ name: text(80), text: text(1000) })).max(50),
    longDescription: text(20_000),
    images,
  })
  .partial()

/**
 * POST /api/shopify/push-landing (docs/product/builder.md 7). The page is found by `websiteId`, else by `handle`, its customUrl;
 * only its seller or an administrator may push it. `body_html` is sanitized on the server; if blank, the server writes it.
 * Absent fields are taken from the stored page.
 */
export const PushLandingRequest = z.object({
  websiteId: WebsiteId.optional(),
  handle: text(60).optional(),
  title: text(255).optional(),
  body_html: z.string().max(200_000, maxLengthMessage(200_000)).optional(),
  images: images.optional(),
  price: blankable(TypedMoney).optional(),
  compare_at_price: blankable(TypedMoney).optional(),
  sku: blankable(text(80)).optional(),
  seo_title: text(70).optional(),
  seo_description: text(320).optional(),
  websiteData: PageContent.optional(),
})
export type PushLandingRequest = z.infer<typeof PushLandingRequest>
export type PushLandingBody = z.input<typeof PushLandingRequest>

export const PushLandingResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The product's id in the shop, by which the next push finds it. */
  handle: z.string(),
  /** Whether the product is new in the shop. */
  created: z.boolean(),
})
export type PushLandingResponse = z.infer<typeof PushLandingResponse>

/** POST /api/shopify/test with an empty body; a failed test is 422 whose `message` is the hint. */
export const ShopifyTestResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  shop: z.object({ name: z.string(), currency: z.string() }),
})
export type ShopifyTestResponse = z.infer<typeof ShopifyTestResponse>

export const SHOPIFY_MESSAGES = {
  testOk: 'Shopify konekcija uspešna!',
  testFailed: 'Shopify konekcija neuspešna',
  pushed: 'Poslato u Shopify!',
  pushFailed: 'Greška pri slanju u Shopify',
  unexpected: 'Neočekivana greška',
  notConfigured: 'Shopify prodavnica nije podešena. Administrator treba da upiše adresu prodavnice i pristupni ključ.',
  badCredentials: 'Shopify ne prihvata pristupni ključ. Proverite ključ i njegove dozvole.',
  unreachable: 'Shopify prodavnica trenutno ne odgovara. Proverite adresu prodavnice ili pokušajte ponovo kasnije.',
  unknownStore: 'Na toj adresi nema Shopify prodavnice. Proverite adresu prodavnice.',
  tooMany: 'Previše slanja u Shopify. Sačekajte minut pa pokušajte ponovo.',
} as const

/** The product under the page's handle was not created from this page. */
export const notOurs = (handle: string): string =>
  `U Shopify prodavnici na adresi „${handle}” već stoji proizvod koji nije napravljen od ove stranice. Promenite adresu stranice, ili taj proizvod u Shopify-u preimenujte ili obrišite.`
