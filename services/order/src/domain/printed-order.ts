import { MARKETS } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { amountInWords } from './amount-in-words.ts'
import { customerName } from './customer-name.ts'
import { goodsInParcel } from './goods-in-parcel.ts'
import { type Order, sumOfParcel } from './order.ts'

/** Who sends a parcel, as it stands on the label. */
export interface Sender {
  name: string
  address: string | null
  city: string | null
  phone: string | null
}

/** An order as labels and lists print it. */
export interface PrintedOrder {
  orderId: string
  sender: Sender
  name: string
  address: string
  city: string
  phone: string
  notes: string | null
  /** The code of the order of which it is a part. Not for the label: it opens the data of who ordered, and the part may go to somebody else. */
  partOf: string | null
  /** What is in the parcel. */
  goods: { title: string; sku: string | null; quantity: number }[]
  /** '4.990 RSD' */
  sum: string
  sumInWords: string
}

export function printedOrder(order: Order, sender: Sender): PrintedOrder {
  const { customer, currency, currencySymbol, market } = order
  const amount = sumOfParcel(order)
  return {
    orderId: order.orderId,
    sender,
    name: customerName(order),
    address: customer.address,
    city: [customer.postalCode, customer.city].filter(Boolean).join(' '),
    phone: customer.phoneTyped,
    notes: customer.notes,
    partOf: order.partOf?.orderId ?? null,
    goods: goodsInParcel(order).map(({ title, sku, quantity }) => ({ title, sku, quantity })),
    sum: formatMoney(amount, currencySymbol),
    sumInWords: amountInWords(amount, currency, MARKETS[market].dialect),
  }
}
