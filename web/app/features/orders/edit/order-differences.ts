import { EDITED_FIELD_LABELS, EditedOrderField } from '@izlog/contracts/domain/edited-order-fields'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { typedOf } from './order-form.ts'

type Seen = { [Key in keyof ReturnType<typeof typedOf>]?: unknown }

/** What of an order is other now than when its form was opened. */
export function differencesOf(seen: Seen, order: OrderItem): { label: string; value: string }[] {
  const [before, after] = [flat(seen), flat(typedOf(order))]
  return EditedOrderField.options
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: EDITED_FIELD_LABELS[field], value: after[field] ?? '' }))
}

function flat({ customerData, ...rest }: Seen): Record<string, string | undefined> {
  return { ...(customerData as Record<string, string>), ...(rest as Record<string, string>) }
}
