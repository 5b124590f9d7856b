import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosStack } from './chaos-stack.ts'
import { eventually } from './eventually.ts'
import type { Fault } from './faults.ts'
import { isDelivered, type Seller } from './seller.ts'
import type { Shoppers } from './shoppers.ts'

export type FaultResult = {
  fault: string
  /** Orders accepted between the start of the fault and the recovery of all parts. */
  accepted: number
  /** Answers other than 2xx in that time, by status; `none` counts requests without an answer. */
  otherAnswers: Record<string, number>
  /** Time from the end of the fault until every part was ready and a new order had reached every channel; null when that took too long. */
  recoveredAfterMs: number | null
  failures: string[]
}

export type Run = { stack: ChaosStack; seller: Seller; shoppers: Shoppers }
/** As much of a run as can be checked without causing faults. */
export type CheckedRun = { stack: Pick<ChaosStack, 'system' | 'namespace'>; seller: Seller; shoppers: Shoppers }

/** Orders accepted before a fault begins: one per client. */
const BEFORE_A_FAULT = 16
const RECOVERS_WITHIN_MS = 3 * 60_000

/** Each fault's share of the orders, by its weight among the given faults. */
export function shareOf(faults: readonly Fault[], orders: number): (fault: Fault) => number {
  const weightOf = ({ weight = 1 }: Fault) => weight
  const total = faults.reduce((sum, fault) => sum + weightOf(fault), 0)
  return (fault) => Math.ceil((orders * weightOf(fault)) / total)
}

/**
 * Causes one fault after another while shoppers place each fault's share of the orders. Stops after a fault from which the system did not
 * recover.
 */
export async function runFaults(
  run: Run,
  faults: readonly Fault[],
  share: (fault: Fault) => number,
  onResult: (result: FaultResult) => void,
): Promise<FaultResult[]> {
  const results: FaultResult[] = []
  for (const fault of faults) {
    const result = await runFault(run, fault, share(fault))
    results.push(result)
    onResult(result)
    if (result.recoveredAfterMs === null) break
  }
  return results
}

async function runFault({ stack, seller, shoppers }: Run, fault: Fault, orders: number): Promise<FaultResult> {
  const { accepted, otherAnswers } = shoppers
  const failures: string[] = []
  const target = accepted.length + Math.min(BEFORE_A_FAULT, orders)
  let placed = false
  const placing = shoppers.placeMany(orders, fault.seconds).finally(() => {
    placed = true
  })
  while (!placed && accepted.length < target) await wait(5)

  const before = { accepted: accepted.length, otherAnswers: { ...otherAnswers } }
  let recoveredAfterMs: number | null = null
  try {
    const ended = await fault.make(stack)
    if (fault.ordersGoOn && accepted.length === before.accepted && orders > BEFORE_A_FAULT)
      failures.push(`${fault.name}: no order was accepted meanwhile`)
    await recovered({ stack, seller, shoppers })
    recoveredAfterMs = Date.now() - ended
  } catch (error) {
    failures.push(`${fault.name}: not recovered, ${error instanceof Error ? error.message : error}`)
    shoppers.leave()
  }
  const result = {
    fault: fault.name,
    accepted: accepted.length - before.accepted,
    otherAnswers: increase(before.otherAnswers, otherAnswers),
    recoveredAfterMs,
    failures,
  }
  await placing
  return result
}

/** Resolves once every part is ready and an order placed after that has reached every channel. Throws if either takes longer than three minutes. */
export async function recovered({ stack, seller, shoppers }: CheckedRun): Promise<void> {
  const { processes } = stack.system
  let unready: string[] = []
  const allReady = async () => {
    const ready = await Promise.all(processes.map((process) => process.isReady()))
    unready = processes.filter((_, index) => !ready[index]).map(({ name }) => name)
    return unready.length === 0
  }
  if (!(await eventually(allReady, RECOVERS_WITHIN_MS))) throw new Error(`${unready.join(', ')} not ready`)
  const order = await shoppers.place()
  if (!order) throw new Error('a new order was not accepted')
  let deliveries = 'not in the list of orders'
  const reachedChannels = async () => {
    const item = await seller.order(order.orderId)
    if (item) deliveries = JSON.stringify(item.deliveries)
    return item !== undefined && isDelivered(item)
  }
  if (!(await eventually(reachedChannels, RECOVERS_WITHIN_MS)))
    throw new Error(`order ${order.orderId} did not reach every channel: ${deliveries}`)
}

const increase = (before: Record<string, number>, now: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(now)
      .map(([status, count]) => [status, count - (before[status] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
