import { z } from 'zod'
import { Website } from '../domain/website.ts'
import { SavedBy } from './editor.ts'
import { pageOf } from './paging.ts'

/** What made a revision (docs/product/builder.md 2.6). */
export const RevisionKind = z.enum(['created', 'saved', 'draft-published', 'restored', 'template-changed'])
export type RevisionKind = z.infer<typeof RevisionKind>

/** One publishing of a page; the newest is what shoppers see. */
export const Revision = z.object({
  revision: z.int().positive(),
  kind: RevisionKind,
  at: z.iso.datetime(),
  by: SavedBy,
  /** Paths of the fields that it changed: 'title', 'prices', 'editableContent.adviceText'; empty for the first. */
  changedFields: z.array(z.string()),
  /** Of a restored one: which it brought back. */
  restored: z.int().positive().nullable().default(null),
})
export type Revision = z.infer<typeof Revision>

/** GET /api/websites/id/{id}/revisions: newest first. */
export const RevisionList = pageOf(Revision)
export type RevisionList = z.infer<typeof RevisionList>

/** GET /api/websites/id/{id}/revisions/{revision}: the page as that revision published it. */
export const RevisionResponse = Revision.extend({ website: Website })
export type RevisionResponse = z.infer<typeof RevisionResponse>

export const REVISION_MESSAGES = {
  unknown: 'Ova verzija više nije sačuvana',
  restored: 'Verzija je vraćena i objavljena',
} as const
