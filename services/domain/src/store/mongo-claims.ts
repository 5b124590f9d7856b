import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Outbox } from '@izlog/kit/outbox/outbox'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { isDate, isString } from '@izlog/kit/store/partial-indexes'
import type { Model, QueryFilter } from 'mongoose'
import type { Claim } from '../domain/claim.ts'
import { claimSnapshot } from '../domain/claim-snapshot.ts'
import type { Targets } from '../domain/dns-records.ts'
import type { Listed } from '../domain/views.ts'
import { type ClaimDoc, claimOf } from './claim-schema.ts'

const PRESENT = { deletedAt: null } as const
/** The fields that a claim loses with its host. */
const NO_CERTIFICATE = {
  certificateFiles: null,
  certificateAt: null,
  certificateLease: null,
  certificateTries: 0,
  certificateFailure: null,
} as const
/** The lease of a process on a claim's DNS check, ms. */
const CHECK_LEASE_MS = 60_000

/** `changed`: another version was saved first. The others name the unique index that refused the write. */
export type Saved = 'saved' | 'changed' | 'listed' | 'host-taken' | 'another-account-host'

/** A claim leased for a DNS check. */
export interface Due {
  claim: Claim
  /** How often the worker has checked it. */
  tries: number
  leasedUntil: Date
}

/** All sellers' claims. */
export type Claims = ReturnType<typeof mongoClaims>

