import { isDate } from '@izlog/kit/store/partial-indexes'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'

/** A seller's claim on a host, from the `domains` topic. */
export interface KnownDomain extends Projected {
  userId: number
  /** Without www. */
  host: string
  verifiedAt: Date | null
  primaryAt: Date | null
  ownerActive: boolean
  /** The halves of the pair (with and without www) that pointed to us when the certificate was issued; empty when no certificate was issued. */
  seenAs: string[]
  deleted: boolean
}

/** The collection of the topic's snapshots. */
export const PROJECTED_DOMAINS = { domains: 'domains' } as const

const domainSchema = new Schema<KnownDomain>(
  {
    _id: Number,
    version: { type: Number, required: true },
    userId: Number,
    host: String,
    verifiedAt: Date,
    primaryAt: Date,
    ownerActive: Boolean,
    seenAs: { type: [String], default: [] },
    deleted: Boolean,
  },
  { collection: PROJECTED_DOMAINS.domains, versionKey: false },
)
  .index({ host: 1 })
  .index({ userId: 1 })

const VERIFIED = { verifiedAt: isDate, deleted: false }

/** The projection of sellers' hosts. */
export interface Domains {
  verifiedUnder(hosts: readonly string[]): Promise<KnownDomain[]>
  verifiedOf(userId: number): Promise<KnownDomain[]>
  /** Verified claims of all sellers. */
  verified(): Promise<KnownDomain[]>
  project(snapshots: KnownDomain[]): Promise<void>
}

export function mongoDomains(store: Connection): Domains {
  const domains = store.model<KnownDomain>('Domain', domainSchema)
  return {
    verifiedUnder: (hosts) => domains.find({ host: { $in: [...hosts] }, ...VERIFIED }).lean<KnownDomain[]>(),
    verifiedOf: (userId) => domains.find({ userId, ...VERIFIED }).lean<KnownDomain[]>(),
    verified: () => domains.find(VERIFIED).lean<KnownDomain[]>(),
    project: (snapshots) => project(domains, snapshots),
  }
}
