import type { Website } from '@izlog/contracts/domain/website'
import { isShownOn } from '@izlog/contracts/page-fields/page-fields'
import type { FieldPath } from 'react-hook-form'
import { ADVERTORIAL_SECTIONS } from '../../../../shop/landing/advertorial/advertorial-sections.ts'
import { type SectionName, sectionOrder } from '../../../../shop/landing/minimalistic/section-order.ts'
import { arrangedSections } from '../../../../shop/landing/parts/arranged-sections.ts'
import { designVariantOf } from '../../../../shop/landing/parts/design-variant.ts'
import type { EditorValues } from './editor-values.ts'

/** The parts of the Content tab. */
export type ContentPart =
  | 'top'
  | 'story'
  | 'troubles'
  | 'bullets'
  | 'captions'
  | 'description'
  | 'urgency'
  | 'voices'
  | 'benefits'
  | 'price'
  | 'questions'
  | 'standIns'
  | 'footer'
  | 'plan'
  | 'orderForm'
  | 'elsewhere'

const OF_SECTION: Readonly<Record<SectionName, ContentPart | null>> = {
  reasons: 'bullets',
  description: 'description',
  urgency: 'urgency',
  voices: 'voices',
  closeUps: null,
  pictures: null,
  price: 'price',
  questions: 'questions',
  lastChance: null,
}

/** The parts of the Content tab in the order in which shoppers see them on this page. */
export function contentParts(website: Pick<Website, 'templateName' | 'productId' | 'customUrl'>): ContentPart[] {
  switch (website.templateName) {
    case 'Minimalistic': {
      const shown = sectionOrder(designVariantOf(website)).flatMap((name) => OF_SECTION[name] ?? [])
      return ['top', ...shown, 'plan', 'orderForm', 'elsewhere']
    }
    case 'Sales Template':
      return ['top', 'troubles', 'voices', 'benefits', 'price', 'questions', 'footer', 'orderForm', 'elsewhere']
    case 'Advertorial Template':
      return ['top', 'story', 'captions', 'voices', 'price', 'standIns', 'orderForm', 'elsewhere']
  }
}

const TOP: Readonly<Record<Website['templateName'], readonly FieldPath<EditorValues>[]>> = {
  Minimalistic: ['shortName', 'editableContent.newBadge', 'title', 'hook', 'editableContent.ctaButtonText'],
  'Sales Template': ['shortName', 'editableContent.newBadge', 'hook', 'editableContent.ctaButtonText'],
  'Advertorial Template': ['editableContent.newBadge', 'hook'],
}

/** The texts of the first screen, from above. */
export const topFields = ({ templateName }: Pick<Website, 'templateName'>): readonly FieldPath<EditorValues>[] =>
  TOP[templateName]

/** Texts that the page keeps for other places: search engines, Shopify, another template. */
export const unseenFields = ({ templateName }: Pick<Website, 'templateName'>): ('bullets' | 'longDescription')[] =>
  (['bullets', 'longDescription'] as const).filter((field) => !isShownOn(templateName, field))

/** How many bullets' sentences an advertorial shows: one below each of its pictures after the first. */
export function captionCount({ sections, images }: Pick<EditorValues, 'sections' | 'images'>): number {
  const photos = arrangedSections({ sections }, ADVERTORIAL_SECTIONS).filter(({ name }) => name === 'photo')
  return Math.min(photos.length, Math.max(0, images.length - 1))
}
