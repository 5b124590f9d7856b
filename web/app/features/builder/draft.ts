import { Market } from '@izlog/contracts/domain/markets'
import { slugify } from '@izlog/contracts/domain/slugs'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { ProductFact } from '@izlog/contracts/http/product-link'
import { Correction } from '@izlog/contracts/http/understanding'
import { z } from 'zod'

/** A product offered after the order: all but its address may be left empty (docs/product/builder.md 3.2). */
export const UpsellValues = z.object({
  url: z.string(),
  title: z.string(),
  price: z.string(),
  sku: z.string(),
  image: z.string(),
})
export type UpsellValues = z.infer<typeof UpsellValues>
export const EMPTY_UPSELL: UpsellValues = { url: '', title: '', price: '', sku: '', image: '' }

/** What is typed in step 3, as it was typed. */
export const ProductValues = z.object({
  customUrl: z.string(),
  /** The seller wrote the address; until then it follows the product's name. */
  ownUrl: z.boolean(),
  productLink: z.string(),
  productName: z.string(),
  /** The writer may use the link's other facts about the product. */
  useLinkFacts: z.boolean(),
  /** The rows of the link's table of facts; null if no link was read. */
  linkFacts: z.array(ProductFact).nullable(),
  /** Names of those that the seller does not want on the page. */
  droppedFacts: z.array(z.string()),
  /** What the seller put right of how the name was understood. */
  correction: Correction,
  /** The three questions (docs/writer.md). */
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

/** A website in the making (docs/product/builder.md 2.1). */
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

/** Picking moves on, back returns, success clears everything (docs/product/builder.md 4). */
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

/** The address that goes with a name, as long as the seller has not written another. */
export const urlFor = (
  { ownUrl, customUrl }: Pick<ProductValues, 'ownUrl' | 'customUrl'>,
  productName: string,
): string => (ownUrl ? customUrl : slugify(productName))
