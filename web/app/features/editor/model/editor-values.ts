import { Website } from '@izlog/contracts/domain/website'
import { PAGE_FIELDS, type PageFields, type PreviewMode } from '@izlog/contracts/page-fields/page-fields'
import { PLAIN_FIELDS, type PlainField } from '@izlog/contracts/page-fields/shapes-of-fields'
import { z } from 'zod'
import { StoryValues } from './story-values.ts'

const text = z.string()

/** A quantity option as typed; amounts in the page's currency, discount in percent (docs/product/builder.md 2.6). */
export const OptionValues = z.object({
  qty: text,
  price: text,
  originalPrice: text,
  discount: text,
  label: text,
  popular: z.boolean(),
  bestValue: z.boolean(),
  note: text,
})
export type OptionValues = z.infer<typeof OptionValues>

/** A testimonial as typed; `enabled` shows it on the page. */
export const TestimonialValues = z.object({
  name: text,
  location: text,
  text,
  rating: text,
  purchase_date: text,
  verified: z.boolean(),
  enabled: z.boolean(),
})
export type TestimonialValues = z.infer<typeof TestimonialValues>

/** The Sales Template's benefits as typed; without one, the page has no such block. */
const BenefitsValues = z.object({
  title: text,
  subtitle: text,
  benefits: z.array(z.object({ text, icon: text })),
  ctaText: text,
})
export const NO_BENEFITS: z.infer<typeof BenefitsValues> = { title: '', subtitle: '', benefits: [], ctaText: '' }

/** The shapes of fields while typing: a field may be blank or incomplete. */
const TYPED = {
  text,
  bullets: z.array(z.object({ title: text, text })),
  questions: z.array(z.object({ q: text, a: text })),
  words: z.array(text),
} as const
const plainShape = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, TYPED[PAGE_FIELDS[field].kind]])) as {
  [F in PlainField]: (typeof TYPED)[PageFields[F]['kind']]
}

/** Every field that the editor changes, as typed (docs/product/builder.md 2.6). */
export const EditorValues = z.object({
  ...plainShape,
  sku: text,
  images: z.array(text),
  palette: z.object({ primary: text, bg: text }),
  priceAnchoring: z.object({ originalPrice: text, currentPrice: text, savings: text, comparisonText: text }),
  deliveryPricing: z.object({ price: text, freeFrom: text }),
  quantityOptions: z.array(OptionValues),
  testimonials: z.array(TestimonialValues),
  benefitsSection: BenefitsValues,
  story: StoryValues,
  sections: Website.shape.sections.unwrap(),
  figures: Website.shape.figures.unwrap(),
  isActive: z.boolean(),
  editableByClient: z.boolean(),
})
export type EditorValues = z.infer<typeof EditorValues>

/** The parts of a save that are not fields of the form. */
export interface SaveExtras {
  readonly previewMode: PreviewMode
  /** Only an administrator may set whether the seller can edit. */
  readonly isAdmin: boolean
}
