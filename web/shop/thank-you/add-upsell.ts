import { asRecord } from '@izlog/contracts/domain/as-record'
import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import type { OrderRead, OrderUpsell } from '@izlog/contracts/http/orders'
import type { UpsellOrderBody } from '@izlog/contracts/http/upsell'
import { adCookies } from '../ad-marks/ad-cookies.ts'
import { abortAfter } from '../parts/abort-after.ts'

/** docs/product/builder.md 8. */
const ADD_FAILED = 'Greška pri dodavanju proizvoda. Pokušajte ponovo.'

const TIMEOUT_MS = 20_000
/** Delay before the automatic retry of a request whose answer was lost. */
const RETRY_AFTER_MS = 1500

export type Added =
  | { readonly kind: 'added'; readonly upsell: OrderUpsell; readonly purchaseEventId: string }
  /** `message` is shown to the shopper; `price` is the product's new price, if that was the reason. */
  | { readonly kind: 'refused'; readonly message: string; readonly price?: number; readonly soldOut?: boolean }

/** Adds one piece of an upsell product to the order's parcel. Safe to repeat: the same product is added once. */
export async function addUpsell(
  order: OrderRead,
  product: PublicUpsellProduct,
  adConsent: boolean | null,
): Promise<Added> {
  const { fbp, fbc } = adConsent === false ? {} : adCookies(document.cookie, location.search, Date.now())
  const body: UpsellOrderBody = {
    originalOrderId: order.orderId,
    upsellProductId: product.id,
    websiteId: order.website.id,
    quantity: 1,
    totalPrice: product.discountPrice,
    adConsent,
    fbp,
    fbc,
  }
  const ask = async () => {
    const response = await fetch('/api/upsell/order', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: abortAfter(TIMEOUT_MS),
    })
    return readAnswer(response.ok, asRecord(await response.json()), product)
  }
  try {
    return await ask().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      return ask()
    })
  } catch {
    return { kind: 'refused', message: ADD_FAILED }
  }
}

/** The server's message for refusals that concern the shopper; for other failures that of docs/product/builder.md 8. */
function readAnswer(ok: boolean, answer: Record<string, unknown>, { id, title, images }: PublicUpsellProduct): Added {
  const { code, message, orderId, quantity, totalPrice, purchaseEventId } = answer
  if (ok && typeof orderId === 'string' && typeof totalPrice === 'number' && typeof purchaseEventId === 'string')
    return {
      kind: 'added',
      purchaseEventId,
      upsell: {
        orderId,
        upsellProductId: id,
        title,
        image: images[0] ?? null,
        quantity: Number(quantity),
        totalPrice,
        acceptedAt: new Date().toISOString(),
      },
    }
  const ours = typeof code === 'string' && /^(upsell|order)\./.test(code) && typeof message === 'string'
  return {
    kind: 'refused',
    message: ours ? message : ADD_FAILED,
    ...(typeof totalPrice === 'number' ? { price: totalPrice } : {}),
    ...(code === 'upsell.sold-out' ? { soldOut: true } : {}),
  }
}
