import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import type { OrderRead, OrderUpsell } from '@izlog/contracts/http/orders'
import { useEffect, useRef, useState } from 'react'
import { adConsentOf } from '../pixel/consent.ts'
import type { Seller } from '../render-types.ts'
import { type Added, addUpsell } from './add-upsell.ts'

export interface UpsellChoice {
  readonly products: readonly PublicUpsellProduct[]
  /** Products whose request is under way. */
  readonly adding: readonly number[]
  readonly add: (product: PublicUpsellProduct) => void
}

/** The upsell products of an order while its upsell window is open, and how to add one (docs/product/builder.md 2.10). */
export function useUpsellProducts(
  order: OrderRead,
  seller: Seller | null,
  onAdded: (upsell: OrderUpsell, purchaseEventId: string) => void,
): UpsellChoice {
  const [products, setProducts] = useState<readonly PublicUpsellProduct[]>([])
  const [adding, setAdding] = useState<readonly number[]>([])
  const underWay = useRef(new Set<number>()).current
  const websiteId = order.website.id
  const open = useRef(order.upsellSecondsLeft > 0).current
  useEffect(() => {
    if (open) readUpsellProducts(websiteId).then(setProducts)
  }, [open, websiteId])

  const settle = (product: PublicUpsellProduct, outcome: Added) => {
    if (outcome.kind === 'added') return onAdded(outcome.upsell, outcome.purchaseEventId)
    const { price, soldOut } = outcome
    setProducts((now) =>
      now.map((one) => {
        if (one.id !== product.id) return one
        if (soldOut) return { ...one, stockLeft: 0 }
        return price === undefined ? one : repriced(one, price)
      }),
    )
    alert(outcome.message)
  }
  const add = async (product: PublicUpsellProduct) => {
    if (underWay.has(product.id)) return
    underWay.add(product.id)
    setAdding([...underWay])
    const outcome = await addUpsell(order, product, adConsentOf(seller))
    underWay.delete(product.id)
    setAdding([...underWay])
    settle(product, outcome)
  }
  return { products, adding, add }
}

/** Empty if there are no upsell products, and if they cannot be read: the order itself is placed. */
async function readUpsellProducts(websiteId: number): Promise<readonly PublicUpsellProduct[]> {
  try {
    // Signed in, a seller would get the whole list with what is switched off; here they see what shoppers see.
    const response = await fetch(`/api/upsell/products/${websiteId}`, { credentials: 'omit' })
    return response.ok ? await response.json() : []
  } catch {
    return []
  }
}

function repriced(product: PublicUpsellProduct, discountPrice: number): PublicUpsellProduct {
  const { originalPrice } = product
  const before = originalPrice !== null && originalPrice > discountPrice ? originalPrice : null
  return { ...product, discountPrice, originalPrice: before, savings: before === null ? 0 : before - discountPrice }
}
