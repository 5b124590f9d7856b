import { z } from 'zod'

/** Where an order came from: a landing page, or its seller, who took it otherwise. */
export const OrderSource = z.enum(['page', 'phone', 'viber', 'instagram', 'other'])
export type OrderSource = z.infer<typeof OrderSource>

export const SOURCE_LABELS: Readonly<Record<OrderSource, string>> = {
  page: 'Stranica',
  phone: 'Telefon',
  viber: 'Viber',
  instagram: 'Instagram',
  other: 'Drugo',
}
