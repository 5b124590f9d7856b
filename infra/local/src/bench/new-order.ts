import { randomUUID } from 'node:crypto'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { IDEMPOTENCY_HEADER, type PlaceOrderBody } from '@izlog/contracts/http/orders'

let shoppers = 0

/** How many orders this run has created. */
export const ordersMade = (): number => shoppers

/** An order of a new shopper. */
export function newOrder(page: PublicWebsite): { headers: Record<string, string>; body: PlaceOrderBody } {
  shoppers += 1
  const [offer] = offersOf(page)
  return {
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    body: {
      websiteId: page.id,
      quantity: offer?.quantity ?? 1,
      totalPrice: offer?.price ?? 0,
      customerData: {
        name: `Jovana Stanković ${shoppers}`,
        phone: `064 ${1_000_000 + shoppers}`,
        address: `Bulevar oslobođenja ${shoppers}`,
        city: 'Novi Sad',
        postalCode: '21000',
      },
    },
  }
}
