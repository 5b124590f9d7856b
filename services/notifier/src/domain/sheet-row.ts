import { formatMoney } from '@izlog/contracts/domain/money'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import type { OrderCreatedV1 } from '@izlog/contracts/events/orders'
import type { UpsellAcceptedV1 } from '@izlog/contracts/events/upsells'
import { fullName, streetLine } from './addresses.ts'
import { notesOf } from './notes.ts'

/** The twelve columns of docs/product/platform.md 3, A to L. */
export const SHEET_HEADER = [
  'Datum porudžbine',
  'Broj porudžbine',
  'Ime i prezime',
  'Email',
  'Telefon',
  'Adresa za dostavu',
  'Grad',
  'Proizvod',
  'Količina',
  'Ukupna cena',
  'Status',
  'Napomena',
] as const
export const LAST_COLUMN = 'L'
export const CODE_COLUMN = 'B'
export const STATUS_COLUMN = 'K'
export const CODE_INDEX = 1
export const STATUS_INDEX = 10

export type SheetCell = string | number

type RowOrder = Pick<
  OrderCreatedV1['data'],
  | 'createdAt'
  | 'orderId'
  | 'customer'
  | 'productName'
  | 'quantity'
  | 'totalPrice'
  | 'currencySymbol'
  | 'status'
  | 'partOf'
>

/** An order as its row. Cells are written RAW, so nothing that a shopper typed becomes a formula. */
export const sheetRow = (order: RowOrder): SheetCell[] => [
  belgradeTime(order.createdAt),
  order.orderId,
  fullName(order.customer),
  order.customer.email ?? '',
  order.customer.phoneTyped,
  streetLine(order.customer),
  order.customer.city,
  order.productName,
  order.quantity,
  formatMoney(order.totalPrice, order.currencySymbol),
  ORDER_STATUS_LABELS[order.status],
  notesOf(order) ?? '',
]

/** An order that goes in another's parcel: its note names that one. */
export function followerRow(order: RowOrder & { leader: string }): SheetCell[] {
  const notes = [order.customer.notes, `U paketu porudžbine ${order.leader}`].filter(Boolean).join('. ')
  return sheetRow({ ...order, customer: { ...order.customer, notes } })
}

/** An upsell as a row of its own: its code and U; the note names the order whose parcel it joins. */
export const upsellRow = ({ title, originalOrderId, customer, ...upsell }: UpsellAcceptedV1['data']): SheetCell[] =>
  sheetRow({ ...upsell, productName: title, customer: { ...customer, notes: `Uz porudžbinu ${originalOrderId}` } })

const BELGRADE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Belgrade',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '21.11.2026. 03:05' */
function belgradeTime(iso: string): string {
  const part = Object.fromEntries(BELGRADE.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${part.day}.${part.month}.${part.year}. ${part.hour}:${part.minute}`
}
