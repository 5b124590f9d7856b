import { DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import { BulkDeskAnswer, type BulkResult, type ManyStep } from '@izlog/contracts/http/many-orders'
import { api, sentenceOf } from '../../../api/client.ts'

/** Small enough that the progress moves and other calls get their turn; a call may hold 500. */
const CHUNK = 100

export interface BulkChange {
  readonly step: ManyStep
  readonly reason: string
}

/** An order that did not take the step. */
export type Refused = BulkResult & { readonly refusal: string }

/** Steps that lose a sale: the reason helps to lose fewer. */
export const LOSES_SALE: ReadonlySet<ManyStep> = new Set(['declined', 'refused', 'returned'])

export const stepLabel = (step: ManyStep): string => DESK_LABELS[step]

/**
 * Sends a change of many orders in chunks, one after another. `onProgress` gets the number of orders sent so far, and returns whether to go on. When a call fails, its
 * orders and those after it count as refused with its sentence, so that they can be tried again.
 */
export async function changeMany(
  ids: readonly number[],
  { step, reason }: BulkChange,
  onProgress: (through: number) => boolean,
): Promise<Refused[]> {
  const refused: Refused[] = []
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK)
    try {
      const body = { ids: chunk, step, ...(reason ? { reason } : {}) }
      const { results } = await api.post('/api/orders/desk/bulk', BulkDeskAnswer, body)
      for (const { refusal, ...result } of results) if (refusal !== null) refused.push({ ...result, refusal })
    } catch (error) {
      return [...refused, ...refusedAs(ids.slice(from), sentenceOf(error, NO_ANSWER))]
    }
    const through = from + chunk.length
    if (!onProgress(through)) return [...refused, ...refusedAs(ids.slice(through), STOPPED)]
  }
  return refused
}

const NO_ANSWER = 'Server nije odgovorio. Ponovite.'
const STOPPED = 'Prekinuto pre ove porudžbine.'

const refusedAs = (ids: readonly number[], refusal: string): Refused[] =>
  ids.map((id) => ({ id, orderId: null, refusal }))
