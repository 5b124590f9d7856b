import { DAY_MS } from '@izlog/contracts/domain/durations'
import { EXTERNAL_COPY_NOTES } from '@izlog/contracts/domain/erasure'
import { FACTS_RETENTION_DAYS } from '@izlog/contracts/events/topics'
import type { Erasure as ErasureView } from '@izlog/contracts/http/erasures'
import type { Erasure } from './erasure.ts'

/** An erasure as administrators read it. */
export function erasureView(erasure: Erasure): ErasureView {
  const { id, phone, requestedBy, requestedAt, doneAt, orderIds, lastErasedAt } = erasure
  const { erased, unanswered, runningOrders, running, outside } = erasure
  return {
    id,
    state: doneAt ? 'done' : 'under-way',
    phone,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    orders: orderIds.length,
    erased,
    unanswered,
    runningOrders,
    running: running.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
    outside: outside.map(({ channel, orders }) => ({ channel, orders, note: EXTERNAL_COPY_NOTES[channel] })),
    queuesKeptUntil: lastErasedAt
      ? new Date(lastErasedAt.getTime() + FACTS_RETENTION_DAYS * DAY_MS).toISOString()
      : null,
  }
}
