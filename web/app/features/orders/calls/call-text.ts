import type { OrderItem } from '@izlog/contracts/http/orders'
import { formatMoney } from '../../../ui/format.ts'
import { parcelSumOf, productOf } from '../order-text.ts'

/** The message that is sent where nobody answers; the seller may write another. */
export const CALL_TEXT =
  'Dobar dan, {ime}! Poručili ste {proizvod}, {iznos} pri preuzimanju. Zvali smo Vas da potvrdimo porudžbinu. Odgovorite sa DA i odmah je šaljemo.'

/** A message with the shopper's first name, the product and the sum to collect in place of {ime}, {proizvod} and {iznos}. */
export const filledCallText = (text: string, order: OrderItem): string =>
  text
    .replaceAll('{ime}', order.firstName)
    .replaceAll('{proizvod}', productOf(order))
    .replaceAll('{iznos}', formatMoney(parcelSumOf(order), order.currencySymbol))

/** Opens a message to the shopper with the text in it. */
export const smsTo = (phone: string, text: string): string => `sms:${phone}?body=${encodeURIComponent(text)}`
export const viberTo = (phone: string, text: string): string =>
  `viber://chat?number=${encodeURIComponent(phone)}&draft=${encodeURIComponent(text)}`
