import type { OrderItem } from '@izlog/contracts/http/orders'
import type { UnfinishedForm } from '@izlog/contracts/http/unfinished-forms'
import type { Forms } from '../../../../shared/plural.ts'
import { formatMoney } from '../../../ui/format.ts'
import { productOf } from '../order-text.ts'

/** The message that is sent where nobody answers; the seller may write another. */
export const CALL_TEXT =
  'Dobar dan, {ime}! Poručili ste {proizvod}, {iznos} pri preuzimanju. Zvali smo Vas da potvrdimo porudžbinu. Odgovorite sa DA i odmah je šaljemo.'

/** A message with the shopper's first name, the product and the sum to collect in place of {ime}, {proizvod} and {iznos}. */
export const filledCallText = (text: string, order: OrderItem): string =>
  text
    .replaceAll('{ime}', order.firstName)
    .replaceAll('{proizvod}', productOf(order))
    .replaceAll('{iznos}', formatMoney(order.sumToCollect, order.currencySymbol))

/** The message to a shopper who left the order form. */
export const unfinishedText = ({ name, productName, sumToCollect, currencySymbol }: UnfinishedForm): string =>
  `Dobar dan${name && `, ${name.split(' ', 1)}`}! Počeli ste da poručujete ${productName}, ${formatMoney(sumToCollect, currencySymbol)} pri preuzimanju. Treba li pomoć da završite porudžbinu? Odgovorite sa DA i pozvaćemo Vas.`

export const UNANSWERED: Forms = ['poziv bez odgovora', 'poziva bez odgovora', 'poziva bez odgovora']

/** Opens a message to the shopper with the text in it. */
export const smsTo = (phone: string, text: string): string => `sms:${phone}?body=${encodeURIComponent(text)}`
export const viberTo = (phone: string, text: string): string =>
  `viber://chat?number=${encodeURIComponent(phone)}&draft=${encodeURIComponent(text)}`
