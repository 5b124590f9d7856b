import { DAY_MS } from '@izlog/contracts/domain/durations'
import { type DeskStep, deskAfter, type OrderDesk, statusOfDesk } from '@izlog/contracts/domain/order-desk'
import type { PayoutOutcome } from '@izlog/contracts/domain/payout-file'
import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { PAYOUT_MESSAGES, type PayoutRow, type PayoutRowState } from '@izlog/contracts/http/payouts'
import { isAt } from './desk.ts'
import { type Order, sumOfParcel } from './order.ts'
import type { FileRow } from './payout-rows.ts'

/** What is stored of an order's payouts: the last place that a row of each kind has, 0 without any, their sum, and the money of each row. */
export interface Paid {
  payouts: number
  statuses: number
  sum: number
  rows: readonly string[]
}
export const NOTHING_PAID: Paid = { payouts: 0, statuses: 0, sum: 0, rows: [] }

/** By which a row of payouts is recognized among those of its order, also under another courier's name or date. */
export const moneyOf = ({ outcome, sum, fee }: Pick<FileRow, 'outcome' | 'sum' | 'fee'>): string =>
  `${outcome} ${sum} ${fee}`

/** What is stored that the rows of a file may be about: the seller's orders by number, code, parcel and phone. */
export interface PayoutFacts {
  now: Date
  /** Keys of rows that are imported. */
  imported: ReadonlySet<string>
  byNumber: ReadonlyMap<number, Order>
  byCode: ReadonlyMap<string, Order>
  byTracking: ReadonlyMap<string, readonly Order[]>
  byPhone: ReadonlyMap<string, readonly Order[]>
  /** By code of order. */
  paid: ReadonlyMap<string, Paid>
}

/** What a row is, and what importing it would do. */
export interface RowDecision {
  row: FileRow
  state: PayoutRowState
  orders: readonly Order[]
  /** What the courier still has to pay; null where that does not matter. */
  expected: number | null
  /** The steps of its order that importing takes, in turn. */
  steps: readonly DeskStep[]
  /** Which of its order's rows it is, from 1 on. */
  nth: number
  note: string | null
}

type Outcome = Exclude<PayoutOutcome, 'skip'>

/** States that other rows of the file may change: they take orders away, or move the order that a row is about. */
const MAY_CHANGE: readonly PayoutRowState[] = ['ambiguous', 'not-possible']

/** How often such rows are looked at again. */
const ROUNDS = 10

/**
 * Decides what each row is, counting what importing those before it would change: first the rows that name an order, then those that only a phone
 * leads to; each again while others take orders away that it may be about, or move its order. So a file means the same in parts, and when it comes again. Nothing is
 * guessed: where two orders fit, a row is ambiguous, and where the sum differs, that is listed.
 */
export function decideRows(rows: readonly FileRow[], facts: PayoutFacts, withDifferences: boolean): RowDecision[] {
  const inFile = new Set<string>()
  const soFar: SoFar = { paid: new Map(facts.paid), moved: new Map() }
  const decisions = new Map<FileRow, RowDecision>()
  const decideAll = (those: readonly FileRow[]): FileRow[] => {
    for (const row of those) {
      const isRepeated = facts.imported.has(row.key) || inFile.has(row.key)
      const decision = isRepeated ? decided(row, 'imported') : decideRow(row, facts, soFar)
      const [order] = decision.orders
      if (order && isImportable(decision, withDifferences)) {
        inFile.add(row.key)
        soFar.paid.set(order.orderId, withRow(paidOf(order, soFar), row))
        soFar.moved.set(order.orderId, withSteps(nowOf(order, soFar), decision.steps))
      }
      decisions.set(row, decision)
    }
    return those.filter((row) => MAY_CHANGE.includes(decisions.get(row)?.state ?? 'skipped'))
  }
  const isNaming = (row: FileRow): boolean => namedOrders(row, facts).length > 0
  let open: readonly FileRow[] = [...rows.filter(isNaming), ...rows.filter((row) => !isNaming(row))]
  for (let round = 0; round < ROUNDS && open.length > 0; round++) {
    const still = decideAll(open)
    if (still.length === open.length) break
    open = still
  }
  return rows.flatMap((row) => decisions.get(row) ?? [])
}

/** What importing the rows before changes: what is paid of an order, and where it is on the desk. */
interface SoFar {
  paid: Map<string, Paid>
  moved: Map<string, Order>
}
const paidOf = ({ orderId }: Order, { paid }: SoFar): Paid => paid.get(orderId) ?? NOTHING_PAID
const nowOf = (order: Order, { moved }: SoFar): Order => moved.get(order.orderId) ?? order

function withSteps(order: Order, steps: readonly DeskStep[]): Order {
  const desk = steps.reduce((before, step) => deskAfter(before, { step }) ?? before, order.desk)
  return { ...order, desk, status: statusOfDesk(desk) }
}

/** Whether importing stores the row. */
export const isImportable = ({ state }: Pick<RowDecision, 'state'>, withDifferences: boolean): boolean =>
  state === 'matched' || (withDifferences && state === 'difference')

const withRow = (paid: Paid, row: FileRow): Paid =>
  row.kind === 'status'
    ? { ...paid, statuses: paid.statuses + 1 }
    : {
        ...paid,
        payouts: paid.payouts + 1,
        sum: paid.sum + paidSum(row.outcome, row.sum),
        rows: [...paid.rows, moneyOf(row)],
      }

/** What a row of payouts brings: nothing of a parcel that nobody took. */
export const paidSum = (outcome: PayoutOutcome, sum: number | null): number =>
  outcome === 'delivered' ? (sum ?? 0) : 0

