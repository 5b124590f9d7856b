import { CATEGORIES, type Category, type ShelfCounts } from '@izlog/contracts/domain/categories'
import { searchPatternsOf } from '@izlog/contracts/domain/product-search'
import type { PublicListQuery } from '@izlog/contracts/http/public-list'
import type { SiteOwner } from '@izlog/kit/http/site'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, type QueryFilter, Schema } from 'mongoose'
import { readCursor } from './page-cursor.ts'

/** What a page is found by on the storefront, apart from the page: looking through all of them reads a few hundred bytes of each. */
export interface Listing extends Projected {
  userId: number
  /** Anybody may see the page. */
  shown: boolean
  category: Category
  /** As `searchTextOf` has it. */
  text: string
  /** Shows only figures that are true. */
  honest: boolean
}

type ListingFilter = Pick<PublicListQuery, 'category' | 'search'>

/** Where the snapshots lie. */
export const PROJECTED_LISTINGS = { websites: 'listings' } as const

/** Higher than any id. With a bound the store walks the ids from there and stops at the limit; without one it sorts all that it finds. */
const ABOVE_ALL = Number.MAX_SAFE_INTEGER

const schema = new Schema<Listing>(
  {
    _id: Number,
    version: { type: Number, required: true },
    userId: Number,
    shown: Boolean,
    category: String,
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

    /** Ids of what is listed, newest first. Throws `invalid` for a cursor that is none. */
    async find(query: PublicListQuery, site: SiteOwner): Promise<{ ids: number[]; nextCursor: string | null }> {
      const { cursor, limit } = query
      const below = cursor === undefined ? ABOVE_ALL : readCursor(cursor)
      const found = await model
        .find({ ...listed(query, site), _id: { $lt: below } }, { _id: 1 })
        .sort({ _id: -1 })
        .limit(limit + 1)
        .lean<Pick<Listing, '_id'>[]>()
      const ids = found.slice(0, limit).map(({ _id }) => _id)
      return { ids, nextCursor: found.length > limit ? String(ids.at(-1)) : null }
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

const listed = ({ category, search }: ListingFilter, site: SiteOwner): QueryFilter<Listing> => {
  const patterns = searchPatternsOf(search)
  return {
    shown: true,
    ...(site === undefined ? {} : { userId: site }),
    ...(category ? { category } : {}),
    ...(patterns.length > 0 ? { $and: patterns.map((pattern) => ({ text: { $regex: pattern } })) } : {}),
  }
}
