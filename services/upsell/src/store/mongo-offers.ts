import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import type { Model, QueryFilter } from 'mongoose'
import type { Offer } from '../domain/offer.ts'
import { offerSnapshot } from '../domain/upsell-events.ts'
import { type OfferDoc, offerOf } from './offer-schema.ts'

const PRESENT = { deletedAt: null } as const

/** Lease of one process for reading an offer's link, ms. */
const FILL_LEASE_MS = 90_000

/** The offers of all pages. */
export type Offers = ReturnType<typeof mongoOffers>

export function mongoOffers(model: Model<OfferDoc>, outbox: Outbox) {
  const many = async (filter: QueryFilter<OfferDoc>) =>
    (
      await model
        .find({ ...filter, ...PRESENT })
        .sort({ _id: 1 })
        .lean<OfferDoc[]>()
    ).map(offerOf)

  return {
    /** Stores a new offer in a free place of its page, with its event, in one write. */
    async insert(offer: Offer): Promise<'stored' | 'listed-already' | 'page-full'> {
      const { id, ...fields } = offer
      const events = [offerSnapshot(offer)]
      const beside = await model.find({ websiteId: offer.websiteId, ...PRESENT }, { slot: 1 }).lean<OfferDoc[]>()
      const taken = new Set(beside.map(({ slot }) => slot))
      for (const slot of Array.from({ length: MAX_UPSELL_PRODUCTS }, (_, place) => place)) {
        if (taken.has(slot)) continue
        try {
          const own = { _id: id, slot, reservations: [], movements: [], fillAt: offer.createdAt, fillTries: 0 }
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
    /** Streams all of a seller's offers. */
    async *allOf(userId: number): AsyncGenerator<Offer> {
      const found = model
        .find({ userId, ...PRESENT })
        .sort({ _id: 1 })
        .lean<OfferDoc[]>()
      for await (const doc of found.cursor({ batchSize: 100 })) yield offerOf(doc)
    },
    async byId(id: number): Promise<Offer | undefined> {
      const doc = await model.findOne({ _id: id, ...PRESENT }).lean<OfferDoc>()
      return doc ? offerOf(doc) : undefined
    },
    /** Offers of a website, of a seller, or with `{}` all. */
    async idsOf(filter: { websiteId: number } | { userId: number } | Record<string, never>): Promise<number[]> {
      return (await model.find({ ...filter, ...PRESENT }, { _id: 1 }).lean<OfferDoc[]>()).map(({ _id }) => _id)
    },

    /**
     * Saves a changed offer and its event in one write; the stock only where the change names it, since orders reduce
     * it meanwhile. False when somebody else saved it first.
     */
    async save(offer: Offer, also: { stockLeft?: number; fillAt?: null } = {}): Promise<boolean> {
      const { id, stockLeft: _countedDown, ...fields } = offer
      const { push, set } = outbox.update([offerSnapshot(offer)])
      const { matchedCount } = await model.updateOne(
        { _id: id, version: offer.version - 1, ...PRESENT },
        { $set: { ...fields, ...also, ...set }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(id)
      return matchedCount === 1
    },

    /** Appends an offer's snapshot again with this version. False when somebody else saved it first. */
    async announce(offer: Offer, version: number): Promise<boolean> {
      const { push, set } = outbox.update([offerSnapshot({ ...offer, version })])
      const { matchedCount } = await model.updateOne(
        { _id: offer.id, version: offer.version, ...PRESENT },
        { $set: { ...set, version }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(offer.id)
      return matchedCount === 1
    },

    /** Deletes an offer with a last event, unless pieces of it are reserved; the relay then removes the document. False: it could not be deleted now. */
    async remove(offer: Offer, at: Date): Promise<boolean> {
      const last = { ...offer, version: offer.version + 1, updatedAt: at }
      const { push, set } = outbox.update([offerSnapshot(last, true)])
      const { matchedCount } = await model.updateOne(
        { _id: offer.id, version: offer.version, reservations: { $size: 0 }, ...PRESENT },
        {
          $set: { ...set, version: last.version, deletedAt: at, isActive: false, stockLeft: 0 },
          $unset: { slot: 1, fillAt: 1 },
          $push: push,
        },
      )
      if (matchedCount === 1) outbox.publishSoon(offer.id)
      return matchedCount === 1
    },

    /** Leases an offer whose link is due to be read to this process; answers it with the number of the try. */
    async claimUnread(now: Date): Promise<{ offer: Offer; tries: number } | undefined> {
      const doc = await model
        .findOneAndUpdate(
          { fillAt: { $lte: now }, ...PRESENT },
          { $set: { fillAt: new Date(now.getTime() + FILL_LEASE_MS) }, $inc: { fillTries: 1 } },
          { returnDocument: 'after' },
        )
        .lean<OfferDoc>()
      return doc ? { offer: offerOf(doc), tries: doc.fillTries } : undefined
    },
    /** How many snapshots have waited to be published since that time or longer. */
    unpublished: (until: Date) => model.countDocuments({ outboxAt: { $lte: until } }),
    async readAgainAt(id: number, at: Date): Promise<void> {
      await model.updateOne({ _id: id, fillAt: { $type: 'date' } }, { $set: { fillAt: at } })
    },
  }
}
