import { addressKeyOf, MANY_TO_ADDRESS, RiskReason } from '@izlog/contracts/domain/buyer-risk'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { BUYER_LOOKED_AT } from '@izlog/contracts/http/buyer'
import { retryDeadlock } from '@izlog/kit/store/connection'
import type { Model, QueryFilter, UpdateQuery } from 'mongoose'
import { riskBy } from '../domain/buyer.ts'
import type { Order } from '../domain/order.ts'
import { keysOfRelated } from '../domain/risk-keys.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import type { SearchEntry } from './order-search.ts'

/** Orders judged in one go. */
const AT_ONCE = 200
/** Entries read in one call; keys that have more are split. */
const ENTRIES_AT_ONCE = 500
/** Entries read of one key, the newest: by more no order of a phone is judged, and more to an address within an hour are an attack. */
const OF_ONE_KEY = BUYER_LOOKED_AT + 1
/** Only another process that judges the same orders at the same time makes a third round needed. */
const ROUNDS = 10

/** Keeps in the search entries why to look twice at an order, which depends on the seller's other orders of that phone and address. */
export interface OrderRisks {
  /** Judges these orders, and those whose risk depends on them; answers whose has changed. Their search entries must be stored. */
  judge(orderIds: readonly string[]): Promise<Rejudged[]>
  /** The reasons of these orders, as last judged. */
  of(orderIds: readonly string[]): Promise<ReadonlyMap<string, RiskReason[]>>
}

type Rejudged = Pick<Order, 'orderId' | 'userId'>
type Judged = Pick<SearchEntry, '_id' | 'version' | 'risk' | 'relatedBy'>

interface Related {
  entries: Judged[]
  /** The keys of which only the newest entries were read. */
  cut: readonly string[]
}

export function orderRisks(model: Model<OrderDoc>, entries: Model<SearchEntry>): OrderRisks {
  const find = (filter: QueryFilter<SearchEntry>) => entries.find(filter, { version: 1, risk: 1, relatedBy: 1 })
  const related = async (keys: readonly string[]): Promise<Related> => {
    if (keys.length === 0) return { entries: [], cut: [] }
    const limit = keys.length === 1 ? OF_ONE_KEY : ENTRIES_AT_ONCE
    const found = await find({ keys: { $in: [...keys] } })
      .sort({ createdAt: -1, id: -1 })
      .limit(limit)
      .hint({ keys: 1 })
      .lean<Judged[]>()
    if (found.length < limit) return { entries: found, cut: [] }
    if (keys.length === 1) return { entries: found, cut: keys }
    const half = Math.ceil(keys.length / 2)
    // One after the other: each may be split into many.
    const first = await related(keys.slice(0, half))
    const second = await related(keys.slice(half))
    return { entries: [...first.entries, ...second.entries], cut: [...first.cut, ...second.cut] }
  }

  /** Writes to entries as they were read: an erasure raises the version, and nothing of before may follow it. False when one has changed meanwhile. */
  const write = async (updates: readonly EntryUpdate[]): Promise<boolean> => {
    if (updates.length === 0) return true
    const changes = updates.map(({ entry: { _id, version }, order: { userId }, update }) => ({
      updateOne: { filter: { _id, userId, version }, update },
    }))
    const { matchedCount } = await retryDeadlock(() => entries.bulkWrite(changes, { ordered: false }))
    return matchedCount === updates.length
  }

  /** Judges once; answers what it wrote. */
  const judgeOnce = async (orderIds: readonly string[]): Promise<EntryUpdate[]> => {
    const orders = new Map<string, Order>()
    const read = async (found: readonly Judged[]): Promise<Order[]> => {
      const missing = new Set(found.map(({ _id }) => _id)).difference(orders)
      if (missing.size === 0) return []
      const docs = (await model.find({ orderId: { $in: [...missing] } }).lean<OrderDoc[]>()).map(orderOf)
      for (const order of docs) orders.set(order.orderId, order)
      return docs
    }
    const asked = await find({ _id: { $in: [...orderIds] } }).lean<Judged[]>()
    // Also by the keys that it was last judged by: an edit may have ended what it shared with others.
    const keys = new Set([
      ...(await read(asked)).flatMap(keysOfRelated),
      ...asked.flatMap((entry) => entry.relatedBy ?? []),
    ])
    const affected = await related([...keys])
    const others = new Set((await read(affected.entries)).flatMap(keysOfRelated))
    const around = await related([...others.difference(keys)])
    await read(around.entries)

    const riskIn = riskAmong([...orders.values()], new Set([...affected.cut, ...around.cut]))
    const judged = new Map([...asked, ...affected.entries].map((entry) => [entry._id, entry]))
    const changes = [...judged.values()].flatMap((entry) => changeOf(entry, orders.get(entry._id), riskIn))
    const narrowed = asked.flatMap((entry) => narrowingOf(entry, orders.get(entry._id)))
    // Once a write of the others has failed or missed, they must still be found by the keys of before.
    if (await write(changes)) await write(narrowed)
    return [...changes, ...narrowed]
  }

  return {
    async judge(orderIds) {
      // What was written is judged again, since another process may have judged related orders meanwhile without this change.
      let unsure = [...new Set(orderIds)]
      const rejudged = new Map<string, Rejudged>()
      for (let round = 0; unsure.length > 0 && round < ROUNDS; round += 1) {
        const written = new Set<string>()
        for (let from = 0; from < unsure.length; from += AT_ONCE)
          for (const { entry, order, isRejudged } of await judgeOnce(unsure.slice(from, from + AT_ONCE))) {
            written.add(entry._id)
            if (isRejudged) rejudged.set(entry._id, order)
          }
        unsure = [...written]
      }
      return [...rejudged.values()]
    },
    async of(orderIds) {
      const found = await entries.find({ _id: { $in: [...orderIds] } }, { risk: 1 }).lean<Judged[]>()
      return new Map(found.map(({ _id, risk = [] }) => [_id, risk]))
    },
  }
}

