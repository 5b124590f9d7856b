import type { OrderRead } from '@izlog/contracts/http/orders'

/** An order as GET /api/orders/{orderId} returns it. */
export const sampleOrder = (changes: Partial<OrderRead> = {}): OrderRead => ({
  id: 5,
  orderId: 'K7QM-4RXW-9TPH',
  firstName: 'Jovana',
  lastName: 'Stanković',
  email: 'jovana@primer.test',
  phone: '064 812 3390',
  address: 'Futoška 21',
  city: 'Novi Sad',
  postalCode: '21000',
  quantity: 2,
  totalPrice: 4990,
  currency: 'RSD',
  currencySymbol: 'RSD',
  productName: 'Ortopedski jastuk „Mirna noć“',
  userId: 2,
  website: {
    id: 7,
    productId: 70,
    customUrl: 'mirna-noc',
    productName: 'Jastuk',
    shortName: 'Mirna noć',
    currencySymbol: 'RSD',
  },
  purchaseEventId: '0b8d9d2e-0000-4000-8000-000000000001',
  upsellSecondsLeft: 0,
  upsells: [],
  deliveryPrice: 0,
  sumToCollect: 4990,
  ...changes,
})
