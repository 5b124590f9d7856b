import { type OrderableWebsite, orderableOf, Website } from '@izlog/contracts/domain/website'
import { CATALOG_MESSAGES, WebsiteSummary } from '@izlog/contracts/http/catalog'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import type { Model, QueryFilter } from 'mongoose'
import type { z } from 'zod'
import type { StoredDraft } from '../domain/draft.ts'
import { websiteSnapshot } from '../domain/website-snapshot.ts'
import type { RevisionHead } from './mongo-revisions.ts'
import { readCursor } from './page-cursor.ts'
import { atUrl, fieldsOf, KEPT, PRESENT, plain } from './website-documents.ts'
import { type PageOwner, SAVES_KEPT, type Save, type WebsiteDoc } from './website-model.ts'

export interface Page<T> {
  items: T[]
  nextCursor: string | null
  total: number
}

/** A page for its editor: what shoppers see, how it came about, and the draft beside it. */
export interface EditedPage {
  website: Website
  /** The last of them. */
  saves: Save[]
  draft: StoredDraft | undefined
  head: RevisionHead
}

const LISTED = {
  userId: 1,
  version: 1,
  owner: 1,
  isActive: 1,
  productName: 1,
  hook: 1,
  figures: 1,
  title: 1,
  customUrl: 1,
} as const
/** The fields that a page's listing is made of. */
export type ListedPage = Pick<WebsiteDoc, '_id' | keyof typeof LISTED>

/** The pages of all sellers. */
export type Websites = ReturnType<typeof mongoWebsites>

