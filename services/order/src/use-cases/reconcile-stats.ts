import type { Envelope } from '@izlog/contracts/events/envelope'
import { sellerStatsEvent } from '../domain/seller-stats.ts'
import { countInto, type Difference, emptyStats, type Stats } from '../domain/stats.ts'
import { type StatsChange, statsChangeOf } from '../domain/stats-changes.ts'
import type { CountableOrder } from '../store/order-recount.ts'
import type { Scope } from '../store/stats-model.ts'
import type { Pause, StatsRepair } from '../store/stats-repair.ts'

export interface ReconcileDeps {
  orders: () => AsyncIterable<CountableOrder>
  repair: StatsRepair
  /** Reads the events on `orders` after the offsets that the figures' group has committed. */
  uncommitted: (take: (event: Envelope) => void) => Promise<void>
  rsdPerEur: number
  now: () => Date
}

export interface Reconciled {
  orders: number
  scopes: number
  repaired: { scope: Scope; differences: Difference[] }[]
}

/**
 * Recounts all orders and corrects the figures that differ, while orders go on being taken: counting pauses meanwhile and the events
 * wait in Kafka. An event whose effect is in the order as recounted (by the order's version) is not counted again when it is read.
 */
export async function reconcileStats(deps: ReconcileDeps): Promise<Reconciled> {
  const pause = await deps.repair.pause()
  try {
    return await recount(deps, pause)
  } finally {
    await pause.end()
  }
}

/** Orders or scopes handled between two renewals of the pause. */
const STRIDE = 1000

async function recount({ orders, repair, uncommitted, rsdPerEur, now }: ReconcileDeps, pause: Pause) {
  const truths = new Map<Scope, Stats>()
  const versions = new Map<string, number>()
  const onTheWay: StatsChange[] = []
  const note = (event: Envelope) => {
    const change = statsChangeOf(event)
    if (change && event.aggregateVersion <= (versions.get(event.aggregateId) ?? 0)) onTheWay.push(change)
  }
  for await (const order of orders()) {
    versions.set(order.orderId, order.version)
    for (const scope of ['all', `user:${order.userId}`] as const) {
      const stats = truths.get(scope) ?? emptyStats()
      truths.set(scope, stats)
      countInto(stats, order)
    }
    order.unpublished.forEach(note)
    if (versions.size % STRIDE === 0) await pause.renew()
  }
  await uncommitted(note)

  const ofUser = Map.groupBy(onTheWay, ({ userId }): Scope => `user:${userId}`)
  const scopes = [...new Set<Scope>([...truths.keys(), ...(await repair.scopes())])]
  const repaired: Reconciled['repaired'] = []
  for (const [index, scope] of scopes.entries()) {
    if (index % STRIDE === 0) await pause.renew()
    const change = scope === 'all' ? onTheWay : (ofUser.get(scope) ?? [])
    const differences = await repair.repair(scope, truths.get(scope) ?? emptyStats(), change, (stats, version) =>
      scope === 'all' ? [] : [sellerStatsEvent(Number(scope.slice(5)), stats, version, { at: now(), rsdPerEur })],
    )
    if (differences.length > 0) repaired.push({ scope, differences })
  }
  return { orders: versions.size, scopes: scopes.length, repaired }
}
