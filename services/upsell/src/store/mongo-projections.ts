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

/** The collection of each topic's snapshots. */
export const PROJECTED = { websites: 'websites', users: 'users' } as const

/** Projections of websites and their sellers. They may be late, so nobody is refused by them alone. */
export interface Projections {
  /** Undefined when the website is unknown or deleted. */
  websiteById(id: number): Promise<KnownWebsite | undefined>
  /** Whether shoppers see the page: on, not deleted, its seller not deactivated as far as the projection shows. */
  isLive(id: number): Promise<boolean>
  applyWebsites(events: WebsiteSnapshotV1[]): Promise<void>
  /** Stores what catalog answered when asked. */
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
