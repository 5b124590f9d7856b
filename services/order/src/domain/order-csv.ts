import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import { ON_HOLD_LABEL, ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { type Column, csvLine } from '@izlog/kit/csv'
import { customerName } from './customer-name.ts'
import { type Order, sumOfUpsells, sumToCollect } from './order.ts'

const date = new Intl.DateTimeFormat('sr-RS', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Belgrade' })

/** What each column holds; the first twelve are the columns of the seller's spreadsheet (docs/product/platform.md 3). */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  ['Datum', ({ createdAt }) => date.format(createdAt)],
  ['Porudžbina', ({ orderId }) => orderId],
  ['Kupac', customerName],
  ['Email', ({ customer }) => customer.email],
  ['Telefon', ({ customer }) => customer.phoneTyped],
  ['Adresa', ({ customer }) => customer.address],
  ['Grad', ({ customer }) => [customer.postalCode, customer.city].filter(Boolean).join(' ')],
  ['Proizvod', ({ productName }) => productName],
  ['Količina', ({ quantity }) => quantity],
  ['Ukupno', ({ totalPrice }) => totalPrice],
  ['Status', ({ status, hold }) => (hold ? ON_HOLD_LABEL : ORDER_STATUS_LABELS[status])],
  ['Napomena', ({ customer }) => customer.notes],
  ['Valuta', ({ currencySymbol }) => currencySymbol],
  ['Dodati proizvodi', upsellList],
  ['Dodato', sumOfUpsells],
  ['Dostava', ({ deliveryPrice }) => deliveryPrice],
  ['Za naplatu', sumToCollect],
]

/** 'Jastučnica, 2 komada, 1.980 RSD (P3HD-9WNC-4KFM)' */
function upsellList({ upsells, currencySymbol }: Order): string {
  const lines = upsells.map(
    ({ orderId, title, quantity, totalPrice }) =>
      `${title}, ${piecesLabel(quantity)}, ${formatMoney(totalPrice, currencySymbol)} (${orderId})`,
  )
  return lines.join('; ')
}

export const csvHeader = (): string => csvLine(ORDER_COLUMNS.map(([name]) => name))
export const csvRow = (order: Order): string => csvLine(ORDER_COLUMNS.map(([, cell]) => cell(order)))