type RiskIn = (order: Order, before: readonly RiskReason[]) => RiskReason[]

/** Judges an order by those of these orders that share its seller and phone or address. `cut` are keys of which some orders are missing. */
function riskAmong(orders: readonly Order[], cut: ReadonlySet<string>): RiskIn {
  const addressOf = ({ userId, customer }: Order) => `${userId} ${addressKeyOf(customer.address, customer.city)}`
  const phoneOf = ({ userId, customer }: Order) => `${userId} ${customer.phone}`
  const listed = orders
    .filter(({ hold }) => !hold)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
  const byPhone = Map.groupBy(listed, phoneOf)
  const byAddress = Map.groupBy(
    listed.filter(({ partOf }) => partOf === null),
    addressOf,
  )
  return (order, before) => {
    if (order.erasedAt) return []
    const others = (byPhone.get(phoneOf(order)) ?? []).filter(({ id }) => id !== order.id).slice(0, BUYER_LOOKED_AT)
    const isNear = ({ createdAt }: Order) => Math.abs(createdAt.getTime() - order.createdAt.getTime()) <= HOUR_MS
    const toAddress = (byAddress.get(addressOf(order)) ?? []).values().filter(isNear).take(MANY_TO_ADDRESS)
    const risk = riskBy(order, others, toAddress.toArray().length)
    const isKept = (reason: RiskReason) => reason === 'many-to-address' && before.includes(reason)
    // The missing ones are the older ones of an hour, which may be those near an order of the hour before it.
    if (!keysOfRelated(order).some((key) => cut.has(key))) return risk
    return RiskReason.options.filter((reason) => risk.includes(reason) || isKept(reason))
  }
}

interface EntryUpdate {
  entry: Judged
  order: Rejudged
  isRejudged: boolean
  update: UpdateQuery<SearchEntry>
}

/** Adds the keys by which it is judged now. Those of before stay: whom it shared them with may not have been judged without it yet. */
function changeOf(entry: Judged, order: Order | undefined, riskIn: RiskIn): EntryUpdate[] {
  if (!order) return []
  const { risk: riskBefore = [], relatedBy: before = [] } = entry
  const risk = riskIn(order, riskBefore)
  const relatedBy = [...new Set([...before, ...keysOfRelated(order)])]
  const isJudged = String(riskBefore) === String(risk)
  // An erasure may have removed the keys meanwhile, so they are written only where some are added.
  const isRelated = relatedBy.length === before.length
  if (isJudged && isRelated) return []
  const set = { ...(risk.length > 0 ? { risk } : {}), ...(isRelated ? {} : { relatedBy }) }
  return [
    {
      ...{ entry, order, isRejudged: !isJudged },
      update: {
        ...(Object.keys(set).length > 0 ? { $set: set } : {}),
        // Without the field, which the index has only of orders that have a risk.
        ...(risk.length > 0 ? {} : { $unset: { risk: 1 as const } }),
      },
    },
  ]
}

/** Leaves of an order that was asked for only the keys of today, once whoever shared the others is judged. */
function narrowingOf(entry: Judged, order: Order | undefined): EntryUpdate[] {
  if (!order) return []
  const relatedBy = keysOfRelated(order)
  const isNarrow = (entry.relatedBy ?? []).every((key) => relatedBy.includes(key))
  return isNarrow ? [] : [{ entry, order, isRejudged: false, update: { $set: { relatedBy } } }]
}
