import { HOUR_MS } from './durations.ts'
import type { OrderDesk } from './order-desk.ts'
import { openFrom, type ShopHours } from './shop-hours.ts'

/** How long the desk waits after the first, the second and each further unanswered call, so that attempts are spread over the day. */
const WAITS_MS = [2 * HOUR_MS, 4 * HOUR_MS, 20 * HOUR_MS] as const

/** An order that waits for its call; times in ms since 1970. */
export interface WaitingCall {
  readonly desk: OrderDesk
  readonly createdAt: number
  /** Of the last outcome; absent before the first call. */
  readonly calledAt?: number | undefined
}

/** When an order is to be called next; undefined: it waits for no call. */
export function callDue({ desk, createdAt, calledAt }: WaitingCall): number | undefined {
  switch (desk.confirmation) {
    case 'new':
      return createdAt
    case 'call-later':
      return desk.callAt === null ? calledAt : Date.parse(desk.callAt)
    case 'no-answer':
      return (calledAt ?? createdAt) + (WAITS_MS[desk.attempts - 1] ?? WAITS_MS[2])
    default:
      return undefined
  }
}

/** Those that are due, in the order of the queue: promised calls first, then new orders, then those that did not answer; the oldest of each first. */
export function callQueue<Call extends WaitingCall>(calls: readonly Call[], now: number): Call[] {
  const due = calls.flatMap((call) => {
    const at = callDue(call)
    return at !== undefined && at <= now ? [{ call, at, rank: RANKS.indexOf(call.desk.confirmation) }] : []
  })
  return due.sort((a, b) => a.rank - b.rank || a.at - b.at).map(({ call }) => call)
}

/** When the next of these calls may be made: once it is due and the shop open; undefined: none waits. */
export function nextCallAt(calls: readonly WaitingCall[], hours: ShopHours | null, now: number): number | undefined {
  const due = calls.flatMap((call) => callDue(call) ?? [])
  return due.length === 0 ? undefined : openFrom(hours, Math.max(now, Math.min(...due)))
}

const RANKS: readonly OrderDesk['confirmation'][] = ['call-later', 'new', 'no-answer']