export function mongoClaims(model: Model<ClaimDoc>, outbox: Outbox, targets: Targets) {
  const holderFields = (claim: Claim) => ({
    verifiedHost: claim.verifiedAt ? claim.host : null,
    accountOf: claim.isAccount ? claim.userId : null,
  })
  const takenAmong = async (userId: number, hosts: string[]): Promise<Set<string>> => {
    const docs = await model
      .find({ verifiedHost: { ...isString, $in: hosts }, userId: { $ne: userId } }, { verifiedHost: 1 })
      .lean<ClaimDoc[]>()
    return new Set(docs.map(({ verifiedHost }) => verifiedHost ?? ''))
  }

  return {
    /** Stores a new claim with its events in one write; `checkAt`: its first DNS check. */
    async insert(claim: Claim, checkAt: Date, record: OutboxEntry): Promise<Saved> {
      const { id, ...fields } = claim
      const events = [claimSnapshot(claim, targets), record]
      const own = { _id: id, ...holderFields(claim), checkAt, checkTries: 0 }
      return mapDuplicate(async () => {
        await model.create({ ...fields, ...own, ...outbox.insertLeased(events) })
        outbox.publishLeased(id, events)
        return 'saved'
      })
    },

    /** Saves a changed claim and its events in one write. `checkAt` restarts its DNS checks; `certificateAt`: when its certificate is requested. */
    async save(claim: Claim, checkAt?: Date, certificateAt?: Date, records: OutboxEntry[] = []): Promise<Saved> {
      const { id, ...fields } = claim
      const { push, set } = outbox.update([claimSnapshot(claim, targets), ...records])
      const looks = checkAt ? { checkAt, checkTries: 0 } : {}
      const certified = claim.verifiedAt ? (certificateAt ? { certificateAt } : {}) : NO_CERTIFICATE
      return mapDuplicate(async () => {
        const { matchedCount } = await model.updateOne(
          { _id: id, version: claim.version - 1, ...PRESENT },
          { $set: { ...fields, ...holderFields(claim), ...looks, ...certified, ...set }, $push: push },
        )
        if (matchedCount === 0) return 'changed'
        outbox.publishSoon(id)
        return 'saved'
      })
    },

    /** Publishes a claim's snapshot again under this version. False: another version was saved first. */
    async announce(claim: Claim, version: number): Promise<boolean> {
      const { push, set } = outbox.update([claimSnapshot({ ...claim, version }, targets)])
      const { matchedCount } = await model.updateOne(
        { _id: claim.id, version: claim.version, ...PRESENT },
        { $set: { ...set, version }, $push: push },
      )
      if (matchedCount === 1) outbox.publishSoon(claim.id)
      return matchedCount === 1
    },

    /** Frees the host with a last event; the relay removes the document. False: it was changed meanwhile. */
    async remove(claim: Claim, at: Date, record: OutboxEntry): Promise<boolean> {
      const last = { ...claim, version: claim.version + 1, updatedAt: at }
      const { push, set } = outbox.update([claimSnapshot(last, targets, true), record])
      const { matchedCount } = await model.updateOne(
        { _id: claim.id, version: claim.version, ...PRESENT },
        {
          $set: {
            ...set,
            ...NO_CERTIFICATE,
            version: last.version,
            deletedAt: at,
            verifiedHost: null,
            accountOf: null,
            checkAt: null,
          },
          $unset: { host: 1, certificate: 1 },
          $push: push,
        },
      )
      if (matchedCount === 1) outbox.publishSoon(claim.id)
      return matchedCount === 1
    },

    /** One seller's claims, oldest first; `taken`: another seller has verified the host. */
    async listedOf(userId: number): Promise<Listed[]> {
      const docs = await model
        .find({ userId, ...PRESENT })
        .sort({ _id: 1 })
        .lean<ClaimDoc[]>()
      const taken = await takenAmong(
        userId,
        docs.map(({ host }) => host),
      )
      return docs.map((doc) => ({
        claim: claimOf(doc),
        taken: taken.has(doc.host),
        checkedAt: doc.checkedAt ?? null,
        issuance: { problem: doc.certificateFailure?.problem ?? null, dueAt: doc.certificateAt ?? null },
      }))
    },
    isTaken: async ({ userId, host }: Claim) => (await takenAmong(userId, [host])).has(host),
    async byId(id: number): Promise<Claim | undefined> {
      const doc = await model.findOne({ _id: id, ...PRESENT }).lean<ClaimDoc>()
      return doc ? claimOf(doc) : undefined
    },
    /** Ids of one seller's claims, or with `{}` of everybody's. */
    async idsOf(filter: { userId: number } | Record<string, never>): Promise<number[]> {
      const match: QueryFilter<ClaimDoc> = { ...filter, ...PRESENT }
      return (await model.find(match, { _id: 1 }).lean<ClaimDoc[]>()).map(({ _id }) => _id)
    },

    /** Leases a claim whose DNS check is due; undefined: none is. */
    async claimDue(now: Date): Promise<Due | undefined> {
      const leasedUntil = new Date(now.getTime() + CHECK_LEASE_MS)
      const doc = await model
        .findOneAndUpdate(
          { checkAt: { ...isDate, $lte: now }, ...PRESENT },
          { $set: { checkAt: leasedUntil }, $inc: { checkTries: 1 } },
          { returnDocument: 'after' },
        )
        .lean<ClaimDoc>()
      return doc ? { claim: claimOf(doc), tries: doc.checkTries, leasedUntil } : undefined
    },
    /** Stores when its DNS was checked. */
    async recordCheck(id: number, at: Date): Promise<void> {
      await model.updateOne({ _id: id, ...PRESENT }, { $set: { checkedAt: at } })
    },
    /** Ends the lease with the next check; null: none. Does nothing if another time was set meanwhile. */
    async scheduleCheck({ claim: { id }, leasedUntil }: Due, checkAt: Date | null): Promise<void> {
      await model.updateOne({ _id: id, checkAt: leasedUntil, ...PRESENT }, { $set: { checkAt } })
    },
    /** Makes the other claims on a host due for a check, after it was taken or freed. */
    async wakeClaimants(host: string, at: Date): Promise<void> {
      const waiting = { host, verifiedHost: null, checkAt: isDate, ...PRESENT }
      await model.updateMany(waiting, { $set: { checkAt: at } })
    },
    /** How many have unpublished events since then or longer. */
    unpublished: (until: Date) => model.countDocuments({ outboxAt: { $lte: until } }),
  }
}

/** Runs a write, and maps a duplicate key to the name of its index. */
async function mapDuplicate(write: () => Promise<Saved>): Promise<Saved> {
  try {
    return await retryDeadlock(write)
  } catch (error) {
    if (isDuplicateKey(error, 'claim_verified')) return 'host-taken'
    if (isDuplicateKey(error, 'claim_listed')) return 'listed'
    if (isDuplicateKey(error, 'claim_account')) return 'another-account-host'
    throw error
  }
}
