import { z } from 'zod'
import { TemplateName } from '../domain/templates.ts'

/**
 * POST /api/websites/id/{id}/template: another template for a page, published at once. Texts that it shows too stay, sections that the page has
 * no text for are written, and texts that only the old template shows stay stored. Answered as a save is.
 */
export const ChangeTemplateRequest = z.object({ templateName: TemplateName })
export type ChangeTemplateRequest = z.infer<typeof ChangeTemplateRequest>

export const TEMPLATE_CHANGED = 'Izgled stranice je promenjen'
