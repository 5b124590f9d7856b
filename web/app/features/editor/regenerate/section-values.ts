import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { SectionContent } from '@izlog/contracts/http/generation'
import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { PLAIN_FIELDS, type PlainField, pickFields } from '@izlog/contracts/page-fields/shapes-of-fields'
import type { EditorValues } from '../model/editor-values.ts'
import { type StoryValues, storyValuesOf } from '../model/story-values.ts'

/** The sections whose fields the editor has. */
export type WrittenSection = Extract<
  PageSection,
  'headline' | 'bullets' | 'longDescription' | 'faq' | 'seo' | 'testimonials' | 'story'
>

/** The form's fields that a proposal fills; fields that it does not contain stay unchanged. */
export function valuesOfSection(content: SectionContent, now: EditorValues): Partial<EditorValues> {
  const { testimonials } = content
  return {
    ...pickFields(content, PLAIN_FIELDS),
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
  }
}

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
  const { testimonials, story } = values
  return [
    ...PLAIN_FIELDS.flatMap((field) => comparedTexts(field, values)),
    ...(testimonials ?? []).map(({ name, location, text }) => ({ label: [name, location].join(', '), text })),
    ...(story
      ? [
          { label: 'Naslov priče', text: story.heroSection.heroTitle },
          { label: 'Uvodna rečenica', text: story.heroSection.heroSubtitle },
          { label: 'Lični uvod', text: story.personalIntro },
          { label: 'Opis problema', text: story.problemDescription },
          { label: 'Najteži trenutak', text: story.agoniaSection },
          { label: 'Preokret', text: story.breakthroughMoment },
          { label: 'Kako je proizvod pronađen', text: story.discoveryStory },
          { label: 'Posle', text: story.resultsSection },
          { label: 'Danas', text: story.resultsDescription },
        ]
      : []),
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}
