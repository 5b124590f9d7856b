import { groupThousands, parseMoney } from '@izlog/contracts/domain/money'
import { CustomerData, type OrderItem, OrderQuantity, OrderSum } from '@izlog/contracts/http/orders'
import { z } from 'zod'
import { customerName } from '../../../shared/customer-name.ts'

/** An order as it is typed by its seller: the shopper, how many, and for how much in whole units of its currency. */
export const OrderForm = z.object({
  customerData: CustomerData,
  quantity: z
    .string()
    .transform((text) => Number(text))
    .pipe(OrderQuantity),
  totalPrice: z
    .string()
    .transform((text) => parseMoney(text) ?? Number.NaN)
    .pipe(OrderSum),
})
/** What the fields hold. */
export type TypedOrder = z.input<typeof OrderForm>

/** An order as its fields show it. */
export const typedOf = (order: OrderItem): TypedOrder => ({
  customerData: {
    name: customerName(order),
    phone: order.phone,
    address: order.address,
    city: order.city,
    postalCode: order.postalCode ?? '',
    email: order.email ?? '',
    notes: order.notes ?? '',
  },
  quantity: String(order.quantity),
  totalPrice: groupThousands(order.totalPrice),
})
