import { EDITED_FIELD_LABELS } from '@izlog/contracts/domain/edited-order-fields'
import { escapeHtml } from '@izlog/contracts/domain/escape-html'
import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import type {
  OrderCreatedV1,
  OrderEditedV1,
  OrderParcelChangedV1,
  OrderStatusChangedV1,
} from '@izlog/contracts/events/orders'
import type { UpsellAcceptedV1 } from '@izlog/contracts/events/upsells'
import { fullAddress, fullName } from './addresses.ts'
import type { Notice } from './notice.ts'

/** A new order, or a part of a split one, as Telegram HTML; typed text is escaped. */
export function orderMessage(order: OrderCreatedV1['data']): string {
  const { customer } = order
  return [
    order.partOf
      ? `📦 <b>Drugi paket porudžbine ${escapeHtml(order.partOf)}: ${escapeHtml(order.orderId)}</b>`
      : `🛒 <b>Nova porudžbina ${escapeHtml(order.orderId)}</b>`,
    ...(order.possibleDuplicate ? ['⚠️ <b>Moguća dupla porudžbina</b>'] : []),
    '',
    line('Proizvod', order.productName),
    line('Količina', piecesLabel(order.quantity)),
    line('Ukupno', formatMoney(order.totalPrice, order.currencySymbol)),
    ...(order.deliveryPrice > 0 ? [line('Dostava', formatMoney(order.deliveryPrice, order.currencySymbol))] : []),
    '',
    line('Kupac', fullName(customer)),
    line('Telefon', phoneText(customer)),
    ...(customer.email ? [line('Email', customer.email)] : []),
    line('Adresa', fullAddress(customer, order.market)),
    ...(customer.notes ? [line('Napomena', customer.notes)] : []),
  ].join('\n')
}

/** An edited order: what is other now, and the shopper, so that nobody packs by the first message. */
export function editedMessage(order: OrderEditedV1['data']): string {
  const { customer, fields, byShopper, splitInto } = order
  const title = splitInto ? '✂️ <b>Podeljena' : byShopper ? '✏️ <b>Kupac je ispravio' : '✏️ <b>Izmenjena'
  return [
    `${title} ${byShopper ? 'porudžbinu' : 'porudžbina'} ${escapeHtml(order.orderId)}</b>`,
    line('Izmenjeno', fields.map((field) => EDITED_FIELD_LABELS[field]).join(', ')),
    ...(splitInto ? [line('Ostatak ide u paketu', splitInto)] : []),
    ...otherParcelsLine(order),
    '',
    line('Proizvod', order.productName),
    line('Količina', piecesLabel(order.quantity)),
    line('Ukupno', formatMoney(order.totalPrice, order.currencySymbol)),
    '',
    line('Kupac', fullName(customer)),
    line('Telefon', phoneText(customer)),
    line('Adresa', fullAddress(customer, order.market)),
    ...(customer.notes ? [line('Napomena', customer.notes)] : []),
  ].join('\n')
}

/** Which orders go in one parcel, or that one goes alone again. */
export function parcelMessage({ leader, followers, parcel, currencySymbol }: OrderParcelChangedV1['data']): string {
  const title = followers.length > 0 ? 'U istom paketu' : 'Paket je opet samo za porudžbinu'
  return [
    `📦 <b>${title} ${escapeHtml([leader, ...followers].join(', '))}</b>`,
    ...(parcel ? [line('Za naplatu', formatMoney(parcel.sumToCollect, currencySymbol))] : []),
  ].join('\n')
}

/** An order that its shopper cancelled. */
export const cancelledMessage = (order: OrderStatusChangedV1['data']): string =>
  [
    `❌ <b>Kupac je otkazao porudžbinu ${escapeHtml(order.orderId)}</b>`,
    ...otherParcelsLine(order),
    '',
    line('Proizvod', order.productName),
    line('Količina', piecesLabel(order.quantity)),
    line('Ukupno', formatMoney(order.totalPrice, order.currencySymbol)),
  ].join('\n')

/** An accepted upsell as a message of its own, with U as its sum; the order's message has T. */
export function upsellMessage(upsell: UpsellAcceptedV1['data']): string {
  const { customer, currencySymbol } = upsell
  return [
    `➕ <b>Dodato u porudžbinu ${escapeHtml(upsell.originalOrderId)}</b>`,
    '',
    line('Proizvod', upsell.title),
    line('Količina', piecesLabel(upsell.quantity)),
    line('Ukupno', formatMoney(upsell.totalPrice, currencySymbol)),
    line('Broj dodatka', upsell.orderId),
    '',
    line('Uz', `${upsell.originalProductName}, ${formatMoney(upsell.originalTotalPrice, currencySymbol)}`),
    line('Kupac', fullName(customer)),
    line('Telefon', phoneText(customer)),
  ].join('\n')
}

/** An order as a line of a gathered message. */
export const orderLine = ({ orderId, customer, possibleDuplicate, ...order }: OrderCreatedV1['data']): string =>
  [
    escapeHtml(order.partOf ? `${orderId}, deo ${order.partOf}` : orderId),
    escapeHtml(fullName(customer)),
    formatMoney(order.totalPrice, order.currencySymbol),
    ...(possibleDuplicate ? ['⚠️ moguća dupla'] : []),
  ].join(' · ')

/** An accepted upsell as a line of a gathered message. */
export const joinedLine = (upsell: UpsellAcceptedV1['data']): string =>
  [
    `${escapeHtml(upsell.orderId)} uz ${escapeHtml(upsell.originalOrderId)}`,
    escapeHtml(fullName(upsell.customer)),
    formatMoney(upsell.totalPrice, upsell.currencySymbol),
  ].join(' · ')

/** A notification as Telegram HTML. */
export const noticeMessage = ({ title, message }: Notice): string =>
  `🔔 <b>${escapeHtml(title)}</b>\n${escapeHtml(message)}`

/** What the shopper did holds for one parcel only. */
const otherParcelsLine = ({ otherParcels = [] }: { otherParcels?: string[] | undefined }): string[] =>
  otherParcels.length > 0 ? [line('Podeljena je, pa proverite i', otherParcels.join(', '))] : []

const line = (label: string, value: string): string => `<b>${label}:</b> ${escapeHtml(value)}`

/** The number as typed, followed by the E.164 form, which a phone dials on a tap. */
const phoneText = ({ phone, phoneTyped }: { phone: string; phoneTyped: string }): string =>
  phoneTyped === phone ? phone : `${phoneTyped} (${phone})`
