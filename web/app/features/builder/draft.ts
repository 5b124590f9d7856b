import { Market } from '@izlog/contracts/domain/markets'
import { slugify } from '@izlog/contracts/domain/slugs'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { ProductFact } from '@izlog/contracts/http/product-link'
import { Correction } from '@izlog/contracts/http/understanding'
import { z } from 'zod'

/** An upsell product: every field but its link may stay empty; without link, name and price are needed (docs/product/builder.md 3.2). */
export const UpsellValues = z.object({
  url: z.string(),
  noLink: z.boolean().default(false),
  title: z.string(),
  price: z.string(),
  sku: z.string(),
  image: z.string(),
})
export type UpsellValues = z.infer<typeof UpsellValues>
export const EMPTY_UPSELL: UpsellValues = { url: '', noLink: false, title: '', price: '', sku: '', image: '' }

/** The values of step 3, exactly as typed. */
export const ProductValues = z.object({
  customUrl: z.string(),
  /** True once the seller typed an address; until then the address follows the product's name. */
  ownUrl: z.boolean(),
  productLink: z.string(),
  /** The product is sold only here, so there is no link to read. */
  noLink: z.boolean().default(false),
  productName: z.string(),
  /** The writer may use the link's other facts about the product. */
  useLinkFacts: z.boolean(),
  /** The rows of the link's table of facts; null if no link was read. */
  linkFacts: z.array(ProductFact).nullable(),
  /** Names of the facts that the seller removed from the page. */
  droppedFacts: z.array(z.string()),
  /** The seller's corrections to the writer's reading of the name. */
  correction: Correction,
  /** The answers to the three questions (docs/writer.md). */
  audience: z.string(),
  packageFacts: z.string(),
  terms: z.object({ delivery: z.string(), arrival: z.string(), returns: z.string(), guarantee: z.string() }),
  figures: z.enum(['honest', 'as-specified']),
  sku: z.string(),
  images: z.array(z.string()),
  currentPrice: z.string(),
  originalPrice: z.string(),
  upsells: z.array(UpsellValues),
})
export type ProductValues = z.infer<typeof ProductValues>

/** The wizard's draft of a website (docs/product/builder.md 2.1). */
export const Draft = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  market: Market.nullable(),
  templateName: TemplateName.nullable(),
  product: ProductValues,
})
export type Draft = z.infer<typeof Draft>

export const EMPTY_DRAFT: Draft = {
  step: 1,
  market: null,
  templateName: null,
  product: {
    customUrl: '',
    ownUrl: false,
    productLink: '',
    noLink: false,
    productName: '',
    useLinkFacts: true,
    linkFacts: null,
    droppedFacts: [],
    correction: {},
    audience: '',
    packageFacts: '',
    terms: { delivery: '', arrival: '', returns: '', guarantee: '' },
    figures: 'honest',
    sku: '',
    images: [],
    currentPrice: '',
    originalPrice: '',
    upsells: [],
  },
}

export type DraftEvent =
  | { readonly type: 'market-picked'; readonly market: Market }
  | { readonly type: 'template-picked'; readonly templateName: TemplateName }
  | { readonly type: 'went-back' }
  | { readonly type: 'product-changed'; readonly product: ProductValues }
  | { readonly type: 'created' }

/** A choice opens the next step, 'back' the previous one, and success clears the draft (docs/product/builder.md 4). */
export function draftReducer(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'market-picked':
      return { ...draft, market: event.market, step: 2 }
    case 'template-picked':
      return { ...draft, templateName: event.templateName, step: 3 }
    case 'went-back':
      return { ...draft, step: draft.step === 3 ? 2 : 1 }
    case 'product-changed':
      return { ...draft, product: event.product }
    case 'created':
      return EMPTY_DRAFT
  }
}

/** The address made from the product's name, unless the seller typed one. */
export const urlFor = (
  { ownUrl, customUrl }: Pick<ProductValues, 'ownUrl' | 'customUrl'>,
  productName: string,
): string => (ownUrl ? customUrl : slugify(productName))
