import type { DeadLetter } from '@izlog/kit/bus/dead-letters'
import { type EraseDeadLettersDeps, eraseDeadLetters, eventIn } from '@izlog/kit/bus/erase-dead-letters'
import { z } from 'zod'

/** Which of these orders, by their codes, are erased. */
export type ErasedAmong = (orderIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Removes dead letters of erased orders. Answers how many. */
export const eraseDeadLettersOfOrders = (deps: EraseDeadLettersDeps, erasedAmong: ErasedAmong): Promise<number> =>
  eraseDeadLetters(deps, async (letters) => {
    const erased = await erasedAmong([...new Set(letters.flatMap((letter) => orderOf(letter) ?? []))])
    return (letter) => erased.has(orderOf(letter) ?? '')
  })

const Letter = z.object({
  type: z.string(),
  data: z.object({ orderId: z.string().optional(), originalOrderId: z.string().optional() }),
})

/** The order of a letter; undefined for none, and for `order.erased`, which has nothing personal in it and must still reach its reader. */
function orderOf(dead: DeadLetter): string | undefined {
  const letter = Letter.safeParse(eventIn(dead))
  if (!letter.success || letter.data.type === 'order.erased') return undefined
  return letter.data.data.originalOrderId ?? letter.data.data.orderId
}
