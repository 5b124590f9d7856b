import { type CallSettings, USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import type { Trader } from '@izlog/contracts/domain/trader'
import type { Role } from '@izlog/contracts/domain/users'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import type { UpsellProductSnapshotV1 } from '@izlog/contracts/events/upsell-products'
import type { UserSnapshotV1 } from '@izlog/contracts/events/users'
import type { WebsiteSnapshotV1 } from '@izlog/contracts/events/websites'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Sender } from '../domain/printed-order.ts'
import { remembered } from './remembered.ts'

interface WebsiteDoc extends Projected {
  website: OrderableWebsite
  deleted: boolean
  /** Live, not deleted, and its seller not deactivated as far as the projection shows. */
  orderable: boolean
}
interface UserDoc extends Projected {
  name: string
  /** Absent in records from before it was projected. */
  trader?: Pick<Trader, 'name' | 'address' | 'city' | 'phone'> | null
  /** Absent in records from before they were projected. */
  callSettings?: CallSettings
  deskReadOnly?: boolean
  role: Role
  isActive: boolean
  deleted: boolean
}

interface UpsellProductDoc extends Projected {
  websiteId: number
  active: boolean
}

/** The collection of each topic's snapshots. */
export const PROJECTED = { websites: 'websites', users: 'users', 'upsell-products': 'upsell_products' } as const

const websiteSchema = new Schema<WebsiteDoc>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    website: Schema.Types.Mixed,
    deleted: Boolean,
    orderable: Boolean,
  },
  { collection: PROJECTED.websites, versionKey: false, minimize: false },
)
const userSchema = new Schema<UserDoc>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    name: String,
    trader: Schema.Types.Mixed,
    callSettings: Schema.Types.Mixed,
    deskReadOnly: Boolean,
    role: String,
    isActive: Boolean,
    deleted: Boolean,
  },
  { collection: PROJECTED.users, versionKey: false },
)
const upsellProductSchema = new Schema<UpsellProductDoc>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    websiteId: Number,
    active: Boolean,
  },
  { collection: PROJECTED['upsell-products'], versionKey: false },
)
upsellProductSchema.index({ websiteId: 1 })
websiteSchema.index({ 'website.ownerId': 1, deleted: 1 })
userSchema.index({ role: 1, deleted: 1 })

/** Projections of websites, users and upsell products. They may be late, so nobody is refused by them alone. */
export interface Projections {
  websiteById(id: number): Promise<OrderablePage | undefined>
  applyWebsites(events: WebsiteSnapshotV1[]): Promise<void>
  /** Stores what catalog answered when asked. */
  storeWebsite(website: OrderableWebsite): Promise<void>
  applyUsers(events: UserSnapshotV1[]): Promise<void>
  applyUpsellProducts(events: UpsellProductSnapshotV1[]): Promise<void>
  /** Whether a page has an active upsell; before its upsells' snapshots have arrived, the value of the website's own snapshot. */
  offersUpsells(website: OrderableWebsite): Promise<boolean>
  /** Number of websites that are not deleted: one seller's, or all with `undefined`. */
  websiteCount(ownerId: number | undefined): Promise<number>
  /** Ids of all websites in the projection, or of one seller's, deleted ones included. */
  websiteIds(ownerId?: number): Promise<number[]>
  clientCount(): Promise<number>
  websitesById(ids: number[]): Promise<OrderableWebsite[]>
  userNames(ids: number[]): Promise<Map<number, string>>
  /** How a seller's queue of calls works. */
  callSettings(userId: number): Promise<CallSettings>
  /** Those of these sellers who keep no unfinished forms, or not any more. */
  withoutUnfinished(userIds: readonly number[]): Promise<number[]>
  /** Whether a client may only read their desk. A late projection at worst takes, or refuses, a step that came with the switch. */
  isDeskReadOnly(userId: number): Promise<boolean>
  /** Sellers as the senders of parcels: their trader's data, else their names. */
  senders(ids: number[]): Promise<Map<number, Sender>>
}

const senderOf = ({ name, address, city, phone }: Trader) => ({ name, address, city, phone })

interface OrderablePage {
  website: OrderableWebsite
  orderable: boolean
}

