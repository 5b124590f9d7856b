import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import type { OrderRead, OrderUpsell } from '@izlog/contracts/http/orders'
import { useEffect, useRef, useState } from 'react'
import { adConsentOf } from '../pixel/consent.ts'
import type { Seller } from '../render-types.ts'
import { type Added, addUpsell } from './add-upsell.ts'

export interface Offering {
  readonly offers: readonly PublicUpsellProduct[]
  /** Offers whose request is under way. */
  readonly adding: readonly number[]
  readonly add: (offer: PublicUpsellProduct) => void
}

/** The upsell products of an order while its upsell window is open, and how to add one (docs/product/builder.md 2.10). */
export function useOffers(
  order: OrderRead,
  seller: Seller | null,
  onAdded: (upsell: OrderUpsell, purchaseEventId: string) => void,
): Offering {
  const [offers, setOffers] = useState<readonly PublicUpsellProduct[]>([])
  const [adding, setAdding] = useState<readonly number[]>([])
  const underWay = useRef(new Set<number>()).current
  const websiteId = order.website.id
  const open = useRef(order.upsellSecondsLeft > 0).current
  useEffect(() => {
    if (open) readOffers(websiteId).then(setOffers)
  }, [open, websiteId])

  const settle = (offer: PublicUpsellProduct, outcome: Added) => {
    if (outcome.kind === 'added') return onAdded(outcome.upsell, outcome.purchaseEventId)
    const { price, soldOut } = outcome
    setOffers((now) =>
      now.map((one) => {
        if (one.id !== offer.id) return one
        if (soldOut) return { ...one, stockLeft: 0 }
        return price === undefined ? one : repriced(one, price)
      }),
    )
    alert(outcome.message)
  }
  const add = async (offer: PublicUpsellProduct) => {
    if (underWay.has(offer.id)) return
    underWay.add(offer.id)
    setAdding([...underWay])
    const outcome = await addUpsell(order, offer, adConsentOf(seller))
    underWay.delete(offer.id)
    setAdding([...underWay])
    settle(offer, outcome)
  }
  return { offers, adding, add }
}

/** Empty if there are no offers, and if they cannot be read: the order itself is placed. */
async function readOffers(websiteId: number): Promise<readonly PublicUpsellProduct[]> {
  try {
    // Signed in, a seller would get the whole list with what is switched off; here they see what shoppers see.
    const response = await fetch(`/api/upsell/products/${websiteId}`, { credentials: 'omit' })
    return response.ok ? await response.json() : []
  } catch {
    return []
  }
}

function repriced(offer: PublicUpsellProduct, discountPrice: number): PublicUpsellProduct {
  const { originalPrice } = offer
  const before = originalPrice !== null && originalPrice > discountPrice ? originalPrice : null
  return { ...offer, discountPrice, originalPrice: before, savings: before === null ? 0 : before - discountPrice }
}
