import { EDITED_FIELD_LABELS, EditedOrderField } from '@izlog/contracts/domain/edited-order-fields'
import type { CustomerData } from '@izlog/contracts/http/orders'
import type { CorrectionRequest } from '@izlog/contracts/http/shopper-changes'
import { DESK_ENTRIES_KEPT, type Noting } from './desk.ts'
import { customerOf, type Order, type StoredDeskEntry } from './order.ts'

/** An order as its seller wants it; `phone` in E.164. */
export interface Edit {
  readonly customerData: CustomerData
  readonly phone: string
  readonly quantity: number
  readonly totalPrice: number
  readonly reason?: string | undefined
}

/** The order after an edit, and which of its fields it changes; undefined when it changes none. */
export function edited(
  order: Order,
  { customerData, phone, quantity, totalPrice, reason }: Edit,
  { by, now }: Noting,
): { order: Order; fields: EditedOrderField[] } | undefined {
  const customer = customerOf(customerData, phone)
  const [before, after] = [order.customer, customer]
  const isChanged: Readonly<Record<EditedOrderField, boolean>> = {
    name: before.firstName !== after.firstName || before.lastName !== after.lastName,
    phone: before.phone !== after.phone,
    email: before.email !== after.email,
    address: before.address !== after.address,
    city: before.city !== after.city,
    postalCode: before.postalCode !== after.postalCode,
    notes: before.notes !== after.notes,
    quantity: order.quantity !== quantity,
    totalPrice: order.totalPrice !== totalPrice,
  }
  const fields = EditedOrderField.options.filter((field) => isChanged[field])
  if (fields.length === 0) return undefined
  const note = fields.map((field) => EDITED_FIELD_LABELS[field]).join(', ')
  const entry: StoredDeskEntry = {
    ...{ step: 'edited', at: now, by, callAt: null },
    ...{ reason: reason ?? null, note, before: order.desk },
  }
  return {
    fields,
    order: {
      ...order,
      customer,
      quantity,
      totalPrice,
      version: order.version + 1,
      deskVersion: order.deskVersion + 1,
      deskEntries: [...order.deskEntries, entry].slice(-DESK_ENTRIES_KEPT),
      updatedAt: now,
    },
  }
}

/** The order as its shopper corrects it; `phone` in E.164. Email, note, quantity and price stay. Undefined when nothing is other. */
export function corrected(
  order: Order,
  { dataTag: _seen, ...wanted }: CorrectionRequest,
  phone: string,
  now: Date,
): ReturnType<typeof edited> {
  const { customer, quantity, totalPrice } = order
  const customerData = { ...wanted, email: customer.email, notes: customer.notes }
  return edited(order, { customerData, phone, quantity, totalPrice }, { by: null, now })
}
