import { z } from 'zod'
import type { TemplateName } from './templates.ts'

/** Who wrote a page's texts: a model at AI_BASE_URL, or the built-in writer. */
export const WrittenBy = z.enum(['ai', 'built-in'])
export type WrittenBy = z.infer<typeof WrittenBy>

/** The parts of a page that can each be regenerated. */
export const PageSection = z.enum([
  'headline',
  'bullets',
  'longDescription',
  'faq',
  'seo',
  'testimonials',
  'urgency',
  'offers',
  'advice',
  'problemSolution',
  'benefits',
  'story',
])
export type PageSection = z.infer<typeof PageSection>

/** Serbian labels of the sections, shown above a proposal. */
export const SECTION_LABELS: Readonly<Record<PageSection, string>> = {
  headline: 'Naslov i uvodna rečenica',
  bullets: 'Prednosti',
  longDescription: 'Opis',
  faq: 'Česta pitanja',
  seo: 'Naslov i opis za pretraživače',
  testimonials: 'Utisci kupaca',
  urgency: 'Podsticaj na kupovinu',
  offers: 'Tekstovi ponuda za količinu',
  advice: 'Savet',
  problemSolution: 'Problemi i rešenja',
  benefits: 'Šta dobijate',
  story: 'Priča',
}

const ONLY_ON: Partial<Record<PageSection, TemplateName>> = {
  problemSolution: 'Sales Template',
  benefits: 'Sales Template',
  story: 'Advertorial Template',
}

/** The sections a template shows, in the order of the editor. */
export const sectionsOf = (template: TemplateName): PageSection[] =>
  PageSection.options.filter((section) => (ONLY_ON[section] ?? template) === template)
