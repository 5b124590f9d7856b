import { z } from 'zod'
import { ORDER_FIELDS } from '../domain/order-fields.ts'
import { oneLine } from '../domain/typed-text.ts'
import { maxLengthMessage } from './max-length-message.ts'
import { CustomerData, OrderQuantity, PlaceOrderRequest } from './orders.ts'

const { maxLength } = ORDER_FIELDS.name.input

/**
 * POST /api/orders/unfinished: a phone was typed into an order form whose seller keeps unfinished ones. Answers 204, also where nothing
 * is kept, so that the answer does not reveal settings or block lists.
 */
export const UnfinishedFormRequest = z.object({
  /** A random id of the form in this browser: a phone that is corrected there replaces the one before. */
  form: z.string().regex(/^[0-9a-f]{32}$/, 'Neispravna oznaka forme'),
  websiteId: PlaceOrderRequest.shape.websiteId,
  quantity: OrderQuantity,
  /** Empty: not typed yet. */
  name: z.string().overwrite(oneLine).max(maxLength, maxLengthMessage(maxLength)).default(''),
  phone: CustomerData.shape.phone,
})
export type UnfinishedFormRequest = z.infer<typeof UnfinishedFormRequest>
export type UnfinishedFormBody = z.input<typeof UnfinishedFormRequest>

/** An order form that was left with a phone in it, in its seller's queue of calls. */
export const UnfinishedForm = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  websiteId: z.int(),
  productName: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  /** T of docs/glossary.md as the page had it, whole units of its currency. */
  totalPrice: z.int(),
  /** T and the delivery price. */
  sumToCollect: z.int(),
  currencySymbol: z.string(),
  /** Empty: the shopper did not type it. */
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  /** When the shopper last changed it. */
  at: z.iso.datetime(),
  /** Calls without an answer. */
  attempts: z.int().nonnegative(),
  calledAt: z.iso.datetime().nullable(),
})
export type UnfinishedForm = z.infer<typeof UnfinishedForm>

/** How the call of an unfinished form went; `ordered` and `declined` take it out of the queue. */
export const UnfinishedOutcome = z.enum(['ordered', 'no-answer', 'declined'])
export type UnfinishedOutcome = z.infer<typeof UnfinishedOutcome>

export const UNFINISHED_LABELS: Readonly<Record<UnfinishedOutcome, string>> = {
  ordered: 'Poručio telefonom',
  'no-answer': 'Ne javlja se',
  declined: 'Ne želi',
}

export const UnfinishedParams = z.object({ formId: z.uuid('Nepoznata nezavršena porudžbina') })

/** POST /api/orders/unfinished/{formId}/outcome; `version` is the one that was seen. */
export const UnfinishedOutcomeRequest = z.object({ outcome: UnfinishedOutcome, version: z.int().positive() })

export const UNFINISHED_MESSAGES = {
  tooMany: 'Previše zahteva sa ove adrese. Sačekajte minut pa pokušajte ponovo.',
  gone: 'Ova nezavršena porudžbina više ne čeka poziv.',
  changedMeanwhile: 'Neko je u međuvremenu zabeležio ishod ovog poziva.',
  undoTooLate: 'Prošlo je više od deset sekundi, pa ishod ne može da se poništi.',
} as const
