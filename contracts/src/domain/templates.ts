import { z } from 'zod'

/** The three page templates (builder spec 1). */
export const TemplateName = z.enum(['Minimalistic', 'Sales Template', 'Advertorial Template'])
export type TemplateName = z.infer<typeof TemplateName>

/** Builder spec 9. */
export const DEFAULT_TEMPLATE: TemplateName = 'Minimalistic'
