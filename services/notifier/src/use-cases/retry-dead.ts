import {
  RETRIED_AT_ONCE,
  type RetriedDelivery,
  type RetryDeadRequest,
  type RetryDeadResponse,
  type RetryMatchingDeadRequest,
} from '@izlog/contracts/http/dead-deliveries'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import type { AuditDetails, Initiator } from '@izlog/kit/audit/audit-event'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { canRetry } from '../domain/delivery.ts'
import type { OrderDelivery } from '../store/delivery-lists.ts'
import { deadFilterOf, type ListDeadDeps } from './list-dead.ts'
import { type RetryDeps, refusalOf, retryDeliveries } from './retry-delivery.ts'

export interface RetryDeadDeps extends RetryDeps, ListDeadDeps {
  audit: Pick<AuditOutbox, 'record'>
}

/** Sends chosen dead deliveries again. Repeated, it changes nothing. */
export async function retryDead(
  deps: RetryDeadDeps,
  by: Initiator,
  { ids }: RetryDeadRequest,
): Promise<RetryDeadResponse> {
  const found = new Map((await deps.lists.findAll(ids)).map((delivery) => [delivery._id, delivery]))
  await retryAll(deps, by, [...found.values()])
  return { results: ids.map((id) => resultOf(id, found.get(id))), nextCursor: null }
}

/** Sends the next dead deliveries of a filter again. Those that cannot be stay in the list, and the cursor goes on behind them. */
export async function retryMatchingDead(
  deps: RetryDeadDeps,
  by: Initiator,
  { cursor, ...filter }: RetryMatchingDeadRequest,
): Promise<RetryDeadResponse> {
  const page = await deps.dead.page(deadFilterOf(filter), { cursor, limit: RETRIED_AT_ONCE })
  await retryAll(deps, by, page.deliveries)
  return {
    results: page.deliveries.map((delivery) => resultOf(delivery._id, delivery)),
    nextCursor: page.nextCursor,
  }
}

async function retryAll(deps: RetryDeadDeps, by: Initiator, deliveries: readonly OrderDelivery[]): Promise<void> {
  const wanted = deliveries.filter((delivery) => delivery.state === 'dead' && canRetry(delivery))
  if (wanted.length === 0) return
  await deps.audit.record(by, 'deliveries-retried', detailsOf(wanted))
  await retryDeliveries(deps, wanted)
}

/** Never their orders' codes, which open the orders. */
function detailsOf(deliveries: readonly OrderDelivery[]): AuditDetails {
  const channels = [...new Set(deliveries.map(({ channel }) => `channel=${channel}`))]
  const [seller, ...others] = new Set(deliveries.map(({ userId }) => userId))
  return {
    fields: [`count=${deliveries.length}`, ...channels],
    ...(seller !== undefined && others.length === 0 ? { object: { kind: 'user', id: seller } } : {}),
  }
}

function resultOf(id: string, delivery: OrderDelivery | undefined): RetriedDelivery {
  if (!delivery) return { id, refusal: DELIVERY_MESSAGES.notFound }
  const refusal = refusalOf(delivery)
  return { id, refusal: refusal ? DELIVERY_MESSAGES[refusal] : null }
}
