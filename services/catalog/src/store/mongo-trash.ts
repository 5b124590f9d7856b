import { DAY_MS } from '@izlog/contracts/domain/durations'
import { Website } from '@izlog/contracts/domain/website'
import { DAYS_IN_TRASH, TrashedWebsite } from '@izlog/contracts/http/own-page'
import type { PageQuery } from '@izlog/contracts/http/paging'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Model } from 'mongoose'
import { websiteSnapshot } from '../domain/website-snapshot.ts'
import type { Page } from './mongo-websites.ts'
import { readCursor } from './page-cursor.ts'
import { KEPT, plain } from './website-documents.ts'
import type { Save, WebsiteDoc } from './website-model.ts'

/** A page of a seller, in the trash or not. */
export interface OwnedPage {
  website: Website
  saves: Save[]
  hasDraft: boolean
  /** Undefined: it is not in the trash. */
  trashedAt: Date | undefined
}

/** The time before which a page that is still in the trash cannot be brought back any more. */
const lastChance = (now: Date) => new Date(now.getTime() - DAYS_IN_TRASH * DAY_MS)

/** A page in the trash as its seller's list shows it. */
export function trashedWebsite(website: Website, trashedAt: Date, now: Date): TrashedWebsite {
  const left = trashedAt.getTime() - lastChance(now).getTime()
  return TrashedWebsite.parse({ ...website, trashedAt: trashedAt.toISOString(), daysLeft: Math.ceil(left / DAY_MS) })
}

/**
 * Pages that their sellers deleted, until they are removed for good. Each keeps its document, and so its address. `trashedAt` is apart from
 * `deletedAt`, by which the outbox removes a document.
 */
export type Trash = ReturnType<typeof mongoTrash>

export function mongoTrash(model: Model<WebsiteDoc>, outbox: Outbox) {
  /** One write with its event, unless a concurrent write came first. */
  const write = async (
    website: Website,
    filter: object,
    fields: object,
    state: { trashed: boolean; deleted?: boolean },
  ) => {
    const { id, version, updatedAt } = website
    const { push, set } = outbox.update([websiteSnapshot(website, state)])
    const { matchedCount } = await model.updateOne(
      { ...filter, _id: id, version: version - 1, ...KEPT },
      { $push: push, $set: { ...set, ...fields, version, updatedAt: new Date(updatedAt) } },
    )
    if (matchedCount > 0) outbox.publishSoon(id)
    return matchedCount > 0
  }
  const next = (website: Website, at: Date) => ({
    ...website,
    version: website.version + 1,
    updatedAt: at.toISOString(),
  })

  return {
    async find(caller: Caller, id: number): Promise<OwnedPage | undefined> {
      const theirs = isAdmin(caller) ? {} : { userId: caller.userId }
      const doc = await model.findOne({ _id: id, ...theirs, ...KEPT }).lean<WebsiteDoc>()
      if (!doc) return undefined
      const { saves = [], draft, trashedAt } = doc
      return { website: Website.parse(plain(doc)), saves, hasDraft: Boolean(draft), trashedAt: trashedAt ?? undefined }
    },
    /** Takes a page off for shoppers and lists. False when a concurrent write came first. */
    put: (website: Website, at: Date) =>
      write(next(website, at), { trashedAt: null }, { trashedAt: at }, { trashed: true }),
    /** Brings a page back as it was. False when a concurrent write came first, or its time is over. */
    bringBack: (website: Website, now: Date) =>
      write(next(website, now), { trashedAt: { $gt: lastChance(now) } }, { trashedAt: null }, { trashed: false }),
    /** Removes a page whose time is over, with its last event. */
    remove: (website: Website, now: Date) =>
      write(next(website, now), isOver(now), { deletedAt: now }, { trashed: true, deleted: true }),
    /** A seller's pages that can be brought back, the newest pages first. */
    async listOf(userId: number, { cursor, limit }: PageQuery, now: Date): Promise<Page<TrashedWebsite>> {
      const theirs = { userId, trashedAt: { $gt: lastChance(now) }, ...KEPT }
      const after = cursor === undefined ? {} : { _id: { $lt: readCursor(cursor) } }
      const [found, total] = await Promise.all([
        model
          .find({ ...theirs, ...after })
          .sort({ _id: -1 })
          .limit(limit + 1)
          .lean<WebsiteDoc[]>(),
        model.countDocuments(theirs),
      ])
      const shown = found.slice(0, limit)
      return {
        items: shown.map((doc) => trashedWebsite(Website.parse(plain(doc)), doc.trashedAt ?? now, now)),
        nextCursor: found.length > limit ? String(shown.at(-1)?._id) : null,
        total,
      }
    },
    /** Some of the pages whose time is over. */
    async due(now: Date, limit: number): Promise<Website[]> {
      const docs = await model
        .find({ ...isOver(now), ...KEPT })
        .limit(limit)
        .lean<WebsiteDoc[]>()
      return docs.map((doc) => Website.parse(plain(doc)))
    },
  }
}

const isOver = (now: Date) => ({ trashedAt: { ...isDate, $lte: lastChance(now) } })
