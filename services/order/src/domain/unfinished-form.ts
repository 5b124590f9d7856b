import type { WaitingCall } from '@izlog/contracts/domain/call-queue'
import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import { UNFINISHED_KEPT_MS, UNFINISHED_WAIT_MS } from '@izlog/contracts/domain/unfinished-forms'
import { UNDO_WITHIN_S } from '@izlog/contracts/http/desk'
import type { UnfinishedOutcome, UnfinishedForm as View } from '@izlog/contracts/http/unfinished-forms'
import type { Noting } from './desk.ts'

/** An order form that was left with a phone in it: no order, and counted nowhere as one. */
export interface UnfinishedForm {
  id: string
  version: number
  /** The seller. */
  userId: number
  websiteId: number
  productName: string
  image: string | null
  quantity: number
  totalPrice: number
  sumToCollect: number
  currencySymbol: string
  name: string
  /** E.164. */
  phone: string
  /** When the shopper last changed it. */
  at: Date
  attempts: number
  calledAt: Date | null
  /** The last outcome, which its user may take back; null: none, or it was taken back. */
  last: NotedOutcome | null
  /** Its shopper ordered or declined: it waits only for that to be taken back. */
  isDone: boolean
  expiresAt: Date
}

/** Who notes an outcome, and when. */
type NotingUser = Noting & { by: number }

interface NotedOutcome {
  outcome: UnfinishedOutcome
  by: number
  at: Date
  before: Pick<UnfinishedForm, 'attempts' | 'calledAt' | 'expiresAt'>
}

/** For a call to take back that was sent in time, ms. */
const UNDO_MS = (UNDO_WITHIN_S + 5) * 1000

export const expiryOf = (at: Date): Date => new Date(at.getTime() + UNFINISHED_KEPT_MS)

/** An order of its phone since then makes it no unfinished form: order and form come in any order, and a placed form may be shown again. */
export const orderedFrom = ({ at }: Pick<UnfinishedForm, 'at'>): Date => new Date(at.getTime() - UNFINISHED_WAIT_MS)

/** The form as the queue of calls sees it: due once the shopper has left it alone for a while. */
export const waitingForm = (form: UnfinishedForm): WaitingCall & { form: UnfinishedForm } => ({
  form,
  desk: { ...NEW_DESK, confirmation: form.attempts > 0 ? 'no-answer' : 'new', attempts: form.attempts },
  createdAt: form.at.getTime() + UNFINISHED_WAIT_MS,
  calledAt: form.calledAt?.getTime(),
})

/** The form after its call. */
export function withOutcome(form: UnfinishedForm, outcome: UnfinishedOutcome, { by, now }: NotingUser): UnfinishedForm {
  const { attempts, calledAt, expiresAt } = form
  const last = { outcome, by, at: now, before: { attempts, calledAt, expiresAt } }
  const noted = { ...form, version: form.version + 1, last, calledAt: now }
  return outcome === 'no-answer'
    ? { ...noted, attempts: attempts + 1 }
    : { ...noted, isDone: true, expiresAt: new Date(now.getTime() + UNDO_MS) }
}

/** The form without its last outcome; undefined when that is somebody else's or too long ago. */
export function withoutOutcome({ last, ...form }: UnfinishedForm, { by, now }: NotingUser): UnfinishedForm | undefined {
  if (!last || last.by !== by || now.getTime() - last.at.getTime() > UNDO_MS) return undefined
  return { ...form, ...last.before, version: form.version + 1, last: null, isDone: false }
}

/** Whether its last outcome is this one of this user, seconds ago: a click sent twice, or again after a lost answer. */
export const isRepeatedOutcome = (
  { last }: UnfinishedForm,
  outcome: UnfinishedOutcome,
  { by, now }: NotingUser,
): boolean => last?.outcome === outcome && last.by === by && now.getTime() - last.at.getTime() <= UNDO_MS

export const unfinishedFormView = (form: UnfinishedForm): View => {
  const { userId: _u, last: _l, isDone: _d, expiresAt: _e, at, calledAt, ...shown } = form
  return { ...shown, at: at.toISOString(), calledAt: calledAt?.toISOString() ?? null }
}
