import { pixelCurrencyOf, upsellContentId } from '@izlog/contracts/domain/market-facts'
import type { OrderRead, OrderUpsell } from '@izlog/contracts/http/orders'
import { useCallback, useEffect, useRef } from 'react'
import { type Pixel, startPixel } from '../pixel/pixel.ts'
import { useConsent } from '../pixel/use-consent.ts'
import type { Seller } from '../render-types.ts'
import { hideOrder } from './order-address.ts'

export type TrackUpsell = (upsell: OrderUpsell, purchaseEventId: string) => void

/**
 * Tracks a purchase once, even if the page is reloaded; the server sends it with the same event id. Where it is reported later than
 * when the order is placed (`purchaseOn`), only the server sends it. Returns a function that tracks an upsell, a purchase of its own.
 */
export function usePurchase(
  order: OrderRead | null,
  seller: Seller | null,
  pixelScriptUrl: string | null,
): TrackUpsell {
  const pixel = useRef<Pixel>(null)
  const { granted } = useConsent(seller)
  const reports = seller?.purchaseOn === 'ordered'
  useEffect(() => {
    if (!order || !seller?.pixelId || !pixelScriptUrl || !granted) return
    pixel.current = startPixel(seller, pixelScriptUrl, hideOrder(order.orderId))
    // A part of a split order was reported with that.
    if (!reports || order.isPart) return
    const goods = { id: String(order.website.productId), name: order.productName, value: order.totalPrice }
    trackOnce(pixel.current, order, goods, order.purchaseEventId)
  }, [order, seller, pixelScriptUrl, granted, reports])
  return useCallback(
    (upsell, purchaseEventId) => {
      if (!order || !pixel.current || !reports) return
      const goods = { id: upsellContentId(upsell.upsellProductId), name: upsell.title, value: upsell.totalPrice }
      trackOnce(pixel.current, order, goods, purchaseEventId)
    },
    [order, reports],
  )
}

interface Goods {
  readonly id: string
  readonly name: string
  readonly value: number
}

function trackOnce(pixel: Pixel, { currencySymbol }: OrderRead, { id, name, value }: Goods, eventId: string): void {
  if (!firstTime(eventId)) return
  pixel.track(
    'Purchase',
    {
      value,
      currency: pixelCurrencyOf(currencySymbol),
      content_type: 'product',
      content_ids: [id],
      content_name: name,
    },
    eventId,
  )
}

/** Stores that the event was sent; without storage, the ad platform drops the second one by its event id. */
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
