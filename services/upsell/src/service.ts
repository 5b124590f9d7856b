import { type RunningService, startRuntime, startService } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { UpsellConfig } from './config.ts'
import { onOrderHappened } from './events/on-order-happened.ts'
import { routersOf } from './http/routers.ts'
import { partsOf } from './parts.ts'
import { upsellProjection } from './projection.ts'
import { fillUpsellProducts } from './use-cases/fill-upsell-products.ts'
import { settleLeftReservations } from './use-cases/settle-reservations.ts'

/** Events of orders are collected for this long and handled together, ms. */
const GATHER_MS = 250

/** Upsells: upsell products of a page, their stock, and those that joined an order. */
export async function startUpsellService(config: UpsellConfig): Promise<RunningService> {
  const runtime = await startRuntime('upsell', config)
  const { deps, outboxes } = partsOf(runtime, config, () => reader.wake())
  const reader = pollingWorker('product links', runtime.log, 2000, () => fillUpsellProducts(deps))
  const settler = pollingWorker('left reservations', runtime.log, Math.min(5000, config.SETTLE_AFTER_MS), () =>
    settleLeftReservations(deps),
  )
  return startService(runtime, {
    port: config.PORT,
    routers: routersOf(deps),
    projections: [upsellProjection(deps)],
    facts: [
      {
        group: 'upsell.orders',
        gatherMs: GATHER_MS,
        topics: ['orders', 'deliveries'],
        from: 'start',
        handlers: onOrderHappened(deps),
      },
    ],
    workers: [...outboxes, reader, settler],
  })
}
