import { z } from 'zod'
import { EditedField } from '../domain/edited-fields.ts'
import { PageSection, WrittenBy } from '../domain/page-sections.ts'
import { proposedShape } from '../page-fields/shapes-of-fields.ts'

/** More proposals of one section than this and the first come round again. */
export const MAX_ATTEMPTS = 50

/**
 * The fields of one section, as PUT /api/websites/id/{id} takes them: parts of `editableContent` and `advertorialStory` are
 * laid over those that are there, every other field is whole. Prices are always those of the page, never a writer's.
 */
export const SectionContent = z.object(proposedShape).partial()
export type SectionContent = z.infer<typeof SectionContent>

/** POST /api/websites/id/{id}/regenerate: another text for one section. Nothing is saved; the seller accepts it by the PUT. */
export const RegenerateRequest = z.object({
  section: PageSection,
  /** Counted by the editor from 1: each gives another proposal, the same one gives the built-in writer's same proposal. */
  attempt: z.int().min(1).max(MAX_ATTEMPTS).default(1),
})
export type RegenerateRequest = z.infer<typeof RegenerateRequest>
export type RegenerateBody = z.input<typeof RegenerateRequest>

/** Why the built-in writer wrote although a model is set up. */
export const FallbackReason = z.enum(['timeout', 'unavailable', 'refused', 'unusable', 'limited'])
export type FallbackReason = z.infer<typeof FallbackReason>

/** Who wrote the texts, and the notice that the seller gets of it. */
export const WritingReport = z.object({
  by: WrittenBy,
  fallback: FallbackReason.nullable(),
  /** A Serbian sentence for the seller. */
  message: z.string(),
})
export type WritingReport = z.infer<typeof WritingReport>

/**
 * `before` is what the page holds now. `editedBySeller`: the seller wrote over `editedFields` of it, so they are replaced
 * only after asking. What of `fields` the seller accepts is sent in the PUT's `acceptedFields`.
 */
export const RegenerateResponse = z.object({
  section: PageSection,
  attempt: z.int(),
  before: SectionContent,
  after: SectionContent,
  fields: z.array(EditedField),
  editedBySeller: z.boolean(),
  editedFields: z.array(EditedField),
  writing: WritingReport,
})
export type RegenerateResponse = z.infer<typeof RegenerateResponse>

export const WRITING_MESSAGES = {
  ai: 'Tekst je napisao AI model.',
  mixed: 'Tekst je napisao AI model, a delove koji nisu prošli proveru ugrađeni pisac.',
  builtIn: 'Tekst je napisao ugrađeni pisac.',
  timeout: 'AI model nije odgovorio na vreme, pa je tekst napisao ugrađeni pisac.',
  unavailable: 'AI model trenutno nije dostupan, pa je tekst napisao ugrađeni pisac.',
  refused: 'AI model je odbio da piše o ovom proizvodu, pa je tekst napisao ugrađeni pisac.',
  limited: 'Za danas ste potrošili tekstove AI modela, pa je tekst napisao ugrađeni pisac.',
  unusable: 'Tekst AI modela nije bio ispravan, pa je tekst napisao ugrađeni pisac.',
} as const

export const GENERATION_MESSAGES = {
  notOfTemplate: 'Ova sekcija ne postoji na izabranom šablonu',
  tooMany: 'Dostigli ste broj predloga za ovaj sat. Pokušajte ponovo kasnije.',
} as const
