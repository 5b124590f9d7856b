import type { AuditRecord } from '@izlog/contracts/domain/audit'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import type { AuditRecordedV1 } from '@izlog/contracts/events/audit'
import type { Connection, QueryFilter } from 'mongoose'
import { Schema } from 'mongoose'

/** A stored record. */
export interface KeptRecord extends AuditRecord {
  /** The event's id. */
  id: string
  at: Date
}
type RecordDoc = Omit<KeptRecord, 'id'> & { _id: string }

/** Which records; `from` is included, `before` is not. */
export interface RecordFilter {
  actor?: number | undefined
  action?: AuditRecord['action'] | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const Mixed = { type: Schema.Types.Mixed, default: null }
const schema = new Schema<RecordDoc>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    actor: { type: Schema.Types.Mixed, required: true },
    action: { type: String, required: true },
    object: Mixed,
    fields: { type: [String], required: true },
    network: { type: String, default: null },
    outcome: { type: String, required: true },
  },
  // Hashed, since the ids grow with time and all writes would go to the shard of the newest.
  { collection: 'audit_log', versionKey: false, minimize: false, shardKey: { _id: 'hashed' } },
)
// Indexes for the whole log newest first and for removing old records; for one user; for one action.
schema.index({ at: -1, _id: -1 })
schema.index({ 'actor.userId': 1, at: -1, _id: -1 })
schema.index({ action: 1, at: -1, _id: -1 })

/** Records removed in one write: a call to the store may take 10 s at most. */
const REMOVED_AT_ONCE = 1000
const READ_AT_ONCE = 500

/** The audit log. Append-only: nothing changes a record, and only its age removes it. */
export interface AuditLog {
  /** Stores records; those stored already stay unchanged. */
  append(events: readonly AuditRecordedV1[]): Promise<void>
  /** Newest first. A cursor whose record is gone is no error: reading continues from its position. */
  page(
    filter: RecordFilter,
    query: { cursor?: string | undefined; limit: number },
  ): Promise<{ records: KeptRecord[]; nextCursor: string | null }>
  /** Streams all records, newest first. */
  batches(filter: RecordFilter): AsyncGenerator<KeptRecord[]>
  /** Removes one batch of records older than `at`, the oldest first; answers how many. */
  removeOlder(at: Date): Promise<number>
}

export function mongoAuditLog(store: Connection): AuditLog {
  const model = store.model<RecordDoc>('AuditRecord', schema)
  const newest = (filter: QueryFilter<RecordDoc>, limit: number) =>
    model.find(filter).sort({ at: -1, _id: -1 }).limit(limit).lean<RecordDoc[]>()
  /** The embedded store sorts everything that it finds, so a page is searched within a day, then a month, and only then in all records. */
  const newestBefore = async (filter: QueryFilter<RecordDoc>, before: Date, limit: number) => {
    for (const days of [1, 30]) {
      const since = new Date(before.getTime() - days * DAY_MS)
      const docs = await newest({ $and: [filter, { at: { $gte: since } }] }, limit)
      if (docs.length === limit) return docs
    }
    return newest(filter, limit)
  }
  const page: AuditLog['page'] = async (filter, { cursor, limit }) => {
    const after = cursor ? readCursor(cursor) : undefined
    const wanted = { $and: [matching(filter), after ? olderThan(after) : {}] }
    const docs = await newestBefore(wanted, after?.at ?? filter.before ?? new Date(), limit + 1)
    const records = docs.slice(0, limit).map(({ _id: id, ...record }) => ({ id, ...record }))
    const last = docs.length > limit ? records.at(-1) : undefined
    return { records, nextCursor: last ? `${last.at.getTime()}.${last.id}` : null }
  }
  return {
    async append(events) {
      await model.bulkWrite(
        events.map(({ id, occurredAt, data }) => ({
          updateOne: {
            filter: { _id: id },
            update: { $setOnInsert: { ...data, at: new Date(occurredAt) } },
            upsert: true,
          },
        })),
        { ordered: false },
      )
    },
    page,
    async *batches(filter) {
      let cursor: string | null | undefined
      do {
        const { records, nextCursor } = await page(filter, { cursor: cursor ?? undefined, limit: READ_AT_ONCE })
        yield records
        cursor = nextCursor
      } while (cursor)
    },
    async removeOlder(at) {
      const old = await model
        .find({ at: { $lt: at } }, { _id: 1 })
        .sort({ at: 1, _id: 1 })
        .limit(REMOVED_AT_ONCE)
        .lean<{ _id: string }[]>()
      if (old.length === 0) return 0
      return (await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })).deletedCount
    },
  }
}

const matching = ({ actor, action, from, before }: RecordFilter): QueryFilter<RecordDoc> => ({
  ...(actor === undefined ? {} : { 'actor.userId': actor }),
  ...(action === undefined ? {} : { action }),
  ...(from || before ? { at: { ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) } } : {}),
})

interface Position {
  at: Date
  id: string
}
function readCursor(cursor: string): Position {
  const [time, id = ''] = cursor.split('.')
  return { at: new Date(Number(time)), id }
}
const olderThan = ({ at, id }: Position): QueryFilter<RecordDoc> => ({
  $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }],
})
