import { AdvertorialStory, BenefitsSection, GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { z } from 'zod'

/** Of a story the model tells the story: header, footer and figures are promises of the shop, and ours. */
const Story = AdvertorialStory.omit({
  headerSection: true,
  footerSection: true,
  trustStatistics: true,
  testimonialsSection: true,
})

const everywhere = GeneratedContent.pick({
  title: true,
  hook: true,
  bullets: true,
  longDescription: true,
  faq: true,
  seoTitle: true,
  seoDescription: true,
  keywords: true,
  testimonials: true,
}).shape

const Advice = z.object({ adviceTitle: z.string().trim().min(1), adviceText: z.string().trim().min(1) })

const ONLY_ON = {
  Minimalistic: {},
  'Sales Template': {
    problemSolutionSections: GeneratedContent.shape.problemSolutionSections.unwrap(),
    benefitsSection: BenefitsSection,
  },
  'Advertorial Template': { advertorialStory: Story },
} as const

/** The fields of a page that a model writes; prices, colours and the shop's promises are never among them. */
export type PageTexts = Partial<
  z.infer<z.ZodObject<typeof everywhere>> &
    z.infer<z.ZodObject<(typeof ONLY_ON)['Sales Template']>> &
    z.infer<z.ZodObject<(typeof ONLY_ON)['Advertorial Template']>> & { editableContent: z.infer<typeof Advice> }
>

type TextsSchema = z.ZodType<PageTexts>

/** The contract's schema of all that a model writes for a template, whole or of some fields. */
export type PageTextsSchema = TextsSchema & {
  readonly fields: (keyof PageTexts)[]
  pick(fields: readonly (keyof PageTexts)[]): TextsSchema
}

export function pageTextsOf(template: TemplateName): PageTextsSchema {
  // What buyers say is nobody's to invent: a model is never asked for it with a page.
  const { testimonials: _, ...plain } = everywhere
  const shape: Partial<Record<keyof PageTexts, z.ZodType>> = { ...plain, ...ONLY_ON[template] }
  const fields = Object.keys(shape) as (keyof PageTexts)[]
  const schemaOf = (some: readonly (keyof PageTexts)[]): TextsSchema =>
    z.object(Object.fromEntries(some.map((field) => [field, shape[field] ?? z.unknown()]))) as TextsSchema
  return Object.assign(schemaOf(fields), { fields, pick: schemaOf })
}

/** Texts without some of their fields. */
export const withoutFields = (texts: PageTexts, fields: readonly (keyof PageTexts)[]): PageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => !fields.some((each) => each === field)))

const { title, hook, bullets, longDescription, faq, seoTitle, seoDescription, keywords, testimonials } = everywhere
const SECTIONS: Partial<Record<PageSection, TextsSchema>> = {
  headline: z.object({ title, hook }),
  bullets: z.object({ bullets }),
  longDescription: z.object({ longDescription }),
  faq: z.object({ faq }),
  seo: z.object({ seoTitle, seoDescription, keywords }),
  testimonials: z.object({ testimonials }),
  advice: z.object({ editableContent: Advice }),
  problemSolution: z.object(ONLY_ON['Sales Template']).pick({ problemSolutionSections: true }),
  benefits: z.object(ONLY_ON['Sales Template']).pick({ benefitsSection: true }),
  story: z.object(ONLY_ON['Advertorial Template']),
}

/** The schema of one section; undefined where nothing but the shop's own promises and prices stands. */
export const sectionTextsOf = (section: PageSection): TextsSchema | undefined => SECTIONS[section]

/** What servers of the OpenAI protocol agree on; lengths and patterns some of them refuse, so those are said in the prompt. */
const TOLD = new Set([
  'type',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'enum',
  'anyOf',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
])

/** The JSON schema sent with the request. */
export const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> =>
  told(z.toJSONSchema(schema, { io: 'output' })) as Record<string, unknown>

function told(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((each) => told(each))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || TOLD.has(key))
      .map(([key, value]) => [key, told(value, !isMap && key === 'properties')]),
  )
}
