import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { AppError } from '@izlog/kit/errors'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { isDate } from '@izlog/kit/store/partial-indexes'
import type { Model, QueryFilter } from 'mongoose'
import { upsellProductSnapshot } from '../domain/upsell-events.ts'
import { listingKeyOf, type UpsellProduct } from '../domain/upsell-product.ts'
import { type UpsellProductDoc, upsellProductOf } from './upsell-product-schema.ts'

const PRESENT = { deletedAt: null } as const

/** Lease of one process for reading an upsell product's link, ms. */
const FILL_LEASE_MS = 90_000

/** The upsell products of all pages. */
export type UpsellProducts = ReturnType<typeof mongoUpsellProducts>

export function mongoUpsellProducts(model: Model<UpsellProductDoc>, outbox: Outbox) {
  const many = async (filter: QueryFilter<UpsellProductDoc>) =>
    (
      await model
        .find({ ...filter, ...PRESENT })
        .sort({ _id: 1 })
        .lean<UpsellProductDoc[]>()
    ).map(upsellProductOf)

  return {
    /** Stores a new upsell product in a free place of its page, with its event, in one write. */
    async insert(product: UpsellProduct): Promise<'stored' | 'listed-already' | 'page-full'> {
      const { id, ...rest } = product
      const fields = { ...rest, originalUrl: listingKeyOf(product) }
      const events = [upsellProductSnapshot(product)]
      const beside = await model
        .find({ websiteId: product.websiteId, ...PRESENT }, { slot: 1 })
        .lean<UpsellProductDoc[]>()
      const taken = new Set(beside.map(({ slot }) => slot))
      for (const slot of Array.from({ length: MAX_UPSELL_PRODUCTS }, (_, place) => place)) {
        if (taken.has(slot)) continue
        try {
          const own = { _id: id, slot, reservations: [], movements: [], fillAt: product.createdAt, fillTries: 0 }
          await retryDeadlock(() => model.create({ ...fields, ...own, ...outbox.insertLeased(events) }))
          outbox.publishLeased(id, events)
          return 'stored'
        } catch (error) {
          if (isDuplicateKey(error, 'offer_link')) return 'listed-already'
          if (!isDuplicateKey(error, 'offer_slot')) throw error
        }
      }
      return 'page-full'
    },

    ofWebsite: (websiteId: number) => many({ websiteId }),
    /** Streams all of a seller's upsell products. */
    async *allOf(userId: number): AsyncGenerator<UpsellProduct> {
      const found = model
        .find({ userId, ...PRESENT })
        .sort({ _id: 1 })
        .lean<UpsellProductDoc[]>()
      for await (const doc of found.cursor({ batchSize: 100 })) yield upsellProductOf(doc)
    },
    async byId(id: number): Promise<UpsellProduct | undefined> {
      const doc = await model.findOne({ _id: id, ...PRESENT }).lean<UpsellProductDoc>()
      return doc ? upsellProductOf(doc) : undefined
    },
    /** Upsell products of a website, of a seller, or with `{}` all. */
    async idsOf(filter: { websiteId: number } | { userId: number } | Record<string, never>): Promise<number[]> {
      return (await model.find({ ...filter, ...PRESENT }, { _id: 1 }).lean<UpsellProductDoc[]>()).map(({ _id }) => _id)
    },

    /**
     * Saves a changed upsell product and its event in one write; the stock only where the change names it, since orders reduce
     * it meanwhile. False when somebody else saved it first. Throws `conflict` for the name of another product without link.
     */
    async save(product: UpsellProduct, also: { stockLeft?: number; fillAt?: null } = {}): Promise<boolean> {
      const { id, stockLeft: _countedDown, ...rest } = product
      const fields = { ...rest, originalUrl: listingKeyOf(product) }
      const { push, set } = outbox.update([upsellProductSnapshot(product)])
      const { matchedCount } = await model
        .updateOne(
          { _id: id, version: product.version - 1, ...PRESENT },
          { $set: { ...fields, ...also, ...set }, $push: push },
        )
        .catch((error: unknown) => {
          if (!isDuplicateKey(error, 'offer_link')) throw error
          throw new AppError('conflict', 'upsell.listed-already', UPSELL_MESSAGES.titleListed)
        })
      if (matchedCount === 1) outbox.publishSoon(id)
      return matchedCount === 1
    },

    /** Appends an upsell product's snapshot again with this version. False when somebody else saved it first. */
    async announce(product: UpsellProduct, version: number): Promise<boolean> {
      const { push, set } = outbox.update([upsellProductSnapshot({ ...product, version })])
      const { matchedCount } = await model.updateOne(
        { _id: product.id, version: product.version, ...PRESENT },
        { $set: { ...set, version }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(product.id)
      return matchedCount === 1
    },

    /** Deletes one with a last event, unless pieces of it are reserved; the relay then removes the document. False: it could not be deleted now. */
    async remove(product: UpsellProduct, at: Date): Promise<boolean> {
      const last = { ...product, version: product.version + 1, updatedAt: at }
      const { push, set } = outbox.update([upsellProductSnapshot(last, true)])
      const { matchedCount } = await model.updateOne(
        { _id: product.id, version: product.version, reservations: { $size: 0 }, ...PRESENT },
        {
          $set: { ...set, version: last.version, deletedAt: at, isActive: false, stockLeft: 0 },
          $unset: { slot: 1, fillAt: 1 },
          $push: push,
        },
      )
      if (matchedCount === 1) outbox.publishSoon(product.id)
      return matchedCount === 1
    },

    /** Leases an upsell product whose link is due to be read to this process; answers it with the number of the try. */
    async claimUnread(now: Date): Promise<{ product: UpsellProduct; tries: number } | undefined> {
      const doc = await model
        .findOneAndUpdate(
          { fillAt: { ...isDate, $lte: now }, ...PRESENT },
          { $set: { fillAt: new Date(now.getTime() + FILL_LEASE_MS) }, $inc: { fillTries: 1 } },
          { returnDocument: 'after' },
        )
        .lean<UpsellProductDoc>()
      return doc ? { product: upsellProductOf(doc), tries: doc.fillTries } : undefined
    },
    /** How many snapshots have waited to be published since that time or longer. */
    unpublished: (until: Date) => model.countDocuments({ outboxAt: { $lte: until } }),
    async readAgainAt(id: number, at: Date): Promise<void> {
      await model.updateOne({ _id: id, fillAt: isDate }, { $set: { fillAt: at } })
    },
  }
}
