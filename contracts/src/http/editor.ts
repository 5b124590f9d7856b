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
    /** True: kept from shoppers until the draft is published; absent: published at once. */
    draft: z.boolean('Neispravna vrednost'),
    /** May be repeated, never changed. */
    currency: z.string().max(10),
    currencySymbol: z.string().max(10),
  })
  .partial()
export type SaveWebsiteRequest = z.infer<typeof SaveWebsiteRequest>
export type SaveWebsiteBody = z.input<typeof SaveWebsiteRequest>

/** Who saved, seen by whoever asks. */
export const SavedBy = z.enum(['you', 'owner', 'admin'])
export type SavedBy = z.infer<typeof SavedBy>

/** Changes of a page that shoppers do not see until they are published. */
export const WebsiteDraft = z.object({
  /** The page as publishing the draft would make it. */
  website: Website,
  /** Paths of the fields in which it differs from the published page. */
  changedFields: z.array(z.string()),
  at: z.iso.datetime(),
  by: SavedBy,
})
export type WebsiteDraft = z.infer<typeof WebsiteDraft>

/** GET /api/websites/id/{id}: the published page, for its seller and administrators, and its draft. `version` is also its `ETag`. */
export const EditedWebsite = Website.extend({ draft: WebsiteDraft.nullable().default(null) })
export type EditedWebsite = z.infer<typeof EditedWebsite>

/** Also answers POST …/draft/publish and DELETE …/draft, which publish and drop the draft. */
export const SaveWebsiteResponse = z.object({ message: z.string(), website: EditedWebsite })
export type SaveWebsiteResponse = z.infer<typeof SaveWebsiteResponse>

/** 409 `website.changed`: who saved since, and what. */
export const SaveConflict = ApiErrorBody.extend({
  /** The version that is stored now. */
  version: z.int(),
  changedBy: SavedBy,
  changedFields: z.array(z.string()),
})
export type SaveConflict = z.infer<typeof SaveConflict>

export { EDITOR_MESSAGES } from '../domain/editor-messages.ts'
