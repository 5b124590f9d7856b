import { Channel } from '@izlog/contracts/domain/delivery'
import { AppError } from '@izlog/kit/errors'
import { type Erasure, type ErasureProgress, isComplete, isErasable, progressOf } from '../domain/erasure.ts'
import type { Order } from '../domain/order.ts'
import type { ChannelStates } from '../store/channel-states.ts'
import type { Erasures } from '../store/mongo-erasures.ts'
import { type EraseOrdersDeps, eraseOrders } from './erase-orders.ts'

export interface RunErasuresDeps extends EraseOrdersDeps {
  erasures: Erasures
  states: Pick<ChannelStates, 'of'>
  /** Removes dead letters of orders; answers how many. */
  eraseDeadLetters: (orderIds: readonly string[]) => Promise<number>
}

const ERASURES_AT_ONCE = 20
const ORDERS_AT_ONCE = 100

/**
 * Continues the erasures under way: erases orders that have ended, collects the services' answers, and completes the erasures that have
 * all of them. Running it twice, or in several instances at once, changes nothing more. One whose dead letters somebody else works on is
 * completed by a later run. Answers how many orders it erased.
 */
export async function runErasures(deps: RunErasuresDeps): Promise<number> {
  const eraseDeadLetters = untilBusy(deps.eraseDeadLetters)
  let erased = 0
  for (const erasure of await deps.erasures.nextToCheck(deps.now(), ERASURES_AT_ONCE))
    erased += await run({ ...deps, eraseDeadLetters }, erasure)
  return erased
}

type EraseLettersUnlessBusy = (orderIds: readonly string[]) => Promise<number | 'busy'>

/** Once the letters were busy for as long as erasing waits, it does not wait again: the other erasures of the run would wait as long each. */
function untilBusy(eraseDeadLetters: RunErasuresDeps['eraseDeadLetters']): EraseLettersUnlessBusy {
  let isBusy = false
  return async (orderIds) => {
    if (isBusy) return 'busy'
    return eraseDeadLetters(orderIds).catch((error: unknown) => {
      if (!(error instanceof AppError && error.kind === 'conflict')) throw error
      isBusy = true
      return 'busy' as const
    })
  }
}

type RunDeps = Omit<RunErasuresDeps, 'eraseDeadLetters'> & { eraseDeadLetters: EraseLettersUnlessBusy }

async function run(deps: RunDeps, erasure: Erasure): Promise<number> {
  const { erasures, orderErasures, now } = deps
  const ids = await withNewParts(deps, erasure)
  const erased = await eraseOrders(deps, await erasableOf(deps, ids))
  const orders = await orderErasures.progress(ids)
  const orderIds = orders.map(({ orderId }) => orderId)
  const progress = progressOf(orders, await sentTo(deps, orderIds))
  const complete = isComplete(progress) && (await withDeadLetters(deps, progress, orderIds))
  if (complete) await erasures.complete(erasure.id, complete, now())
  else await erasures.saveProgress(erasure.id, progress)
  return erased
}

/** The erasure's orders, and what was split off them since. Those are stored first: once they are erased, no phone shows whose they were. */
async function withNewParts(
  { erasures, orderErasures }: Pick<RunErasuresDeps, 'erasures' | 'orderErasures'>,
  erasure: Erasure,
): Promise<readonly number[]> {
  if (erasure.phone === null) return erasure.orderIds
  const ids = await orderErasures.withParts(erasure.orderIds, erasure.phone)
  if (ids.length > erasure.orderIds.length) await erasures.addOrders(erasure.id, ids)
  return ids
}

/** The next orders to erase. Running orders may stand before them, so it reads batch by batch until it finds some. */
async function erasableOf(
  { orderErasures, now }: Pick<RunErasuresDeps, 'orderErasures' | 'now'>,
  ids: readonly number[],
): Promise<Order[]> {
  const erasable: Order[] = []
  for await (const order of orderErasures.holdingData(ids)) {
    if (isErasable(order, now())) erasable.push(order)
    if (erasable.length === ORDERS_AT_ONCE) break
  }
  return erasable
}

/** Dead letters are erased last: once every service has answered, hardly anything about the order is parked any more. Undefined: they are busy. */
async function withDeadLetters(
  { eraseDeadLetters }: RunDeps,
  progress: ErasureProgress,
  orderIds: readonly string[],
): Promise<ErasureProgress | undefined> {
  if (orderIds.length === 0) return progress
  const count = await eraseDeadLetters(orderIds)
  if (count === 'busy') return undefined
  return { ...progress, erased: [...progress.erased, { service: 'order', kind: 'dead-letters', count }] }
}

/** The channels that each order was sent to. */
async function sentTo(
  { states }: Pick<RunErasuresDeps, 'states'>,
  orderIds: readonly string[],
): Promise<Map<string, Channel[]>> {
  const found = await states.of(orderIds)
  return new Map(
    [...found].map(([orderId, { deliveries }]) => [
      orderId,
      Channel.options.filter((channel) => deliveries?.[channel]?.state === 'sent'),
    ]),
  )
}
