import { z } from 'zod'

/**
 * A text of a page that its seller wrote over: 'hook', 'faq', or a part of the two nested shapes, as
 * 'advertorialStory.personalIntro' and 'editableContent.adviceText'. The writer asks before it writes over one of these.
 */
export const EditedField = z.string().regex(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)?$/)
export type EditedField = z.infer<typeof EditedField>

/** What a person calls the parts of a page; what is not listed is told under the name of its whole. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'naslov',
  hook: 'uvodnu rečenicu',
  bullets: 'prednosti',
  longDescription: 'opis',
  faq: 'pitanja',
  seoTitle: 'SEO naslov',
  seoDescription: 'SEO opis',
  keywords: 'ključne reči',
  shortName: 'kratak naziv',
  sku: 'šifru',
  images: 'slike',
  palette: 'boje',
  prices: 'cene',
  testimonials: 'utiske kupaca',
  urgencyElements: 'podsticaje na kupovinu',
  problemSolutionSections: 'probleme i rešenja',
  benefitsSection: 'blok prednosti',
  advertorialStory: 'priču',
  editableContent: 'tekstove na stranici',
  'editableContent.testimonials': 'utiske kupaca',
  'editableContent.enabledTestimonials': 'prikaz utisaka',
  previewMode: 'način pregleda',
  figures: 'prikaz brojki o kupcima',
  isActive: 'vidljivost stranice',
  editableByClient: 'pravo izmene',
}

/** The parts of a page for a sentence, in the accusative, each once: 'naslov, cene i slike'. */
export function namesOfFields(fields: readonly string[]): string {
  const names = [...new Set(fields.map((field) => NAMES[field] ?? NAMES[field.split('.')[0] ?? ''] ?? 'sadržaj'))]
  const last = names.pop()
  return names.length === 0 ? (last ?? '') : `${names.join(', ')} i ${last}`
}
