import { z } from 'zod'
import { MAX_MONEY, parseMoney } from './money.ts'

/** A whole number of the page's currency, as it is stored and sent. */
export const Money = z.number().int().min(0).max(MAX_MONEY)
export type Money = z.infer<typeof Money>

/** Money as a person typed it, text or number, parsed by `parseMoney`. */
export const TypedMoney = z.union([z.string(), z.number()]).transform((typed, ctx) => {
  const amount = parseMoney(typed)
  if (amount !== null) return amount
  ctx.addIssue({ code: 'custom', message: 'Unesite iznos brojem, na primer 2.990' })
  return z.NEVER
})
