import { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { type PageSection, sectionsOf } from '@izlog/contracts/domain/page-sections'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { PAGE_FIELDS } from '@izlog/contracts/page-fields/page-fields'
import { AdvertorialStory } from '@izlog/contracts/page-fields/shapes'
import {
  PLAIN_FIELDS,
  type PlainField,
  type ProposedField,
  pickFields,
} from '@izlog/contracts/page-fields/shapes-of-fields'
import { z } from 'zod'

/** Of an advertorial the model writes the story alone: header, footer and figures hold the seller's promises and stay ours. */
const Story = AdvertorialStory.omit({
  headerSection: true,
  footerSection: true,
  trustStatistics: true,
  testimonialsSection: true,
})

const Advice = z.object({ adviceTitle: z.string().trim().min(1), adviceText: z.string().trim().min(1) })

const { problemSolutionSections, benefitsSection, ...generated } = GeneratedContent.shape
const isProposed = (field: PlainField): field is PlainField & ProposedField => 'section' in PAGE_FIELDS[field]

/** How a model writes the fields that it may write. */
const SHAPES = {
  ...pickFields(generated, PLAIN_FIELDS.filter(isProposed)),
  testimonials: generated.testimonials,
  problemSolutionSections: problemSolutionSections.unwrap(),
  benefitsSection: benefitsSection.unwrap(),
  advertorialStory: Story,
  editableContent: Advice,
}
const MODEL_FIELDS = Object.keys(SHAPES) as (keyof typeof SHAPES)[]

/** The fields of a page that a model writes; prices, colours and the shop's promises are never among them. */
export type PageTexts = { [F in keyof typeof SHAPES]?: z.infer<(typeof SHAPES)[F]> }

type TextsSchema = z.ZodType<PageTexts>

/** The contract's schema of all that a model writes for a template, whole or of some fields. */
export type PageTextsSchema = TextsSchema & {
  readonly fields: (keyof PageTexts)[]
  pick(fields: readonly (keyof PageTexts)[]): TextsSchema
}

const schemaOf = (fields: readonly (keyof PageTexts)[]): TextsSchema => z.object(pickFields(SHAPES, fields))

/** Testimonials must not be invented, so a model writes them only when that section is asked for; so it is with advice. */
const BY_SECTION_ONLY: readonly (PageSection | undefined)[] = ['testimonials', 'advice']

export function pageTextsOf(template: TemplateName): PageTextsSchema {
  const shown: readonly (PageSection | undefined)[] = sectionsOf(template)
  const fields = MODEL_FIELDS.filter((field) => {
    const { section } = PAGE_FIELDS[field]
    return shown.includes(section) && !BY_SECTION_ONLY.includes(section)
  })
  return Object.assign(schemaOf(fields), { fields, pick: schemaOf })
}

/** Texts without some of their fields. */
export const withoutFields = (texts: PageTexts, fields: readonly (keyof PageTexts)[]): PageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => !fields.some((each) => each === field)))

/** The schema of one section; undefined where nothing but the shop's own promises and prices stands. */
export function sectionTextsOf(section: PageSection): TextsSchema | undefined {
  const fields = MODEL_FIELDS.filter((field) => PAGE_FIELDS[field].section === section)
  return fields.length === 0 ? undefined : schemaOf(fields)
}

/** What servers of the OpenAI protocol agree on; lengths and patterns some of them refuse, so those are part of the prompt. */
const KEPT_KEYWORDS = new Set([
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
  reduced(z.toJSONSchema(schema, { io: 'output' })) as Record<string, unknown>

function reduced(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((each) => reduced(each))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || KEPT_KEYWORDS.has(key))
      .map(([key, value]) => [key, reduced(value, !isMap && key === 'properties')]),
  )
}
