import { z } from 'zod'
import { fieldOf } from '../page-fields/page-fields.ts'

/**
 * A text of a page that its seller wrote over: 'hook', 'faq', or a part of the two nested shapes, as
 * 'advertorialStory.personalIntro' and 'editableContent.adviceText'. The writer asks before it writes over one of these.
 */
export const EditedField = z.string().regex(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)?$/)
export type EditedField = z.infer<typeof EditedField>

/** What a person calls what is stored under no field of its own; any other part of a field goes by the field's name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  prices: 'cene',
  customUrl: 'adresu',
  templateName: 'izgled',
  upsellProductLinks: 'upsell proizvode',
  'editableContent.testimonials': 'utiske kupaca',
  'editableContent.enabledTestimonials': 'prikaz utisaka',
}

const nameOf = (field: string): string =>
  OTHER_NAMES[field] ?? fieldOf(field)?.name ?? fieldOf(field.split('.')[0] ?? '')?.name ?? 'sadržaj'

/** The parts of a page for a sentence, in the accusative, each once: 'naslov, cene i slike'. */
export function namesOfFields(fields: readonly string[]): string {
  const names = [...new Set(fields.map(nameOf))]
  const last = names.pop()
  return names.length === 0 ? (last ?? '') : `${names.join(', ')} i ${last}`
}
