import { EXPORT_COLUMN_LABELS, type ExportColumn, USUAL_COLUMNS } from '@izlog/contracts/domain/export-columns'
import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import { DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import { ON_HOLD_LABEL, ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { type Column, csvLine } from '@izlog/kit/csv'
import { customerName } from './customer-name.ts'
import { goodsInParcel } from './goods-in-parcel.ts'
import { type Order, sumOfParcel, sumOfUpsells } from './order.ts'
import { leaderOf } from './parcel-share.ts'

const date = new Intl.DateTimeFormat('sr-RS', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Belgrade' })

/** What each column holds. What is collected and packed stands with the order that leads a shared parcel, once, and a courier's import books it once. */
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
  sumToCollect: sumOfParcel,
  firstName: ({ customer }) => customer.firstName,
  lastName: ({ customer }) => customer.lastName,
  phoneWithCountry: ({ customer }) => customer.phone,
  postalCode: ({ customer }) => customer.postalCode,
  town: ({ customer }) => customer.city,
  desk: ({ desk }) => DESK_LABELS[desk.shipment ?? desk.confirmation],
  goods: parcelList,
  sku: ({ sku }) => sku,
  trackingId: ({ trackingId }) => trackingId,
  page: ({ website }) => website.customUrl,
  inParcelOf: (order) => leaderOf(order)?.orderId ?? '',
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

/** '2 × Jastuk Mirna noć, 1 × Jastučnica' */
function parcelList(order: Order): string {
  if (leaderOf(order)) return ''
  const goods = goodsInParcel(order).map(({ quantity, title }) => `${quantity} × ${title}`)
  return goods.join(', ')
}

export const csvHeader = (columns = ORDER_COLUMNS): string => csvLine(columns.map(([name]) => name))
export const csvRow = (order: Order, columns = ORDER_COLUMNS): string => csvLine(columns.map(([, cell]) => cell(order)))
