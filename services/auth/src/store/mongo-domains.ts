import type { DomainSnapshotV1 } from '@izlog/contracts/events/domains'
import { isNumber } from '@izlog/kit/store/partial-indexes'
import { type Projected, project } from '@izlog/kit/store/projection'
import { type Connection, Schema } from 'mongoose'
import type { AccountDomain } from '../domain/account-domain.ts'

interface DomainDoc extends Projected, AccountDomain {
  /** The seller while it is their account's host; null for their other hosts and removed ones. */
  accountOf: number | null
  /** When domain wrote the stored snapshot. */
  toldAt: Date
}

/** The collection of each topic's snapshots. */
export const PROJECTED = { domains: 'domains' } as const

const schema = new Schema<DomainDoc>(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    accountOf: Number,
    toldAt: { type: Date, required: true },
    host: { type: String, required: true },
    verifiedAt: Date,
    takenAt: Date,
    lapsesAt: Date,
    dnsInstructions: { type: Schema.Types.Mixed, required: true },
  },
  { collection: PROJECTED.domains, versionKey: false, minimize: false },
)
schema.index({ accountOf: 1 }, { partialFilterExpression: { accountOf: isNumber } })

/** The projection of sellers' hosts; late and repeated snapshots change nothing. */
export interface Domains {
  apply(snapshots: readonly DomainSnapshotV1[]): Promise<void>
  /** The host of a seller's account. */
  accountOf(userId: number): Promise<AccountDomain | undefined>
}

export function mongoDomains(store: Connection): Domains {
  const model = store.model<DomainDoc>('Domain', schema)
  return {
    apply: (snapshots) => project(model, snapshots.map(docOf)),
    async accountOf(userId) {
      // Until the removal of a former host arrives, the seller may seem to have two: the newer snapshot is the current one.
      // `where` takes what the types of `find` lack: the type 'number'.
      const docs = await model
        .find()
        .where({ accountOf: { ...isNumber, $eq: userId } })
        .lean<DomainDoc[]>()
      return docs.toSorted((a, b) => b.toldAt.getTime() - a.toldAt.getTime())[0]
    },
  }
}

const dateOf = (time: string | null | undefined) => (time ? new Date(time) : null)

const docOf = ({ aggregateVersion, occurredAt, data }: DomainSnapshotV1): DomainDoc => ({
  _id: data.id,
  version: aggregateVersion,
  accountOf: data.isAccount && !data.deleted ? data.userId : null,
  toldAt: new Date(occurredAt),
  host: data.host,
  verifiedAt: dateOf(data.verifiedAt),
  takenAt: dateOf(data.standing?.takenAt),
  lapsesAt: dateOf(data.standing?.lapsesAt),
  dnsInstructions: data.dnsInstructions,
})
