import { z } from 'zod'

/** The three page templates (docs/product/builder.md 1). */
export const TemplateName = z.enum(['Minimalistic', 'Sales Template', 'Advertorial Template'])
export type TemplateName = z.infer<typeof TemplateName>

/** docs/product/builder.md 9. */
export const DEFAULT_TEMPLATE: TemplateName = 'Minimalistic'
