import { addressKeyOf, type RiskReason } from '@izlog/contracts/domain/buyer-risk'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { BUYER_LOOKED_AT } from '@izlog/contracts/http/buyer'
import { retryDeadlock } from '@izlog/kit/store/connection'
import type { Model, QueryFilter } from 'mongoose'
import { riskBy } from '../domain/buyer.ts'
import type { Order } from '../domain/order.ts'
import { keysOfRelated } from '../domain/risk-keys.ts'
import { orderOf } from './order-documents.ts'
import type { OrderDoc } from './order-schema.ts'
import type { SearchEntry } from './order-search.ts'

/** Orders judged in one go. */
const AT_ONCE = 200
/** Orders related to those, the newest; more are an attack. */
const RELATED = 2000
/** Only another process that judges the same orders at the same time makes a third round needed. */
const ROUNDS = 10

/** Keeps in the search entries why to look twice at an order, which depends on the seller's other orders of that phone and address. */
export interface OrderRisks {
  /** Judges these orders, and those whose risk depends on them. Their search entries must be stored. */
  judge(orderIds: readonly string[]): Promise<void>
  /** The reasons of these orders, as last judged. */
  of(orderIds: readonly string[]): Promise<ReadonlyMap<string, RiskReason[]>>
}

type Judged = Pick<SearchEntry, '_id' | 'risk' | 'relatedBy'>

export function orderRisks(model: Model<OrderDoc>, entries: Model<SearchEntry>): OrderRisks {
  const find = (filter: QueryFilter<SearchEntry>) => entries.find(filter, { risk: 1, relatedBy: 1 })
  const related = (keys: ReadonlySet<string>): Promise<Judged[]> =>
    keys.size === 0
      ? Promise.resolve([])
      : find({ keys: { $in: [...keys] } })
          .sort({ createdAt: -1, id: -1 })
          .limit(RELATED)
          .hint({ keys: 1 })
          .lean<Judged[]>()

  /** Judges once; answers the codes of those whose risk has changed. */
  const judgeOnce = async (orderIds: readonly string[]): Promise<string[]> => {
    const orders = new Map<string, Order>()
    const read = async (found: readonly Judged[]): Promise<Order[]> => {
      const missing = found.map(({ _id }) => _id).filter((code) => !orders.has(code))
      if (missing.length === 0) return []
      const docs = (await model.find({ orderId: { $in: missing } }).lean<OrderDoc[]>()).map(orderOf)
      for (const order of docs) orders.set(order.orderId, order)
      return docs
    }
    const asked = await find({ _id: { $in: [...orderIds] } }).lean<Judged[]>()
    // Also by the keys that it was last judged by: an edit may have ended what it shared with others.
    const keys = new Set([
      ...(await read(asked)).flatMap(keysOfRelated),
      ...asked.flatMap((entry) => entry.relatedBy ?? []),
    ])
    const affected = await related(keys)
    const others = new Set((await read(affected)).flatMap(keysOfRelated))
    await read(await related(others.difference(keys)))

    const riskIn = riskAmong([...orders.values()])
    const changes = [...new Map([...asked, ...affected].map((entry) => [entry._id, entry])).values()].flatMap(
      (entry) => {
        const order = orders.get(entry._id)
        if (!order) return []
        const now = keysOfRelated(order)
        // Whom it shared something with before is judged by its own event, which may still be on its way.
        const relatedBy = orderIds.includes(entry._id) ? now : [...new Set([...(entry.relatedBy ?? []), ...now])]
        return changeOf(entry, riskIn(order), relatedBy)
      },
    )
    if (changes.length > 0) await retryDeadlock(() => entries.bulkWrite(changes, { ordered: false }))
    return changes.map(({ updateOne }) => updateOne.filter._id)
  }

  return {
    async judge(orderIds) {
      const codes = [...new Set(orderIds)]
      for (let from = 0; from < codes.length; from += AT_ONCE) {
        let unsure = codes.slice(from, from + AT_ONCE)
        // Whoever writes reads once more: what another process stored meanwhile may have been judged without this, or this without that.
        for (let round = 0; unsure.length > 0 && round < ROUNDS; round += 1) unsure = await judgeOnce(unsure)
      }
    },
    async of(orderIds) {
      const found = await entries.find({ _id: { $in: [...orderIds] } }, { risk: 1 }).lean<Judged[]>()
      return new Map(found.map(({ _id, risk = [] }) => [_id, risk]))
    },
  }
}

/** Judges an order by those of these orders that share its seller and phone or address. */
function riskAmong(orders: readonly Order[]) {
  const addressOf = ({ userId, customer }: Order) => `${userId} ${addressKeyOf(customer.address, customer.city)}`
  const phoneOf = ({ userId, customer }: Order) => `${userId} ${customer.phone}`
  const listed = orders
    .filter(({ hold }) => !hold)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
  const byPhone = Map.groupBy(listed, phoneOf)
  const byAddress = Map.groupBy(listed, addressOf)
  return (order: Order): RiskReason[] => {
    if (order.erasedAt) return []
    const others = (byPhone.get(phoneOf(order)) ?? []).filter(({ id }) => id !== order.id).slice(0, BUYER_LOOKED_AT)
    const around = (byAddress.get(addressOf(order)) ?? []).filter(
      ({ createdAt }) => Math.abs(createdAt.getTime() - order.createdAt.getTime()) <= HOUR_MS,
    )
    return riskBy(
      order,
      others,
      around.map(({ customer }) => customer),
    )
  }
}

function changeOf(entry: Judged, risk: RiskReason[], relatedBy: string[]) {
  const isSame = String(entry.risk ?? []) === String(risk) && String(entry.relatedBy ?? []) === String(relatedBy)
  if (isSame) return []
  // Without the field, which the index has only of orders that have a risk.
  const update = risk.length > 0 ? { $set: { risk, relatedBy } } : { $set: { relatedBy }, $unset: { risk: 1 as const } }
  return [{ updateOne: { filter: { _id: entry._id }, update } }]
}
