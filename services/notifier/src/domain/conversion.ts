import { createHash } from 'node:crypto'
import { MARKETS, pixelCurrencyOf, upsellContentId } from '@izlog/contracts/domain/markets'
import type { OrderCreatedV1 } from '@izlog/contracts/events/orders'
import type { UpsellAcceptedV1 } from '@izlog/contracts/events/upsells'
import { z } from 'zod'

/** A Purchase for the Conversions API, without its time. Names, phone and address are only in it as hashes. */
export const Conversion = z.object({
  event_name: z.literal('Purchase'),
  event_id: z.string(),
  action_source: z.literal('website'),
  event_source_url: z.string(),
  user_data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  custom_data: z.record(z.string(), z.unknown()),
})
export type Conversion = z.infer<typeof Conversion>

/** The order as a Purchase of T; the page's address does not contain the order's code. */
export const purchaseOf = (order: OrderCreatedV1['data'], publicUrl: string): Conversion =>
  conversionOf(order, publicUrl, { id: String(order.productId), name: order.productName })

/** An upsell as a Purchase of U with an event id of its own. */
export const upsellPurchaseOf = (upsell: UpsellAcceptedV1['data'], publicUrl: string): Conversion =>
  conversionOf(upsell, publicUrl, { id: upsellContentId(upsell.upsellProductId), name: upsell.title })

type Bought = OrderCreatedV1['data'] | UpsellAcceptedV1['data']

function conversionOf(bought: Bought, publicUrl: string, product: { id: string; name: string }): Conversion {
  return {
    event_name: 'Purchase',
    event_id: bought.purchaseEventId,
    action_source: 'website',
    event_source_url: `${publicUrl}/${bought.customUrl}`,
    user_data: userData(bought),
    custom_data: {
      value: bought.totalPrice,
      currency: pixelCurrencyOf(bought.currencySymbol),
      content_type: 'product',
      content_ids: [product.id],
      content_name: product.name,
      num_items: bought.quantity,
    },
  }
}

function userData({ customer, client, market, createdAt }: Bought): Conversion['user_data'] {
  const hashed = {
    em: customer.email?.trim().toLowerCase(),
    ph: customer.phone.replace(/\D/g, ''),
    fn: letters(customer.firstName),
    ln: letters(customer.lastName),
    ct: letters(customer.city),
    zp: customer.postalCode?.replace(/\s/g, '').toLowerCase(),
    country: MARKETS[market].country.toLowerCase(),
  }
  const plain = {
    client_ip_address: client.ip,
    client_user_agent: client.userAgent,
    fbp: client.fbp,
    fbc: client.fbc ?? clickOf(client.campaign?.fbclid, createdAt),
  }
  return { ...mapPresent(hashed, (value) => [sha256(value)]), ...mapPresent(plain, (value) => value) }
}

/** The ad click in the format of Meta's cookie `_fbc`: an upsell may be added on a host that has no such cookie. */
const clickOf = (fbclid: string | undefined, at: string): string | null =>
  fbclid ? `fb.1.${Date.parse(at)}.${fbclid}` : null

/** Lower case without spaces, digits and punctuation, as Meta hashes names and cities; letters such as š stay. */
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

function mapPresent<T>(
  fields: Record<string, string | null | undefined>,
  map: (value: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, map(value)]] : [])))
}
