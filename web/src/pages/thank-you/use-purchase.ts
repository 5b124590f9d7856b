import { pixelCurrencyOf } from '@izlog/contracts/domain/market-facts'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { useEffect } from 'react'
import { startPixel } from '../pixel/pixel.ts'
import type { Seller } from '../render-types.ts'
import { hideOrder } from './order-address.ts'

/** Tells the pixel of a purchase once, also when the page is loaded again; the server tells it under the same event id. */
export function usePurchase(order: OrderRead | null, seller: Seller | null, pixelScriptUrl: string | null): void {
  useEffect(() => {
    if (!order || !seller?.pixelId || seller.consentBanner || !pixelScriptUrl) return
    const pixel = startPixel(seller, pixelScriptUrl, hideOrder(order.orderId))
    if (!firstTime(order.purchaseEventId)) return
    pixel.track(
      'Purchase',
      {
        value: order.totalPrice,
        currency: pixelCurrencyOf(order.currencySymbol),
        content_type: 'product',
        content_ids: [String(order.website.id)],
        content_name: order.productName,
      },
      order.purchaseEventId,
    )
  }, [order, seller, pixelScriptUrl])
}

/** Remembers the event in this browser; where nothing can be kept, the ad platform itself drops the second one by its id. */
function firstTime(eventId: string): boolean {
  try {
    const key = `izlog.purchase.${eventId}`
    if (localStorage.getItem(key)) return false
    localStorage.setItem(key, '1')
  } catch {
    return true
  }
  return true
}
