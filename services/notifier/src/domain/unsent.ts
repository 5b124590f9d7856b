import { isDeepStrictEqual } from 'node:util'
import { type Delivery, forgetAtAfter } from './delivery.ts'
import { NOT_BY_ITSELF } from './fan-out.ts'

/** What a later event of its order asks of a delivery that was not sent. */
export type UnsentInstruction<C> =
  /** It is sent with this content, once it is sent. */
  | { what: 'replace'; content: C; summary: string }
  /** The order is cancelled, or goes in another's parcel: it is neither tried nor retried, unless a later event restores it. */
  | { what: 'withdraw' }
  | { what: 'restore' }

/** The delivery after such an event; undefined when nothing changes: it has it already, or it was sent, is being sent now, or is forgotten. */
export function changedUnsent(
  delivery: Delivery,
  instruction: UnsentInstruction<unknown>,
  at: Date,
): Delivery | undefined {
  const { state, lease, content, summary, withdrawn = false } = delivery
  if (state === 'sent' || lease !== null || content === null) return undefined
  const revision = (delivery.revision ?? 0) + 1
  if (instruction.what === 'replace') {
    const replaced = { content: instruction.content, summary: instruction.summary }
    return isDeepStrictEqual(replaced, { content, summary }) ? undefined : { ...delivery, ...replaced, revision }
  }
  const withdraws = instruction.what === 'withdraw'
  if (withdrawn === withdraws) return undefined
  // One that waited for its turn waits for the restoring event instead, and is forgotten when none comes.
  const turn = withdraws ? { dueAt: NOT_BY_ITSELF, forgetAt: forgetAtAfter(at) } : { dueAt: at, forgetAt: null }
  return { ...delivery, ...(delivery.dueAt ? turn : {}), withdrawn: withdraws, revision }
}
