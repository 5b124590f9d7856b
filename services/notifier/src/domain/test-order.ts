import { MARKETS } from '@izlog/contracts/domain/markets'
import type { OrderCreatedV1 } from '@izlog/contracts/events/orders'

/** The mark of a test order in every channel, so that nobody packs it. */
const TEST_MARK = 'PROBA'

/**
 * The order of a seller's test: its number, product, name and note carry the mark, and its sum is 0. It is neither stored nor
 * published. `id` is a uuid.
 */
export function testOrder(userId: number, id: string, at: Date, publicUrl: string): OrderCreatedV1 {
  const createdAt = at.toISOString()
  const { currency, currencySymbol } = MARKETS.Serbia
  // Four characters distinguish tests in a spreadsheet; the code of a real order never looks like this.
  const orderId = `${TEST_MARK}-${id.slice(-4).toUpperCase()}`
  return {
    id,
    type: 'order.created',
    version: 1,
    occurredAt: createdAt,
    aggregateId: orderId,
    aggregateVersion: 1,
    data: {
      orderId,
      userId,
      websiteId: 0,
      customUrl: '',
      productId: 0,
      productName: `${TEST_MARK} (nije prava porudžbina)`,
      title: TEST_MARK,
      sku: null,
      market: 'Serbia',
      quantity: 1,
      totalPrice: 0,
      deliveryPrice: 0,
      currency,
      currencySymbol,
      createdAt,
      customer: {
        firstName: TEST_MARK,
        lastName: 'Izlog',
        email: null,
        phone: '+381600000000',
        phoneTyped: '060 000 0000',
        address: 'Probna ulica 1',
        city: 'Beograd',
        postalCode: '11000',
        notes: `${TEST_MARK}: ovo je provera podešavanja sa ${new URL(publicUrl).host}`,
      },
      status: 'pending',
      possibleDuplicate: false,
      purchaseEventId: id,
      client: { ip: null, userAgent: TEST_MARK, fbp: null, fbc: null, adConsent: null, campaign: null },
    },
  }
}
