import type { SectionContent } from '@izlog/contracts/http/generation'
import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { PLAIN_FIELDS, type PlainField, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import { type EditorValues, NO_BENEFITS, type OptionValues } from '../model/editor-values.ts'
import { labelOf } from '../model/field-labels.ts'
import { quantityIn } from '../model/option-amounts.ts'
import { type StoryValues, storyValuesOf } from '../model/story-values.ts'
import { sizeOf, urgencyValuesOf } from '../model/values-of-website.ts'

/** The form's fields that a proposal fills; fields that it does not contain stay unchanged. */
export function valuesOfSection(content: SectionContent, now: EditorValues): Partial<EditorValues> {
  const { testimonials, urgencyElements, problemSolutionSections, benefitsSection } = content
  return {
    ...pickFields(content, PLAIN_FIELDS),
    ...(urgencyElements === undefined ? {} : { urgencyElements: urgencyValuesOf(urgencyElements) }),
    ...(problemSolutionSections ? { problemSolutionSections } : {}),
    ...(benefitsSection === undefined ? {} : { benefitsSection: benefitsSection ?? NO_BENEFITS }),
    ...(content.quantityOffers ? { quantityOptions: optionsWith(content.quantityOffers, now) } : {}),
    ...(testimonials === undefined
      ? {}
      : {
          testimonials: testimonials.map(({ rating, ...words }, index) => ({
            ...words,
            rating: String(rating),
            enabled: now.testimonials[index]?.enabled ?? true,
          })),
        }),
    ...(content.advertorialStory ? { story: storyOf(content, now.story) } : {}),
    ...(content.editableContent?.adviceText === undefined ? {} : { story: adviceOf(content, now.story) }),
  }
}

/** The advice of the story, which is stored beside it. */
const adviceOf = ({ editableContent: edited }: SectionContent, now: StoryValues): StoryValues => ({
  ...now,
  ctaAdvice: edited?.adviceTitle || now.ctaAdvice,
  ctaAdviceDetailed: edited?.adviceText || now.ctaAdviceDetailed,
})

/** The options with the proposed words; their prices and badges stay. */
const optionsWith = (offers: NonNullable<SectionContent['quantityOffers']>, now: EditorValues): OptionValues[] =>
  now.quantityOptions.map((option) => {
    const size = sizeOf(quantityIn(option.qty) ?? 0)
    return { ...option, label: (size && offers[size]?.text) || option.label }
  })

/** The blocks that the proposal contains; the others keep their text. */
function storyOf({ advertorialStory = null, editableContent = null }: SectionContent, now: StoryValues): StoryValues {
  const blocks = Object.entries(storyValuesOf({ advertorialStory, editableContent }))
  return { ...now, ...Object.fromEntries(blocks.filter(([block]) => block in (advertorialStory ?? {}))) }
}

/** A text of a section, as the comparison with the proposal shows it. */
export interface ComparedText {
  readonly label: string
  readonly text: string
}

function comparedTexts(field: PlainField, { [field]: value }: Partial<EditorValues>): ComparedText[] {
  if (typeof value === 'string') return [{ label: fieldOf(field)?.label ?? field, text: value }]
  return (value ?? []).flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : [{ label: 'q' in entry ? entry.q : entry.title, text: 'a' in entry ? entry.a : entry.text }],
  )
}

/** The texts of a section in the order of the landing page. */
export function textsOf(values: Partial<EditorValues>): ComparedText[] {
  const { testimonials, quantityOptions, ...others } = values
  const written = (['urgencyElements', 'problemSolutionSections', 'benefitsSection', 'story'] as const).flatMap(
    (field) => textsIn(field, others[field]),
  )
  return [
    ...PLAIN_FIELDS.flatMap((field) => comparedTexts(field, values)),
    ...(testimonials ?? []).map(({ name, location, text }) => ({ label: [name, location].join(', '), text })),
    ...(quantityOptions ?? []).map(({ qty, label }) => ({ label: `${qty}×`, text: label })),
    ...written,
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}

/** Every text of a part of the form under its field's label, without the names of icons. */
function textsIn(path: string, value: unknown): ComparedText[] {
  if (typeof value === 'string') return path.endsWith('.icon') ? [] : [{ label: labelOf(path), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(`${path}.${key}`, inner))
}
