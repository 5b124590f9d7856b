import type { PayoutFileKind, PayoutOutcome } from '@izlog/contracts/domain/payout-file'
import { isDuplicateKey, retryDeadlock } from '@izlog/kit/store/connection'
import { type Connection, mongo, Schema } from 'mongoose'
import { moneyOf, NOTHING_PAID, type Paid, paidSum } from '../domain/payout-matching.ts'

/**
 * An imported row of a courier's file. `_id` is its order with the row's place among the order's rows, so that of two imports at once one gets the
 * place and the other decides anew; the key is the row's own, so that the same row is stored once, in whatever file it comes again.
 */
export interface Payout {
  _id: string
  key: string
  userId: number
  /** Its code. */
  order: string
  websiteId: number
  /** When its order was placed, `2026-11`. */
  month: string
  currencySymbol: string
  kind: PayoutFileKind
  outcome: PayoutOutcome
  sum: number | null
  fee: number | null
  date: string | null
  courier: string
  /** The user who imported it. */
  by: number
  at: Date
}

export const payoutId = (order: string, kind: PayoutFileKind, nth: number): string => `${order} ${kind} ${nth}`
const placeOf = (id: string): number => Number(id.slice(id.lastIndexOf(' ') + 1))

const required = { required: true } as const
const schema = new Schema<Payout>(
  {
    _id: { type: String, ...required },
    key: { type: String, ...required },
    userId: { type: Number, ...required },
    order: { type: String, ...required },
    websiteId: { type: Number, ...required },
    month: { type: String, ...required },
    currencySymbol: { type: String, ...required },
    kind: { type: String, ...required },
    outcome: { type: String, ...required },
    sum: { type: Number, default: null },
    fee: { type: Number, default: null },
    date: { type: String, default: null },
    courier: { type: String, ...required },
    by: { type: Number, ...required },
    at: { type: Date, ...required },
  },
  { collection: 'payouts', versionKey: false },
)
const KEY_INDEX = 'payout_key'
schema.index({ key: 1 }, { unique: true, name: KEY_INDEX })
// What is paid of an order.
schema.index({ order: 1 })
// The money of a seller's month.
schema.index({ userId: 1, month: 1 })

/** What became of a row: stored, stored before under the same key, or another row has its place. */
type Stored = 'stored' | 'imported' | 'taken'

/** Imported rows of couriers' files. A row never changes once it is stored, but for its key when its shopper is erased. */
export interface Payouts {
  /** Those of these keys that are stored. */
  importedAmong(keys: readonly string[]): Promise<ReadonlySet<string>>
  paidFor(orders: readonly string[]): Promise<Map<string, Paid>>
  /** Stores rows in one call; answers for each what became of it. */
  insert(rows: readonly Payout[]): Promise<Stored[]>
  /** Streams what was paid out for a seller's orders that were placed in a month. */
  ofMonth(userId: number, month: string): AsyncIterable<PaidRow>
  /** A key may be the hash of a phone, which can be found by trying. */
  erase(orders: readonly string[]): Promise<void>
}

type PaidRow = Pick<Payout, 'order' | 'websiteId' | 'currencySymbol' | 'outcome' | 'sum' | 'fee'>

const AT_ONCE = 500

export function mongoPayouts(store: Connection): Payouts {
  const model = store.model<Payout>('Payout', schema)
  // The driver and not the model: the contract has validated the rows already.
  const collection = store.getClient().db(store.name).collection<Payout>(model.collection.collectionName)
  return {
    async importedAmong(keys) {
      const found = await inParts(keys, (part) =>
        model
          .find({ key: { $in: part } }, { key: 1 })
          .hint({ key: 1 })
          .lean<Pick<Payout, 'key'>[]>(),
      )
      return new Set(found.map(({ key }) => key))
    },
    async paidFor(orders) {
      const found = await inParts(orders, (part) =>
        model
          .find({ order: { $in: part } }, { order: 1, kind: 1, outcome: 1, sum: 1, fee: 1 })
          .hint({ order: 1 })
          .lean<Payout[]>(),
      )
      const paid = new Map<string, Paid>()
      for (const row of found) {
        const { _id, order, kind, outcome, sum } = row
        const before = paid.get(order) ?? NOTHING_PAID
        const isPayout = kind === 'payout'
        paid.set(order, {
          payouts: isPayout ? Math.max(before.payouts, placeOf(_id)) : before.payouts,
          statuses: isPayout ? before.statuses : Math.max(before.statuses, placeOf(_id)),
          sum: before.sum + (isPayout ? paidSum(outcome, sum) : 0),
          rows: isPayout ? [...before.rows, moneyOf(row)] : before.rows,
        })
      }
      return paid
    },
    insert: (rows) =>
      retryDeadlock(async () => {
        if (rows.length === 0) return []
        try {
          await collection.insertMany(rows, { ordered: false })
          return rows.map(() => 'stored' as const)
        } catch (error) {
          if (!(error instanceof mongo.MongoBulkWriteError)) throw error
          const faults = [error.writeErrors].flat()
          const failed = new Map(faults.map((each) => [each.index, new mongo.MongoServerError(each.err)]))
          const other = [...failed.values()].find((fault) => !isDuplicateKey(fault))
          // The driver uses the same class for a failure of the whole call; then it is unknown what was stored.
          if (other || faults.length === 0) throw other ?? error
          return rows.map((_, index) => {
            const fault = failed.get(index)
            if (!fault) return 'stored'
            return isDuplicateKey(fault, KEY_INDEX) ? 'imported' : 'taken'
          })
        }
      }),
    async *ofMonth(userId, month) {
      const query = model
        .find(
          { userId, month, kind: 'payout' },
          { order: 1, websiteId: 1, currencySymbol: 1, outcome: 1, sum: 1, fee: 1 },
        )
        .hint({ userId: 1, month: 1 })
      for await (const row of query.lean<PaidRow[]>().cursor({ batchSize: AT_ONCE })) yield row
    },
    erase: async (orders) =>
      void (await model.updateMany(
        { order: { $in: [...orders] } },
        [{ $set: { key: { $concat: ['erased ', '$_id'] } } }],
        {
          updatePipeline: true,
        },
      )),
  }
}

async function inParts<T, R>(all: readonly T[], read: (part: T[]) => Promise<R[]>): Promise<R[]> {
  const wanted = [...new Set(all)]
  const found: R[] = []
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    found.push(...(await read(wanted.slice(from, from + AT_ONCE))))
  return found
}
