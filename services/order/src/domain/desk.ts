import { isDeepStrictEqual } from 'node:util'
import { type DeskChange, DeskStep, deskAfter, statusOfDesk } from '@izlog/contracts/domain/order-desk'
import { type DeskEntry, type DeskOrder, UNDO_WITHIN_S } from '@izlog/contracts/http/desk'
import { mayLeave, type Order, type StoredDeskEntry, withStatus } from './order.ts'
import { orderItem } from './order-views.ts'
import { parcelDueAfter } from './parcel-share.ts'

/** How many of an order's steps and edits are kept. */
export const DESK_ENTRIES_KEPT = 50
/** For a call to take back that was sent in time, s. */
const UNDO_GRACE_S = 5

type NotedChange = DeskChange & { note?: string | undefined }

/** Whether the order's last change of the desk came to this step, so that asking for it again changes nothing. */
export function isAt({ desk }: Order, step: DeskStep): boolean {
  if (step === 'confirmed') return desk.shipment === 'to-pack'
  return (desk.shipment ?? desk.confirmation) === step
}

/** Who notes something, and when; `by` null: the shopper. */
export interface Noting {
  by: number | null
  now: Date
}

/** The order after a step at the desk, with the status that follows; undefined when it may not take the step now. */
export function withStep(order: Order, change: NotedChange, noting: Noting): Order | undefined {
  const desk = deskAfter(order.desk, change)
  if (!desk) return undefined
  const { step, reason = null, note = null } = change
  const entry: StoredDeskEntry = {
    ...{ step, at: noting.now, by: noting.by },
    ...{ callAt: desk.callAt, reason, note, before: order.desk },
  }
  return moved(order, desk, [...order.deskEntries, entry].slice(-DESK_ENTRIES_KEPT), noting)
}

/** The order without its last step; undefined when that is somebody else's, or too long ago, or the desk was changed otherwise since. */
export function withoutLastStep(order: Order, noting: Noting): Order | undefined {
  // What shares its parcel meanwhile is no step: it stays, and follows the order back.
  const at = order.deskEntries.findLastIndex(({ step }) => step !== 'shared' && step !== 'separated')
  const last = order.deskEntries[at]
  const since = last ? noting.now.getTime() - last.at.getTime() : Number.POSITIVE_INFINITY
  if (!last || last.by !== noting.by || since > (UNDO_WITHIN_S + UNDO_GRACE_S) * 1000) return undefined
  const step = DeskStep.safeParse(last.step).data
  if (!step || !isDeepStrictEqual(deskMadeBy(last, step), order.desk)) return undefined
  return moved(order, last.before, order.deskEntries.toSpliced(at, 1), noting)
}

const deskMadeBy = ({ before, callAt, reason }: StoredDeskEntry, step: DeskStep) =>
  deskAfter(before, { step, callAt: callAt ?? undefined, reason: reason ?? undefined })

function moved(order: Order, desk: Order['desk'], deskEntries: StoredDeskEntry[], { by, now }: Noting): Order {
  const status = statusOfDesk(desk)
  const changed = withStatus(order, status, by, now) ?? {
    ...{ ...order, version: order.version + 1, updatedAt: now },
    parcelDueAt: parcelDueAfter(order, now),
  }
  const notedAt = deskEntries.at(-1)?.at ?? null
  return { ...keptForUndo(order, changed, now), desk, deskVersion: order.deskVersion + 1, deskEntries, notedAt }
}

/** The courier cannot be called back, so a parcel that a change lets leave waits until the change cannot be taken back any more. */
export function keptForUndo(before: Order, after: Order, now: Date): Order {
  if (before.releasedAt || mayLeave(before, before.status) || !mayLeave(after, after.status)) return after
  return { ...after, releasedAt: null, upsellDelayedUntil: untilUndone(before.upsellDelayedUntil, now) }
}

/** Until when a parcel waits after a change that may be taken back; not less than it waits already. */
export function untilUndone(window: Date | null, now: Date): Date {
  const undoneBy = new Date(now.getTime() + (UNDO_WITHIN_S + UNDO_GRACE_S) * 1000)
  return window && window > undoneBy ? window : undoneBy
}

/** Whether the last thing noted is all of this by this user: a click sent twice, or again after a lost answer. */
export function isRepeated(order: Order, change: NotedChange, { by, now }: Noting): boolean {
  const last = order.deskEntries.at(-1)
  if (!last) return false
  const { step, callAt = null, reason = null, note = null } = change
  const isSame = last.step === step && last.callAt === callAt && last.reason === reason && last.note === note
  return isSame && last.by === by && now.getTime() - last.at.getTime() <= UNDO_WITHIN_S * 1000
}

export const deskOrder = (order: Order): DeskOrder => ({
  order: orderItem(order),
  version: order.deskVersion + 1,
  desk: order.desk,
  entries: order.deskEntries.map(entryView),
})

const entryView = ({ before: _ours, at, ...entry }: StoredDeskEntry): DeskEntry => ({ ...entry, at: at.toISOString() })
