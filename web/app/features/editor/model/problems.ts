import type { Website } from '@izlog/contracts/domain/website'
import { SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { z } from 'zod'
import { EditorValues, type SaveExtras } from './editor-values.ts'
import { type AmountProblem, optionProblems } from './option-amounts.ts'
import { saveBodyOf } from './save-body.ts'

/** Validates the form with the schema of the save request; each message appears at its field. */
export const editorForm = (website: Website, extras: SaveExtras) =>
  EditorValues.superRefine((values, context) => {
    for (const { path, message } of problemsOf(values, website, extras)) {
      const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
      context.addIssue({ code: 'custom', path: parts, message })
    }
  })

function problemsOf(values: EditorValues, website: Website, extras: SaveExtras): AmountProblem[] {
  const issues = SaveWebsiteRequest.safeParse(saveBodyOf(values, website, extras)).error?.issues ?? []
  return [
    ...optionProblems(values.quantityOptions),
    ...issues.flatMap((issue) => fieldProblem(z.core.toDotPath(issue.path), issue.message)),
  ]
}

/** The form field for a path of the request body. Paths under `quantityOffers` have none: `quantityOptions` already shows those errors. */
export function fieldProblem(path: string, message: string): AmountProblem[] {
  const field = fieldOf(path.replace(/\[(\d+)\]/g, '.$1'))
  return field === null ? [] : [{ path: field, message }]
}

const LISTS_IN_LINES =
  /^(story\.(?:benefitsList|noLongerNeedList|benefitsSection\.benefits|headerSection\.navigationLinks)|urgencyElements\.bonuses)\.\d+$/
const PLAN = 'designRecommendations.sectionStructure.sections'
/** Stored beside the story, edited with it. */
const EDITED_WITH_STORY: Readonly<Record<string, string>> = {
  'editableContent.adviceTitle': 'story.ctaAdvice',
  'editableContent.adviceText': 'story.ctaAdviceDetailed',
  'editableContent.storyTitle': 'story.heroSection.heroTitle',
}

/** The places of a website that a form field edits; the page shows the one that has a text. */
export function pathsOf(field: string): string[] {
  if (field.startsWith('testimonials.'))
    return [field, `editableContent.${field}`, field.replace('testimonials', 'advertorialStory.testimonialsSection')]
  if (field.startsWith('sectionPlan.')) return [field.replace('sectionPlan', PLAN)]
  const besides = Object.keys(EDITED_WITH_STORY).filter((path) => EDITED_WITH_STORY[path] === field)
  return [field.replace(/^story\./, 'advertorialStory.'), ...besides]
}

function fieldOf(path: string): string | null {
  if (path.startsWith('quantityOffers') || path.startsWith('advertorialStory.testimonialsSection')) return null
  const field = (EDITED_WITH_STORY[path] ?? path)
    .replace(/^editableContent\.testimonials/, 'testimonials')
    .replace(/^editableContent\.quantityData/, 'quantityOptions')
    .replace(/^advertorialStory\./, 'story.')
    .replace(PLAN, 'sectionPlan')
  return field.replace(LISTS_IN_LINES, '$1')
}
