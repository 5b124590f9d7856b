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
  const entry: StoredDeskEntry = {
    ...{ step: 'edited', at: now, by, callAt: null },
    ...{ reason: reason ?? null, note: noteOf(fields), before: order.desk },
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
      deskEntries: withEdit(order.deskEntries, entry).slice(-DESK_ENTRIES_KEPT),
      updatedAt: now,
    },
  }
}

const noteOf = (fields: readonly EditedOrderField[]): string =>
  fields.map((field) => EDITED_FIELD_LABELS[field]).join(', ')

/** A shopper's corrections one after the other are one entry, so that they never push out what the seller noted. */
function withEdit(entries: readonly StoredDeskEntry[], entry: StoredDeskEntry): StoredDeskEntry[] {
  const last = entries.at(-1)
  const isContinued = entry.by === null && last?.by === null && last.step === 'edited'
  if (!isContinued) return [...entries, entry]
  const named = [last, entry].flatMap(({ note }) => note?.split(', ') ?? [])
  const fields = EditedOrderField.options.filter((field) => named.includes(EDITED_FIELD_LABELS[field]))
  return [...entries.slice(0, -1), { ...entry, note: noteOf(fields), before: last.before }]
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