export function mongoWebsites(model: Model<WebsiteDoc>, outbox: Outbox) {
  const list = async <S extends z.ZodType>(
    item: S,
    fields: string[],
    filter: QueryFilter<WebsiteDoc>,
    { cursor, limit }: PageQuery,
  ): Promise<Page<z.infer<S>>> => {
    const after = cursor === undefined ? {} : { _id: { $lt: readCursor(cursor) } }
    const [found, total] = await Promise.all([
      model
        .find({ ...filter, ...after }, fields)
        .sort({ _id: -1 })
        .limit(limit + 1)
        .lean<WebsiteDoc[]>(),
      model.countDocuments(filter),
    ])
    const items = found.slice(0, limit)
    return {
      items: items.map((doc) => item.parse(plain(doc))),
      nextCursor: found.length > limit ? String(items.at(-1)?._id) : null,
      total,
    }
  }
  const summaries = (filter: QueryFilter<WebsiteDoc>, query: PageQuery) =>
    list(WebsiteSummary, fieldsOf(WebsiteSummary.shape), { ...filter, ...PRESENT }, query)
  const findOne = async (filter: QueryFilter<WebsiteDoc>) => {
    const doc = await model.findOne(filter).lean<WebsiteDoc>()
    return doc ? Website.parse(plain(doc)) : undefined
  }

  return {
    /** Inserts the page and its event in one write. Throws `conflict` when the address is taken. */
    async insert(website: Website, owner: PageOwner): Promise<void> {
      const { id, createdAt, updatedAt, ...content } = website
      const events = [websiteSnapshot(website)]
      try {
        await model.create({
          // Removes keys whose value is undefined, which MongoDB would store as null.
          ...JSON.parse(JSON.stringify(content)),
          _id: id,
          owner,
          createdAt: new Date(createdAt),
          updatedAt: new Date(updatedAt),
          ...outbox.insertLeased(events),
        })
      } catch (error) {
        throw isDuplicateKey(error, 'customUrl') ? urlTaken() : error
      }
      outbox.publishLeased(id, events)
    },

    /** Writes a seller's current state to every page of theirs; a version older than the stored one is ignored. */
    async setOwner(userId: number, owner: PageOwner): Promise<void> {
      await model.updateMany({ userId, 'owner.version': { $lt: owner.version } }, { $set: { owner } })
    },

    /** Whether a page has an active upsell product. It comes from upsell's events and is no edit, so the page's version stays. */
    async setHasUpsells(id: number, hasUpsellProducts: boolean): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { hasUpsellProducts } })
    },

    /** Makes the page be rendered anew with its reviews of now. */
    async bumpReviews(ids: readonly number[]): Promise<void> {
      await model.updateMany({ _id: { $in: [...ids] } }, { $inc: { reviewsVersion: 1 } })
    },

    /** Title, hook, bullets and description of a seller's newest pages. */
    async textsOf(userId: number, limit: number): Promise<string[]> {
      const docs = await model
        .find({ userId, ...PRESENT }, { title: 1, hook: 1, bullets: 1, longDescription: 1 })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<Pick<WebsiteDoc, 'title' | 'hook' | 'bullets' | 'longDescription'>[]>()
      return docs.map(({ title, hook, bullets, longDescription }) =>
        [title, hook, ...(bullets ?? []).map(({ text }) => text), longDescription].join('\n'),
      )
    },

    /** Whether a page, public or not, has this address. */
    async hasUrl(customUrl: string): Promise<boolean> {
      return (await model.exists(atUrl(customUrl))) !== null
    },

    /** The listing fields of pages, public or not: the given ids, or all of a seller. */
    listedPages: (which: { ids: readonly number[] } | { userId: number }) =>
      model
        .find({ ...('ids' in which ? { _id: { $in: [...which.ids] } } : which), ...PRESENT }, LISTED)
        .lean<ListedPage[]>(),
    findFor: (caller: Caller, id: number) => findOne(theirs(caller, id)),
    findForUrl: (caller: Caller, customUrl: string) => findOne({ ...theirs(caller), ...atUrl(customUrl) }),
    /** A page for its editor. */
    async findEdited(caller: Caller, id: number): Promise<EditedPage | undefined> {
      const doc = await model.findOne(theirs(caller, id)).lean<WebsiteDoc>()
      if (!doc) return undefined
      const website = Website.parse(plain(doc))
      return { website, saves: doc.saves ?? [], draft: doc.draft ?? undefined, head: doc.head ?? firstHead(website) }
    },
    /**
     * Writes a changed page in one write, with its event if it was published; the version is the new one. False when a concurrent write came
     * first. Throws `conflict` when its new address is taken.
     */
    async save({ website, saves, draft, head }: EditedPage, { published }: { published: boolean }): Promise<boolean> {
      // The saved copy may hold an outdated `hasUpsellProducts`; only upsell's events write it.
      const { id, version, createdAt, updatedAt, hasUpsellProducts: _hasUpsellProducts, ...content } = website
      const { push, set } = published ? outbox.update([websiteSnapshot(website)]) : { push: undefined, set: {} }
      const update = {
        ...(push ? { $push: push } : {}),
        $set: {
          ...JSON.parse(JSON.stringify({ ...content, draft: draft ?? null, head })),
          ...set,
          updatedAt: new Date(updatedAt),
          saves: saves.slice(-SAVES_KEPT),
          version,
        },
      }
      const { matchedCount } = await model
        .updateOne({ _id: id, version: version - 1, ...PRESENT }, update)
        .catch((error: unknown) => {
          throw isDuplicateKey(error, 'customUrl') ? urlTaken() : error
        })
      if (published && matchedCount > 0) outbox.publishSoon(id)
      return matchedCount > 0
    },
    /** A page as its events have it, and whether it is in the trash. */
    async findKept(id: number): Promise<(Website & { trashed: boolean }) | undefined> {
      const doc = await model.findOne({ _id: id, ...KEPT }).lean<WebsiteDoc>()
      return doc ? { ...Website.parse(plain(doc)), trashed: Boolean(doc.trashedAt) } : undefined
    },
    /** A page for the order service. The page of a deactivated or deleted seller is returned as inactive, so that it takes no orders, and so is one in the trash. */
    async findOrderable(id: number): Promise<OrderableWebsite | undefined> {
      const doc = await model.findOne({ _id: id, ...KEPT }).lean<WebsiteDoc>()
      if (!doc) return undefined
      const website = orderableOf(Website.parse(plain(doc)))
      return { ...website, active: website.active && doc.owner.visible && !doc.trashedAt }
    },
    listOf: (userId: number, query: PageQuery) => summaries({ userId }, query),
    /** All pages of a seller, streamed from a cursor. */
    async *allOf(userId: number): AsyncGenerator<Website> {
      const found = model
        .find({ userId, ...PRESENT })
        .sort({ _id: 1 })
        .lean<WebsiteDoc[]>()
      for await (const doc of found.cursor({ batchSize: 20 })) yield Website.parse(plain(doc))
    },
    listAll: (query: PageQuery) => summaries({}, query),
    /** Those of the given pages that exist, in the given order. */
    async summariesOf(ids: readonly number[]): Promise<WebsiteSummary[]> {
      const { items } = await summaries({ _id: { $in: [...ids] } }, { limit: Math.max(1, ids.length) })
      const found = new Map(items.map((item) => [item.id, item]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    countActive: (userId: number) => model.countDocuments({ userId, isActive: true, ...PRESENT }),

    async ids(): Promise<number[]> {
      return (await model.find(KEPT, { _id: 1 }).sort({ _id: 1 }).lean()).map(({ _id }) => _id)
    },
    /** Publishes a page's unchanged content again under this version. False when a concurrent write came first. */
    async announce({ trashed, ...website }: Website & { trashed: boolean }, version: number): Promise<boolean> {
      const { push, set } = outbox.update([websiteSnapshot({ ...website, version }, { trashed })])
      const { matchedCount } = await model.updateOne(
        { _id: website.id, version: website.version },
        { $push: push, $set: { ...set, version } },
      )
      if (matchedCount > 0) outbox.publishSoon(website.id)
      return matchedCount > 0
    },
    /** How many pages have had unpublished events since `until` or longer. */
    unpublished: (until: Date) => model.countDocuments({ outboxAt: { $lte: until } }),
  }
}

/** Filter by which another seller's page does not exist, except for administrators. */
const theirs = (caller: Caller, id?: number) => ({
  ...(id === undefined ? {} : { _id: id }),
  ...PRESENT,
  ...(isAdmin(caller) ? {} : { userId: caller.userId }),
})

export const urlTaken = (): AppError =>
  new AppError('conflict', 'website.url-taken', CATALOG_MESSAGES.urlTaken, {
    issues: [{ path: 'customUrl', message: CATALOG_MESSAGES.urlTaken }],
  })

/** The first revision of a page: as it was made, or as it was when revisions began to be kept. */
const firstHead = ({ userId, createdAt }: Website): RevisionHead => ({
  ...{ revision: 1, kind: 'created', at: createdAt, userId, admin: false, fields: [], restored: null },
})
