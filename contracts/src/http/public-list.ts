import { z } from 'zod'
import { CATEGORIES } from '../domain/categories.ts'
import { MAX_TYPED } from '../domain/product-search.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { PageQuery } from './paging.ts'

const UNKNOWN_SELLER = 'Nepoznat prodavac'

/**
 * GET /api/websites/public-list, answered by `PublicList`: the active pages of a site, newest first, filtered by category and by typed words
 * (domain/product-search.ts), on the platform also by seller; in a search, pages with the words in their name come first.
 */
export const PublicListQuery = PageQuery.extend({
  category: z.enum(CATEGORIES, 'Nepoznata kategorija').optional(),
  search: z.string().max(MAX_TYPED, maxLengthMessage(MAX_TYPED)).default(''),
  seller: z.coerce.number(UNKNOWN_SELLER).int(UNKNOWN_SELLER).positive(UNKNOWN_SELLER).optional(),
})
export type PublicListQuery = z.infer<typeof PublicListQuery>

export const TOO_MANY_SEARCHES = 'Previše pretraga odjednom. Sačekajte nekoliko sekundi, pa pokušajte ponovo.'
