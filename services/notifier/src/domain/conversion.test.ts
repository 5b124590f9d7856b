import { createHash } from 'node:crypto'
import type { OrderCreatedV1 } from '@izlog/contracts/events/orders'
import { describe, expect, it } from 'vitest'
import { purchaseOf } from './conversion.ts'

const sha256 = (text: string) => [createHash('sha256').update(text).digest('hex')]

const order: OrderCreatedV1['data'] = {
  orderId: 'K7QM-4RXW-9TPH',
  userId: 2,
  websiteId: 3,
  customUrl: 'lampa',
  productId: 4,
  productName: 'Lampa',
  title: 'Lampa za čitanje',
  sku: null,
  market: 'Bosnia',
  quantity: 1,
  totalPrice: 59,
  deliveryPrice: 0,
  currency: 'KM',
  currencySymbol: 'KM',
  createdAt: '2026-11-21T03:00:00Z',
  customer: {
    firstName: ' Ana-Marija',
    lastName: 'Šarić',
    email: 'Ana@Primer.BA ',
    phone: '+38761123456',
    phoneTyped: '061 123 456',
    address: 'Ferhadija 1',
    city: 'Banja Luka',
    postalCode: '78 000',
    notes: null,
  },
  status: 'pending',
  possibleDuplicate: false,
  purchaseEventId: '0192f0c0-0000-7000-8000-000000000001',
  client: { ip: null, userAgent: 'Mozilla/5.0', fbp: 'fb.1.1.2', fbc: null, adConsent: null, campaign: null },
}

describe('purchaseOf', () => {
  it('hashes what tells a person, in the form Meta hashes it', () => {
    expect(purchaseOf(order, 'https://izlog.test').user_data).toEqual({
      em: sha256('ana@primer.ba'),
      ph: sha256('38761123456'),
      fn: sha256('anamarija'),
      ln: sha256('šarić'),
      ct: sha256('banjaluka'),
      zp: sha256('78000'),
      country: sha256('ba'),
      client_user_agent: 'Mozilla/5.0',
      fbp: 'fb.1.1.2',
    })
  })

  it('names the click that led here where the cookie of it is gone', () => {
    const campaign = { utm_source: 'fb', fbclid: 'IwAR0' }
    const fbcOf = (fbc: string | null) =>
      purchaseOf({ ...order, client: { ...order.client, fbc, campaign } }, 'https://izlog.test').user_data.fbc
    expect([fbcOf(null), fbcOf('fb.1.5.IwAR9')]).toEqual(['fb.1.1795230000000.IwAR0', 'fb.1.5.IwAR9'])
  })

  it('names the page and the money, and never the order', () => {
    const purchase = purchaseOf(order, 'https://izlog.test')
    expect(purchase).toMatchObject({
      event_id: order.purchaseEventId,
      event_source_url: 'https://izlog.test/lampa',
      custom_data: { value: 59, currency: 'BAM', content_ids: ['4'], content_name: 'Lampa' },
    })
    expect(JSON.stringify(purchase)).not.toContain(order.orderId)
  })
})
