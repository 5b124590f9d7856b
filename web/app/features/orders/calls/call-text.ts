import type { OrderItem } from '@izlog/contracts/http/orders'
import type { UnfinishedForm } from '@izlog/contracts/http/unfinished-forms'
import type { Forms } from '../../../../shared/plural.ts'
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

/** The message to whoever left the order form; the seller may write another. */
export const UNFINISHED_TEXT =
  'Dobar dan, {ime}! Počeli ste porudžbinu: {proizvod}, {iznos} pri preuzimanju. Treba li pomoć da završite porudžbinu? Odgovorite sa DA i pozvaćemo Vas.'

/** The same of an unfinished form. Where no name was typed {ime} goes with the comma or space before it: 'Dobar dan!'. */
export const filledUnfinishedText = (text: string, form: UnfinishedForm): string => {
  const [firstName = ''] = form.name.split(' ', 1)
  return (
    firstName ? text.replaceAll('{ime}', firstName) : text.replaceAll(/,?\s*\{ime\}/g, '').replace(/^[,!\s]+/, '')
  )
    .replaceAll('{proizvod}', form.productName)
    .replaceAll('{iznos}', formatMoney(form.sumToCollect, form.currencySymbol))
}

export const UNANSWERED: Forms = ['poziv bez odgovora', 'poziva bez odgovora', 'poziva bez odgovora']

/** Opens a message to the shopper with the text in it. */
export const smsTo = (phone: string, text: string): string => `sms:${phone}?body=${encodeURIComponent(text)}`
export const viberTo = (phone: string, text: string): string =>
  `viber://chat?number=${encodeURIComponent(phone)}&draft=${encodeURIComponent(text)}`
