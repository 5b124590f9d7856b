import { z } from 'zod'
import { EditedField } from '../domain/edited-fields.ts'
import { Website } from '../domain/website.ts'
import { list } from '../page-fields/inputs.ts'
import { inputShape } from '../page-fields/shapes-of-fields.ts'
import { ApiErrorBody } from './errors.ts'

/**
 * PUT /api/websites/id/{id} (docs/product/builder.md 7): {images}, a partial update from the live page, or the editor's full save.
 * What is left out stays. Prices are settled by `settlePrices`: after every save currentPrice is the price of one piece.
 * `If-Match: "<version>"` is optional; when somebody else saved since that version, the answer is 409 with `SaveConflict`.
 */
export const SaveWebsiteRequest = z
  .object({
    ...inputShape,
    /** Of these fields the text sent is the writer's, as the seller accepted it: they are nobody's own words any more. */
    acceptedFields: list(EditedField, 60),
    /** May be repeated, never changed. */
    currency: z.string().max(10),
    currencySymbol: z.string().max(10),
  })
  .partial()
export type SaveWebsiteRequest = z.infer<typeof SaveWebsiteRequest>
export type SaveWebsiteBody = z.input<typeof SaveWebsiteRequest>

/** GET /api/websites/id/{id} also returns `version` as its `ETag`. */
export const SaveWebsiteResponse = z.object({ message: z.string(), website: Website })
export type SaveWebsiteResponse = z.infer<typeof SaveWebsiteResponse>

/** 409 `website.changed`: who saved since, and what. */
export const SaveConflict = ApiErrorBody.extend({
  /** The version that is stored now. */
  version: z.int(),
  changedBy: z.enum(['you', 'owner', 'admin']),
  changedFields: z.array(z.string()),
})
export type SaveConflict = z.infer<typeof SaveConflict>

export { EDITOR_MESSAGES } from '../domain/editor-messages.ts'
