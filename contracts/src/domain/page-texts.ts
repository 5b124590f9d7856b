import type { Website } from './website.ts'

interface PlacedText {
  /** The path of the editor's field: 'bullets.0.text', 'story.personalIntro'. */
  readonly field: string
  readonly text: string
}

/** The texts by which a page of this template speaks of its product, without what shoppers are quoted with and figures. */
export function pageTexts(website: Website): PlacedText[] {
  const { title, hook, bullets, longDescription, faq, templateName } = website
  const story = templateName === 'Advertorial Template' ? website.advertorialStory : null
  const { trustStatistics: _figures, testimonialsSection: _voices, ...storyTexts } = story ?? {}
  const isSales = templateName === 'Sales Template'
  return [
    ...textsAt('title', title),
    ...textsAt('hook', hook),
    ...textsAt('bullets', bullets),
    ...(story ? [] : textsAt('longDescription', longDescription)),
    ...textsAt('faq', faq),
    ...textsAt('problemSolutionSections', isSales ? website.problemSolutionSections : null),
    ...textsAt('benefitsSection', isSales ? website.benefitsSection : null),
    ...textsAt('story', storyTexts),
  ]
}

function textsAt(field: string, value: unknown): PlacedText[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([part, inner]) => textsAt(`${field}.${part}`, inner))
}
