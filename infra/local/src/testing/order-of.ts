import { offersOf } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import type { PlaceOrderBody } from '@izlog/contracts/http/orders'

/** An order of one piece; each number is a different shopper. */
export const orderOf = (page: PublicWebsite, shopper = 1): PlaceOrderBody => ({
  websiteId: page.id,
  quantity: 1,
  totalPrice: offersOf(page).find(({ quantity }) => quantity === 1)?.price ?? 0,
  customerData: {
    name: `Jovana Stanković ${shopper}`,
    phone: `064 ${String(1_000_000 + shopper)}`,
    address: 'Bulevar oslobođenja 45',
    city: 'Novi Sad',
    postalCode: '21000',
  },
})
