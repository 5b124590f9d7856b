import { CATEGORIES, type Category, type ShelfCounts } from '@izlog/contracts/domain/categories'
import { searchPatternsOf } from '@izlog/contracts/domain/product-search'
import type { PublicListQuery } from '@izlog/contracts/http/public-list'
import type { SiteOwner } from '@izlog/kit/identity'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, type QueryFilter, Schema } from 'mongoose'
import { readCursor } from './page-cursor.ts'

/** What a page is found by on the storefront, apart from the page: looking through all of them reads a few hundred bytes of each. */
export interface Listing extends Projected {
  userId: number
  /** Anybody may see the page. */
  shown: boolean
  category: Category
  /** As `searchNameOf` and `searchTextOf` have them. */
  name: string
  text: string
  /** Shows only figures that are true. */
  honest: boolean
}

type ListingFilter = Pick<PublicListQuery, 'category' | 'search'>

/** Where the snapshots lie. */
export const PROJECTED_LISTINGS = { websites: 'listings' } as const

/** Higher than any id. With a bound the store walks the ids from there and stops at the limit; without one it sorts all that it finds. */
const ABOVE_ALL = Number.MAX_SAFE_INTEGER

/** Begins the cursor of a search that has come to what bears its words elsewhere than in the name. */
const ELSEWHERE = 't'

const schema = new Schema<Listing>(
  {
    _id: Number,
    version: { type: Number, required: true },
    userId: Number,
    shown: Boolean,
    category: String,
    name: String,
    text: String,
    honest: Boolean,
  },
  { collection: PROJECTED_LISTINGS.websites, versionKey: false },
).index({ userId: 1, _id: -1 })

/** All pages as the storefront lists them. */
export type Listings = ReturnType<typeof mongoListings>

export function mongoListings(store: Connection) {
  const model = store.model<Listing>('Listing', schema)
  return {
    project: (listings: readonly Listing[]) => project(model, listings),
    async remove(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await model.deleteMany({ _id: { $in: [...ids] } })
    },

    /**
     * Ids of what is listed, newest first; of a search first what bears its words in the name, then what bears them elsewhere. Throws
     * `invalid` for a cursor that is none.
     */
    async find(query: PublicListQuery, site: SiteOwner): Promise<{ ids: number[]; nextCursor: string | null }> {
      const { cursor = '', limit } = query
      const called = inName(query)
      const below = cursor === '' ? ABOVE_ALL : readCursor(cursor.replace(ELSEWHERE, ''))
      const elsewhere = called !== undefined && cursor.startsWith(ELSEWHERE)
      const walk = async (filter: QueryFilter<Listing>, below: number, most: number) => {
        const found = model.find({ ...listed(query, site), ...filter, _id: { $lt: below } }, { _id: 1 })
        const ids = await found.sort({ _id: -1 }).limit(most).lean<Pick<Listing, '_id'>[]>()
        return ids.map(({ _id }) => _id)
      }
      const first = elsewhere ? [] : await walk(called ?? {}, below, limit + 1)
      const left = limit + 1 - first.length
      const then = called && left > 0 ? await walk({ $nor: [called] }, elsewhere ? below : ABOVE_ALL, left) : []
      const ids = [...first, ...then].slice(0, limit)
      if (first.length + then.length <= limit) return { ids, nextCursor: null }
      return { ids, nextCursor: `${limit > first.length ? ELSEWHERE : ''}${ids.at(-1)}` }
    },
    count: (filter: ListingFilter, site: SiteOwner): Promise<number> => model.countDocuments(listed(filter, site)),

    /** How many products stand on each shelf of a site (builder spec 2.2), and whether all of them show only true figures. */
    async shelves(site: SiteOwner): Promise<{ counts: ShelfCounts; honest: boolean }> {
      const groups = await model.aggregate<{ _id: Pick<Listing, 'category' | 'honest'>; count: number }>([
        { $match: listed({ search: '' }, site) },
        { $group: { _id: { category: '$category', honest: '$honest' }, count: { $sum: 1 } } },
      ])
      const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>
      for (const { _id, count } of groups) counts[_id.category] += count
      return { counts, honest: groups.every(({ _id }) => _id.honest) }
    },
  }
}

const inName = ({ search }: ListingFilter): QueryFilter<Listing> | undefined => {
  const patterns = searchPatternsOf(search)
  return patterns.length === 0 ? undefined : { $and: patterns.map((pattern) => ({ name: { $regex: pattern } })) }
}

const listed = ({ category, search }: ListingFilter, site: SiteOwner): QueryFilter<Listing> => {
  const patterns = searchPatternsOf(search)
  return {
    shown: true,
    ...(site === undefined ? {} : { userId: site }),
    ...(category ? { category } : {}),
    ...(patterns.length > 0 ? { $and: patterns.map((pattern) => ({ text: { $regex: pattern } })) } : {}),
  }
}
