import { PublicListItem, Website } from '@izlog/contracts/domain/website'
import type { SiteOwner } from '@izlog/kit/identity'
import type { Model, QueryFilter } from 'mongoose'
import { atUrl, fieldsOf, KEPT, PRESENT, plain } from './website-documents.ts'
import type { WebsiteDoc } from './website-model.ts'

/** What a thank-you page needs of the page that was ordered from. */
type OrderedFrom = Pick<WebsiteDoc, 'userId' | 'customUrl' | 'owner'>
/** The fields that decide whether a rendered page is still current. */
export type PageHead = Pick<WebsiteDoc, '_id' | 'userId' | 'version' | 'owner' | 'reviewsVersion'>

const PUBLIC = { isActive: true, 'owner.visible': true, ...PRESENT } as const
/** Filter for the pages of a site: a seller's on their own host, all on the platform. */
const ofSite = (site: SiteOwner) => (site === undefined ? {} : { userId: site })
const publicOn = (site: SiteOwner) => ({ ...PUBLIC, ...ofSite(site) })

/** Pages as shoppers see them. */
export type PublicPages = ReturnType<typeof mongoPublicPages>

export function mongoPublicPages(model: Model<WebsiteDoc>) {
  const findOne = async (filter: QueryFilter<WebsiteDoc>) => {
    const doc = await model.findOne(filter).lean<WebsiteDoc>()
    return doc ? Website.parse(plain(doc)) : undefined
  }

  return {
    /** The public page at an address of a site. */
    findPublic: (customUrl: string, site: SiteOwner) => findOne({ ...atUrl(customUrl), ...publicOn(site) }),
    /** The page at an address of a site, also one that is off or in the trash: it may have been ordered from. */
    findOrderedFrom: (customUrl: string, site: SiteOwner) => findOne({ ...atUrl(customUrl), ...KEPT, ...ofSite(site) }),
    publicHead: (customUrl: string, site: SiteOwner) =>
      model
        .findOne({ ...atUrl(customUrl), ...publicOn(site) }, { userId: 1, version: 1, owner: 1, reviewsVersion: 1 })
        .lean<PageHead>(),
    /** The public page of a product. */
    findShown: (productId: number, site: SiteOwner) =>
      model
        .findOne({ productId, ...publicOn(site) }, { title: 1, figures: 1 })
        .lean<Pick<WebsiteDoc, '_id' | 'title' | 'figures'>>(),
    /** The seller of a page, for its thank-you page; also of a page that is no longer public, since it may still have orders. */
    async ownerOf(id: number, site: SiteOwner): Promise<OrderedFrom | undefined> {
      const filter = { _id: id, ...ofSite(site), ...KEPT }
      return (await model.findOne(filter, { userId: 1, customUrl: 1, owner: 1 }).lean<OrderedFrom>()) ?? undefined
    },
    /** The seller of the page at an address that is switched off or in the trash. */
    async sellerOfHidden(customUrl: string): Promise<number | undefined> {
      const off = [{ isActive: false }, { trashedAt: { $ne: null } }]
      const filter = { ...atUrl(customUrl), 'owner.visible': true, ...KEPT, $or: off }
      return (await model.findOne(filter, { userId: 1 }).lean<Pick<WebsiteDoc, 'userId'>>())?.userId
    },
    /** Cards of those of the given pages that are public on a site, in the given order. */
    async publicCards(ids: readonly number[], site: SiteOwner): Promise<PublicListItem[]> {
      const found = await model
        .find({ ...publicOn(site), _id: { $in: [...ids] } }, fieldsOf(PublicListItem.shape))
        .lean<WebsiteDoc[]>()
      const cards = new Map(found.map((doc) => [doc._id, PublicListItem.parse(plain(doc))]))
      return ids.flatMap((id) => cards.get(id) ?? [])
    },
    /** Addresses of a site's public pages for crawlers, newest first, without the sellers in `elsewhere`. */
    publicUrls: (limit: number, site: SiteOwner, elsewhere: readonly number[]) =>
      model
        .find(
          { ...publicOn(site), ...(elsewhere.length > 0 ? { userId: { $nin: [...elsewhere] } } : {}) },
          { customUrl: 1, updatedAt: 1 },
        )
        .sort({ _id: -1 })
        .limit(limit)
        .lean<Pick<WebsiteDoc, 'customUrl' | 'updatedAt'>[]>(),
  }
}
