import { ReleaseOn } from '@izlog/contracts/domain/release-on'
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
  /** The badge of one, two and three pieces, where neither of the two switches puts its own there. */
  badge: text,
  preselected: z.boolean(),
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

/** One of the Sales Template's problems with its solution, as typed. */
const TroubleValues = z.object({ title: text, description1: text, description2: text, ctaText: text })

/** Reasons to order now, as typed; one bonus a line. */
const UrgencyValues = z.object({
  limitedStock: text,
  limitedTime: text,
  socialProof: text,
  exclusivity: text,
  bonuses: text,
})

/** The texts of `editableContent` that have fields of their own; the others are edited with the story (problems.ts). */
export const CONTENT_TEXTS = [
  'newBadge',
  'ctaButtonText',
  'storySubtitle',
  'benefit1Title',
  'benefit1Description',
  'benefit2Title',
  'benefit2Description',
  'benefit3Title',
  'benefit3Description',
] as const

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
  problemSolutionSections: z.array(TroubleValues),
  urgencyElements: UrgencyValues,
  editableContent: z.record(z.enum(CONTENT_TEXTS), text),
  terms: z.object({ delivery: text, arrival: text, returns: text, guarantee: text }),
  /** The titles of the page's plan, which has them only where its design recommends sections. */
  sectionPlan: z.array(z.object({ title: text, type: text })),
  story: StoryValues,
  sections: Website.shape.sections.unwrap(),
  releaseOn: ReleaseOn,
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
