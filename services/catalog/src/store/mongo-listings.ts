import { CATEGORIES, type Category, type ShelfCounts } from '@izlog/contracts/domain/categories'
import { searchPatternsOf } from '@izlog/contracts/domain/product-search'
import type { PageQuery } from '@izlog/contracts/http/paging'
import type { PublicListQuery } from '@izlog/contracts/http/public-list'
import type { SiteOwner } from '@izlog/kit/identity'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, type QueryFilter, Schema } from 'mongoose'
import { readCursor } from './page-cursor.ts'

/** A page's entry for storefront lists and searches. Kept apart from the page: a scan reads a few hundred bytes of each instead of the whole page. */
export interface Listing extends Projected {
  userId: number
  /** Whether the page is public. */
  shown: boolean
  category: Category
  /** As `searchNameOf` and `searchTextOf` normalize them. */
  name: string
  text: string
  /** Whether the page shows only true figures. */
  honest: boolean
  /** What administrators search: product, title and address, folded. */
  adminText: string
}

type ListingFilter = Pick<PublicListQuery, 'category' | 'search'>

/** The collection of the topic's snapshots. */
export const PROJECTED_LISTINGS = { websites: 'listings' } as const

/** Higher than any id. With an upper bound MongoDB walks the ids down from it and stops at the limit; without one it sorts every match. */
const ABOVE_ANY_ID = Number.MAX_SAFE_INTEGER

/** Prefix of a search cursor that has passed the matches in the name and continues with the other matches. */
const OUTSIDE_NAME = 't'

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
    adminText: String,
  },
  { collection: PROJECTED_LISTINGS.websites, versionKey: false },
).index({ userId: 1, _id: -1 })

/** The storefront's index of all pages. */
export type Listings = ReturnType<typeof mongoListings>

export function mongoListings(store: Connection) {
  const model = store.model<Listing>('Listing', schema)
  return {
    project: (listings: readonly Listing[]) => project(model, listings),
    async remove(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await model.deleteMany({ _id: { $in: [...ids] } })
    },

    /**
     * Ids of the listed pages, newest first; for a search first those with its words in the name, then those with its words elsewhere.
     * Throws `invalid` for a malformed cursor.
     */
    async find(query: PublicListQuery, site: SiteOwner): Promise<{ ids: number[]; nextCursor: string | null }> {
      const { cursor = '', limit } = query
      const nameFilter = inName(query)
      const below = cursor === '' ? ABOVE_ANY_ID : readCursor(cursor.replace(OUTSIDE_NAME, ''))
      const elsewhere = nameFilter !== undefined && cursor.startsWith(OUTSIDE_NAME)
      const walk = async (filter: QueryFilter<Listing>, below: number, max: number) => {
        const found = model.find({ ...listed(query, site), ...filter, _id: { $lt: below } }, { _id: 1 })
        const ids = await found.sort({ _id: -1 }).limit(max).lean<Pick<Listing, '_id'>[]>()
        return ids.map(({ _id }) => _id)
      }
      const first = elsewhere ? [] : await walk(nameFilter ?? {}, below, limit + 1)
      const left = limit + 1 - first.length
      const then =
        nameFilter && left > 0 ? await walk({ $nor: [nameFilter] }, elsewhere ? below : ABOVE_ANY_ID, left) : []
      const ids = [...first, ...then].slice(0, limit)
      if (first.length + then.length <= limit) return { ids, nextCursor: null }
      return { ids, nextCursor: `${limit > first.length ? OUTSIDE_NAME : ''}${ids.at(-1)}` }
    },
    async withoutAdminText(limit: number): Promise<number[]> {
      const found = model.find({ adminText: { $exists: false } }, { _id: 1 }).limit(limit)
      return (await found.lean<Pick<Listing, '_id'>[]>()).map(({ _id }) => _id)
    },
    /** Sets the text of listings that have none. */
    async setAdminTexts(texts: ReadonlyMap<number, string>): Promise<void> {
      await model.bulkWrite(
        [...texts].map(([_id, adminText]) => ({
          updateOne: { filter: { _id, adminText: { $exists: false } }, update: { $set: { adminText } } },
        })),
        { ordered: false },
      )
    },

    /**
     * Ids of all sellers' pages, public or not, newest first: of each word either the page's text contains it or its seller is among `userIds`.
     * Throws `invalid` for a malformed cursor.
     */
    async search(
      words: readonly { word: string; userIds: readonly number[] }[],
      { cursor, limit }: PageQuery,
    ): Promise<{ ids: number[]; nextCursor: string | null; total: number }> {
      const filter: QueryFilter<Listing> = {
        $and: words.map(({ word, userIds }) => ({
          $or: [{ adminText: { $regex: word } }, { userId: { $in: [...userIds] } }],
        })),
      }
      const below = cursor === undefined ? ABOVE_ANY_ID : readCursor(cursor)
      const [found, total] = await Promise.all([
        model
          .find({ ...filter, _id: { $lt: below } }, { _id: 1 })
          .sort({ _id: -1 })
          .limit(limit + 1)
          .lean<Pick<Listing, '_id'>[]>(),
        model.countDocuments(filter),
      ])
      const ids = found.slice(0, limit).map(({ _id }) => _id)
      return { ids, nextCursor: found.length > limit ? String(ids.at(-1)) : null, total }
    },
    count: (filter: ListingFilter, site: SiteOwner): Promise<number> => model.countDocuments(listed(filter, site)),

    /** Number of products in each category of a site (docs/product/builder.md 2.2), and whether all of them show only true figures. */
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
