import type { UserSnapshotV1 } from '@izlog/contracts/events/users'
import type { WebsiteSnapshotV1 } from '@izlog/contracts/events/websites'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'
import type { KnownWebsite } from '../domain/known-website.ts'

interface WebsiteDoc extends Projected, Pick<KnownWebsite, 'ownerId' | 'currency' | 'currencySymbol' | 'active'> {
  deleted: boolean
}
interface UserDoc extends Projected {
  isActive: boolean
}

const websiteSchema = new Schema<WebsiteDoc>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    ownerId: Number,
    currency: String,
    currencySymbol: String,
    active: Boolean,
    deleted: Boolean,
  },
  { collection: 'websites', versionKey: false },
)
const userSchema = new Schema<UserDoc>(
  { _id: { type: Number, required: true }, version: { type: Number, required: true }, isActive: Boolean },
  { collection: 'users', versionKey: false },
)

/** Collections that the snapshots of each topic lie in. */
export const PROJECTED = { websites: 'websites', users: 'users' } as const

/** What upsell knows of pages and their owners, by their snapshots. It may be late, so it never refuses anybody by itself. */
export interface Projections {
  /** Undefined when it is not known, or known to be deleted. */
  websiteById(id: number): Promise<KnownWebsite | undefined>
  /** Whether shoppers see the page: on, not deleted, its owner not known to be deactivated. */
  isLive(id: number): Promise<boolean>
  applyWebsites(events: WebsiteSnapshotV1[]): Promise<void>
  /** What catalog said when asked. */
  storeWebsite(website: KnownWebsite): Promise<void>
  applyUsers(events: UserSnapshotV1[]): Promise<void>
}

export function mongoProjections(store: Connection): Projections {
  const websites = store.model<WebsiteDoc>('Website', websiteSchema)
  const users = store.model<UserDoc>('User', userSchema)
  const kept = ({ id, version, ownerId, currency, currencySymbol, active }: KnownWebsite, deleted: boolean) => ({
    _id: id,
    version,
    ownerId,
    currency,
    currencySymbol,
    active,
    deleted,
  })
  const present = (id: number) => websites.findOne({ _id: id, deleted: false }).lean<WebsiteDoc>()
  return {
    async websiteById(id) {
      const doc = await present(id)
      return doc ? { ...doc, id } : undefined
    },
    async isLive(id) {
      const doc = await present(id)
      if (!doc?.active) return false
      return (await users.findById(doc.ownerId).lean<UserDoc>())?.isActive !== false
    },
    applyWebsites: (events) =>
      project(
        websites,
        events.map(({ aggregateVersion, data }) => kept({ ...data, version: aggregateVersion }, data.deleted)),
      ),
    storeWebsite: (website) => project(websites, [kept(website, false)]),
    applyUsers: (events) =>
      project(
        users,
        events.map(({ aggregateVersion, data }) => ({
          _id: data.userId,
          version: aggregateVersion,
          isActive: data.isActive && !data.deleted,
        })),
      ),
  }
}