const decided = (row: FileRow, state: PayoutRowState, more: Partial<RowDecision> = {}): RowDecision => ({
  ...{ row, state, orders: [], expected: null, steps: [], nth: 0, note: null },
  ...more,
})

function decideRow(row: FileRow, facts: PayoutFacts, soFar: SoFar): RowDecision {
  if (row.fault !== null) return decided(row, 'unreadable', { note: row.fault })
  if (row.outcome === 'skip') return decided(row, 'skipped')
  const named = namedOrders(row, facts)
  if (named.length > 1) return decided(row, 'ambiguous', { orders: named, note: PAYOUT_MESSAGES.twoOrders })
  const found = named.length > 0 ? named : ordersOfPhone(row, row.outcome, facts, soFar)
  const [order, other] = found
  if (!order) return decided(row, 'unknown')
  if (other) return decided(row, 'ambiguous', { orders: found })
  return judged(row, row.outcome, order, soFar)
}

/** The orders that the numbers of a row name, each once. */
function namedOrders({ orderCode, orderNumber, tracking }: FileRow, facts: PayoutFacts): Order[] {
  const found = [
    orderCode === null ? undefined : facts.byCode.get(orderCode),
    orderNumber === null ? undefined : facts.byNumber.get(orderNumber),
    ...(tracking === null ? [] : (facts.byTracking.get(tracking) ?? [])),
  ]
  return [...new Map(found.flatMap((order) => (order ? [[order.id, order] as const] : []))).values()]
}

/** Older orders of a phone are not what a row is about: a buyer orders the same again, and what was paid before the first import is unknown. */
const PHONE_MATCH_MS = 60 * DAY_MS

/** The orders under a phone of which the courier had to collect just this sum, which is not paid, and whose parcel may have come to this. */
function ordersOfPhone(row: FileRow, outcome: Outcome, facts: PayoutFacts, soFar: SoFar): Order[] {
  const found = row.phones.flatMap((phone) => facts.byPhone.get(phone) ?? [])
  const at = row.date ? new Date(row.date).getTime() : facts.now.getTime()
  return [...new Map(found.map((order) => [order.id, order])).values()].filter((order) => {
    const age = at - order.createdAt.getTime()
    const isOpen = row.kind === 'status' || paidOf(order, soFar).payouts === 0
    const isRecent = age > -DAY_MS && age < PHONE_MATCH_MS
    return isOpen && isRecent && row.sum === sumOfParcel(order) && stepsTo(nowOf(order, soFar), outcome) !== undefined
  })
}

function judged(row: FileRow, outcome: Outcome, order: Order, soFar: SoFar): RowDecision {
  const { payouts, statuses, sum, rows } = paidOf(order, soFar)
  const now = nowOf(order, soFar)
  const orders = [order]
  const due = sumOfParcel(order) - sum
  const nth = (row.kind === 'payout' ? payouts : statuses) + 1
  const expected = row.kind !== 'payout' ? null : outcome === 'delivered' ? due : 0
  if (row.kind === 'payout' && outcome === 'delivered' && payouts > 0 && due <= 0)
    return decided(row, 'paid', { orders, expected: 0 })
  // The same money again; a second part of a payout brings just what is missing.
  if (row.kind === 'payout' && rows.includes(moneyOf(row)) && (outcome !== 'delivered' || row.sum !== due))
    return decided(row, 'imported', { orders, expected })
  const steps = stepsTo(now, outcome)
  if (!steps || (steps.length > 0 && order.erasedAt))
    return decided(row, 'not-possible', { orders, expected, note: stepRefusal(now, outcome) })
  const isDifferent = expected !== null && !fits(row, order, expected)
  return decided(row, isDifferent ? 'difference' : 'matched', { orders, expected, steps, nth })
}

/** Of a parcel that nobody took a file lists nothing, or what was to be collected; neither is counted. */
const fits = ({ outcome, sum }: FileRow, order: Order, expected: number): boolean =>
  outcome === 'delivered' ? sum === expected : sum === null || sum === 0 || sum === sumOfParcel(order)

/** Why an order cannot reach the courier's outcome. */
export function stepRefusal({ erasedAt, desk, status }: Order, outcome: Outcome): string {
  if (erasedAt) return DESK_MESSAGES.erased
  if (status === 'pending') return PAYOUT_MESSAGES.notConfirmed
  return DESK_MESSAGES.notPossible(desk.shipment ?? desk.confirmation, outcome)
}

/**
 * The steps by which an order reaches the courier's outcome; undefined when the rules of the desk allow none. An order that nobody confirmed is
 * confirmed by it only where its parcel was released: else confirming would send another parcel.
 */
export function stepsTo(order: Order, outcome: Outcome): DeskStep[] | undefined {
  // A parcel that was refused comes back, and its return may be noted before the courier's file lists the refusal.
  if (isAt(order, outcome) || (outcome === 'refused' && isAt(order, 'returned'))) return []
  const ways: DeskStep[][] = [[outcome], ['handed-over', outcome]]
  if (order.status === 'pending' && order.releasedAt) ways.push(['confirmed', 'handed-over', outcome])
  return ways.find((steps) => leads(order.desk, steps))
}

const leads = (desk: OrderDesk, steps: readonly DeskStep[]): boolean =>
  steps.reduce<OrderDesk | undefined>((before, step) => before && deskAfter(before, { step }), desk) !== undefined

/** A row for people. */
export const payoutRowView = ({ row, state, orders, expected, note }: RowDecision): PayoutRow => ({
  line: row.line,
  reference: row.reference,
  state,
  outcome: row.fault === null ? row.outcome : null,
  orders: orders.slice(0, 5).map(({ orderId }) => orderId),
  ...{ sum: row.sum, expected, fee: row.fee, note },
  currencySymbol: orders[0]?.currencySymbol ?? null,
})
