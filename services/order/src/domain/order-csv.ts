import { EXPORT_COLUMN_LABELS, type ExportColumn, USUAL_COLUMNS } from '@izlog/contracts/domain/export-columns'
import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import { DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import { ON_HOLD_LABEL, ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { type Column, csvLine } from '@izlog/kit/csv'
import { customerName } from './customer-name.ts'
import { type Order, sumOfUpsells, sumToCollect } from './order.ts'

const date = new Intl.DateTimeFormat('sr-RS', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Belgrade' })

/** What each column holds. */
const CELLS: Readonly<Record<ExportColumn, Column<Order>[1]>> = {
  createdAt: ({ createdAt }) => date.format(createdAt),
  orderId: ({ orderId }) => orderId,
  name: customerName,
  email: ({ customer }) => customer.email,
  phone: ({ customer }) => customer.phoneTyped,
  address: ({ customer }) => customer.address,
  city: ({ customer }) => [customer.postalCode, customer.city].filter(Boolean).join(' '),
  product: ({ productName }) => productName,
  quantity: ({ quantity }) => quantity,
  total: ({ totalPrice }) => totalPrice,
  status: ({ status, hold }) => (hold ? ON_HOLD_LABEL : ORDER_STATUS_LABELS[status]),
  notes: ({ customer }) => customer.notes,
  currency: ({ currencySymbol }) => currencySymbol,
  upsells: upsellList,
  upsellTotal: sumOfUpsells,
  delivery: ({ deliveryPrice }) => deliveryPrice,
  sumToCollect,
  firstName: ({ customer }) => customer.firstName,
  lastName: ({ customer }) => customer.lastName,
  phoneWithCountry: ({ customer }) => customer.phone,
  postalCode: ({ customer }) => customer.postalCode,
  town: ({ customer }) => customer.city,
  desk: ({ desk }) => DESK_LABELS[desk.shipment ?? desk.confirmation],
  goods: ({ productName, title, quantity, upsells }) =>
    [{ title: productName || title, quantity }, ...upsells]
      .map((goods) => `${goods.quantity} × ${goods.title}`)
      .join(', '),
  sku: ({ sku }) => sku,
  trackingId: ({ trackingId }) => trackingId,
  page: ({ website }) => website.customUrl,
}

/** A column with the seller's heading, or its own. */
export const columnOf = (column: ExportColumn, heading?: string): Column<Order> => [
  heading || EXPORT_COLUMN_LABELS[column],
  CELLS[column],
]

/** The columns of a file whose columns nobody chose. */
export const ORDER_COLUMNS: readonly Column<Order>[] = USUAL_COLUMNS.map((column) => columnOf(column))

/** 'Jastučnica, 2 komada, 1.980 RSD (P3HD-9WNC-4KFM)' */
function upsellList({ upsells, currencySymbol }: Order): string {
  const lines = upsells.map(
    ({ orderId, title, quantity, totalPrice }) =>
      `${title}, ${piecesLabel(quantity)}, ${formatMoney(totalPrice, currencySymbol)} (${orderId})`,
  )
  return lines.join('; ')
}

export const csvHeader = (columns = ORDER_COLUMNS): string => csvLine(columns.map(([name]) => name))
export const csvRow = (order: Order, columns = ORDER_COLUMNS): string => csvLine(columns.map(([, cell]) => cell(order)))
