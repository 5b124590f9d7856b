import { CANCELLED_BY_SHOPPER, CHANGE_MESSAGES, type CorrectionRequest } from '@izlog/contracts/http/shopper-changes'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import { AppError } from '@izlog/kit/errors'
import type { SiteOwner } from '@izlog/kit/identity'
import { withStep } from '../domain/desk.ts'
import { corrected } from '../domain/edit.ts'
import type { Order } from '../domain/order.ts'
import { deskChangedEvent, orderEditedEvent, statusChangedEvent } from '../domain/order-events.ts'
import { dataTagOf, fixedBy } from '../domain/order-fixed.ts'
import { streamOrder } from '../live/order-feed.ts'
import type { ShopperLimits } from '../shopper-limits.ts'
import type { Orders } from '../store/mongo-orders.ts'
import { phoneOf } from './phone-of.ts'
import { readOrder } from './read-order.ts'
import { type SettleSplitDeps, settleSplit } from './settle-split.ts'
import { type ShowOrderDeps, showOrder } from './show-order.ts'

export interface ShopperDeps extends ShopperLimits, SettleSplitDeps, ShowOrderDeps {
  orders: Orders
}

/** An order that somebody names by its code, on this host. */
export interface ByCode {
  readonly code: string
  readonly site: SiteOwner
}

/**
 * Corrects name, phone and address of an order for whoever has its code; what is as it was publishes nothing. Throws `not_found`, `limited`, `invalid`
 * for the phone, and `conflict` with the order as it is now: when it is packed, with the courier or over, or when somebody has changed these data
 * since they were seen.
 */
export function correctOrder(deps: ShopperDeps, which: ByCode, wanted: CorrectionRequest): Promise<Order> {
  let isCounted = false
  return change(deps, which, async (before) => {
    await refuseFixed(deps, before)
    const correction = corrected(before, wanted, phoneOf(before.market, wanted.phone), deps.now())
    if (!correction) return undefined
    if (wanted.dataTag !== dataTagOf(before))
      throw await conflict(deps, 'order.changed', CHANGE_MESSAGES.changedMeanwhile, before)
    if (!isCounted) await deps.correctionLimit(before.orderId)
    isCounted = true
    return { after: correction.order, events: [orderEditedEvent(before, correction, null)] }
  })
}

/**
 * Cancels an order for whoever has its code; one that is cancelled stays as it is. Throws `not_found`, and `conflict` with the order as it is
 * now, when it is packed, with the courier or over.
 */
export function cancelOrder(deps: ShopperDeps, which: ByCode): Promise<Order> {
  return change(deps, which, async (before) => {
    if (before.status === 'cancelled') return undefined
    await refuseFixed(deps, before)
    const cancelling = { step: 'declined', reason: CANCELLED_BY_SHOPPER } as const
    const after = withStep(before, cancelling, { by: null, now: deps.now() })
    if (!after) throw await conflict(deps, 'order.fixed', CHANGE_MESSAGES.fixed.end, before)
    return { after, events: [deskChangedEvent(after, 'declined', null), statusChangedEvent(before, after, null)] }
  })
}

interface Changed {
  after: Order
  events: OutboxEntry[]
}

/**
 * Saves what `decide` makes of an order, and asks it again for the newest when somebody saved first. Of an order on hold nothing is published: its
 * release publishes it as it is then.
 */
async function change(
  deps: ShopperDeps,
  { code, site }: ByCode,
  decide: (order: Order) => Promise<Changed | undefined>,
): Promise<Order> {
  for (;;) {
    const before = await readOrder(deps, () => undefined, code, site)
    // A part that is not stored yet must begin where the order stood before this change. The save below then finds a newer order, and begins anew.
    if (before.splitDueAt) await settleSplit(deps, before.id)
    const changed = await decide(before)
    if (!changed) return before
    if (await deps.orders.save(changed.after, before.hold ? [] : changed.events)) {
      streamOrder(deps.feed, 'changed', changed.after)
      return changed.after
    }
  }
}

async function refuseFixed(deps: ShopperDeps, order: Order): Promise<void> {
  const by = fixedBy(order)
  if (by) throw await conflict(deps, 'order.fixed', CHANGE_MESSAGES.fixed[by], order)
}

const conflict = async (deps: ShopperDeps, code: string, message: string, order: Order): Promise<AppError> =>
  new AppError('conflict', code, message, { details: { order: await showOrder(deps, order) } })
