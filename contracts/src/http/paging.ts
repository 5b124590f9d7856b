import { z } from 'zod'

/** `?cursor=&limit=` of every list. */
export const PageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1, 'Najmanje 1').max(100, 'Najviše 100').default(50),
})
export type PageQuery = z.infer<typeof PageQuery>

/** A page of a list; `nextCursor` is null on the last one, `total` counts all items that match the filter. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int().nonnegative() })