export function mongoProjections(store: Connection): Projections {
  const websites = store.model<WebsiteDoc>('Website', websiteSchema)
  const users = store.model<UserDoc>('User', userSchema)
  const upsellProducts = store.model<UpsellProductDoc>('UpsellProduct', upsellProductSchema)
  const pages = remembered('order pages', async (id: number): Promise<OrderablePage | undefined> => {
    const doc = await websites.findById(id).lean<WebsiteDoc>()
    if (!doc) return undefined
    const owner = await users.findById(doc.website.ownerId).lean<UserDoc>()
    return { website: doc.website, orderable: doc.orderable && owner?.isActive !== false }
  })
  /** Null: no snapshot of the page's upsells has arrived yet, as for most pages, which have none. */
  const activeUpsells = remembered('active upsells', async (websiteId: number): Promise<boolean | null> => {
    const known = await upsellProducts.find({ websiteId }, { active: 1 }).lean<Pick<UpsellProductDoc, 'active'>[]>()
    return known.length > 0 ? known.some(({ active }) => active) : null
  })
  /** Applies a snapshot and drops the cached reads that it may have changed. */
  const replaceProjection = async <T extends Projected>(model: Model<T>, snapshots: readonly T[]): Promise<void> => {
    await project(model, snapshots)
    pages.clear()
    activeUpsells.clear()
  }
  return {
    websiteById: (id) => pages.get(id),
    applyWebsites: (events) =>
      replaceProjection(
        websites,
        events.map(({ aggregateVersion, data: { deleted, trashed, upsellProductLinks: _ofUpsell, ...website } }) => ({
          _id: website.id,
          version: aggregateVersion,
          website,
          deleted: deleted || trashed,
          orderable: website.active && !deleted,
        })),
      ),
    storeWebsite: (website) =>
      replaceProjection(websites, [
        { _id: website.id, version: website.version, website, deleted: false, orderable: website.active },
      ]),
    applyUsers: (events) =>
      replaceProjection(
        users,
        events.map(({ aggregateVersion, data }) => ({
          _id: data.userId,
          version: aggregateVersion,
          name: `${data.firstName} ${data.lastName}`.trim(),
          trader: data.trader ? senderOf(data.trader) : null,
          callSettings: data.callSettings ?? USUAL_CALL_SETTINGS,
          deskReadOnly: data.deskReadOnly ?? false,
          role: data.role,
          deleted: data.deleted,
          isActive: data.isActive && !data.deleted,
        })),
      ),
    applyUpsellProducts: (events) =>
      replaceProjection(
        upsellProducts,
        events.map(({ aggregateVersion, data: { id, websiteId, active, deleted } }) => ({
          _id: id,
          version: aggregateVersion,
          websiteId,
          active: active && !deleted,
        })),
      ),
    offersUpsells: async ({ id, hasUpsells }) => (await activeUpsells.get(id)) ?? hasUpsells,
    websiteCount: (ownerId) =>
      websites.countDocuments({ deleted: false, ...(ownerId === undefined ? {} : { 'website.ownerId': ownerId }) }),
    async websiteIds(ownerId) {
      const wanted = ownerId === undefined ? {} : { 'website.ownerId': ownerId }
      return (await websites.find(wanted, { _id: 1 }).lean<{ _id: number }[]>()).map(({ _id }) => _id)
    },
    clientCount: () => users.countDocuments({ role: 'client', deleted: false }),
    async websitesById(ids) {
      return (await websites.find({ _id: { $in: ids } }).lean<WebsiteDoc[]>()).map(({ website }) => website)
    },
    async callSettings(userId) {
      const doc = await users.findById(userId, { callSettings: 1 }).lean<Pick<UserDoc, 'callSettings'>>()
      return { ...USUAL_CALL_SETTINGS, ...doc?.callSettings }
    },
    async withoutUnfinished(userIds) {
      const keeping = { _id: { $in: [...userIds] }, 'callSettings.unfinished': true, deleted: false }
      const found = new Set((await users.find(keeping, { _id: 1 }).lean<{ _id: number }[]>()).map(({ _id }) => _id))
      return userIds.filter((userId) => !found.has(userId))
    },
    isDeskReadOnly: async (userId) => (await users.exists({ _id: userId, deskReadOnly: true })) !== null,
    async senders(ids) {
      const docs = await users.find({ _id: { $in: [...new Set(ids)] } }).lean<UserDoc[]>()
      return new Map(
        docs.map(({ _id, name, trader }) => [_id, trader ?? { name, address: null, city: null, phone: null }]),
      )
    },
    async userNames(ids) {
      const docs = await users.find({ _id: { $in: [...new Set(ids)] } }).lean<UserDoc[]>()
      return new Map(docs.map(({ _id, name }) => [_id, name]))
    },
  }
}
