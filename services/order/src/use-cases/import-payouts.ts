import type { DeskStep } from '@izlog/contracts/domain/order-desk'
import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import type { PayoutRow } from '@izlog/contracts/http/payouts'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import {
  decideRows,
  isImportable,
  payoutRowView,
  type RowDecision,
  stepRefusal,
  stepsTo,
} from '../domain/payout-matching.ts'
import type { FileRow } from '../domain/payout-rows.ts'
import { monthOf } from '../domain/stats.ts'
import { type Payout, payoutId } from '../store/mongo-payouts.ts'
import { type DeskDeps, stepped, writeDesk } from './note-at-desk.ts'
import { type PayoutFactsDeps, readPayoutFacts } from './read-payout-facts.ts'

export type PayoutDeps = PayoutFactsDeps & Omit<DeskDeps, 'callLeases'>

/** Writes under way at a time, so that a long file leaves room for shoppers' orders. */
const WRITES_AT_ONCE = 20
/** How often a row is decided anew that another import was faster with. */
const TRIES = 5

/** The seller whose orders a file is about. Throws `not_found` where the caller is neither that seller nor an administrator. */
export function payoutSeller(caller: Caller, seller: number | undefined): number {
  if (seller === undefined || seller === caller.userId || isAdmin(caller)) return seller ?? caller.userId
  throw new AppError('not_found', 'payouts.not-found', ORDER_MESSAGES.notFound)
}

/** What each row is; stores nothing. */
export async function previewPayouts(
  deps: PayoutFactsDeps,
  userId: number,
  rows: readonly FileRow[],
): Promise<PayoutRow[]> {
  return decideRows(rows, await readPayoutFacts(deps, userId, rows), false).map(payoutRowView)
}

/**
 * Imports some rows of a file; the others count for what these are. An order first takes its steps at the desk, each once, and then its row is stored: what a crash leaves half done
 * is done by importing again, and a row that is stored changes nothing any more. Of two imports at once one stores a row, the other finds it.
 */
export async function importPayouts(
  deps: PayoutDeps,
  caller: Caller,
  userId: number,
  { rows, now, courier, withDifferences }: PartOfFile,
  initiator: Initiator,
): Promise<PayoutRow[]> {
  const done = new Map<FileRow, RowDecision>()
  let open: readonly FileRow[] = now
  for (let tries = 0; open.length > 0; tries++) {
    const asked = new Set(open)
    const all = decideRows(rows, await readPayoutFacts(deps, userId, rows), withDifferences)
    const decisions = all.filter(({ row }) => asked.has(row))
    const [wanted, others] = split(decisions, (decision) => isImportable(decision, withDifferences))
    for (const decision of others) done.set(decision.row, decision)
    const taken: FileRow[] = []
    for (let at = 0; at < wanted.length; at += WRITES_AT_ONCE) {
      const group = wanted.slice(at, at + WRITES_AT_ONCE)
      for (const { decision, result } of await importGroup(deps, caller, group, courier, initiator)) {
        if (result !== 'taken') done.set(decision.row, result)
        else if (tries + 1 < TRIES) taken.push(decision.row)
        else done.set(decision.row, { ...decision, state: 'not-possible', note: DESK_MESSAGES.changedMeanwhile })
      }
    }
    open = taken
  }
  return now.flatMap((row) => done.get(row) ?? []).map(payoutRowView)
}

interface PartOfFile {
  /** All of the file. */
  rows: readonly FileRow[]
  /** Those of them that are imported now. */
  now: readonly FileRow[]
  courier: string
  /** Whether also rows are imported whose sum is another than what the courier had to collect. */
  withDifferences: boolean
}

interface Imported {
  decision: RowDecision
  /** `taken`: another row has its place, so it must be decided anew. */
  result: RowDecision | 'taken'
}

async function importGroup(
  deps: PayoutDeps,
  caller: Caller,
  group: readonly RowDecision[],
  courier: string,
  initiator: Initiator,
): Promise<Imported[]> {
  // Rows of one order take their steps one after the other.
  const byOrder = Map.groupBy(group, ({ orders }) => orders[0]?.id ?? 0)
  const noted = new Map<RowDecision, RowDecision>()
  await Promise.all(
    [...byOrder.values()].map(async (decisions) => {
      for (const decision of decisions) noted.set(decision, await takeSteps(deps, caller, decision, initiator))
    }),
  )
  const [stepped, refused] = split([...noted], ([decision, after]) => decision.state === after.state)
  const moved = stepped.map(([decision]) => decision)
  const at = deps.now()
  const stored = await deps.payouts.insert(moved.flatMap((decision) => payoutOf(decision, courier, caller.userId, at)))
  return [
    ...refused.map(([decision, result]) => ({ decision, result })),
    ...moved.map((decision, index) => {
      const fate = stored[index]
      if (fate === 'taken') return { decision, result: fate }
      return { decision, result: fate === 'imported' ? { ...decision, state: 'imported' as const } : decision }
    }),
  ]
}

/** The order takes its steps, one write each, by the way that is left where somebody moved it meanwhile. A refusal is the row's. */
async function takeSteps(
  deps: PayoutDeps,
  caller: Caller,
  decision: RowDecision,
  initiator: Initiator,
): Promise<RowDecision> {
  const { outcome } = decision.row
  let [order] = decision.orders
  if (!order || outcome === 'skip') return decision
  try {
    for (;;) {
      const way: DeskStep[] | undefined = stepsTo(order, outcome)
      if (!way) return { ...decision, state: 'not-possible', note: stepRefusal(order, outcome) }
      const [step] = way
      if (!step) return decision
      order = await writeDesk(deps, caller, order, step, initiator, (current) =>
        stepsTo(current, outcome)?.[0] === step
          ? stepped(current, { step }, { by: caller.userId, now: deps.now() })
          : current,
      )
    }
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.has(error.kind)) throw error
    return { ...decision, state: 'not-possible', note: error.message }
  }
}

/** What is about one order; anything else, such as a store that does not answer, fails the call, and importing again goes on. */
const REFUSALS: ReadonlySet<AppError['kind']> = new Set(['conflict', 'not_found'])

function payoutOf({ row, orders, nth }: RowDecision, courier: string, by: number, at: Date): Payout[] {
  const [order] = orders
  if (!order) return []
  const { key, kind, outcome, sum, fee, date } = row
  return [
    {
      _id: payoutId(order.orderId, kind, nth),
      ...{ key, userId: order.userId, order: order.orderId, websiteId: order.website.id },
      month: monthOf(order.createdAt),
      currencySymbol: order.currencySymbol,
      ...{ kind, outcome, sum, fee, date, courier, by, at },
    },
  ]
}

function split<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))]
}
