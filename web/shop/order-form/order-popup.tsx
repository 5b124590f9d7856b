import { offersOf } from '@izlog/contracts/domain/offers'
import { type Ref, useCallback, useImperativeHandle, useState } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { useLandingPixel } from '../pixel/use-landing-pixel.ts'
import { OrderDialog } from './order-dialog.tsx'
import { popupRules } from './order-fields.ts'
import { ORDER_FAILED } from './order-notices.tsx'
import { thankYouPath } from './recent-orders.ts'
import { useEarlyTap } from './use-early-tap.ts'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useOrder } from './use-order.ts'
import { usePopup } from './use-popup.ts'

const REDIRECT_AFTER_MS = 500

export interface OrderPopupHandle {
  /** Opens the form with this quantity chosen. */
  readonly open: (quantity: number) => void
}

interface OrderPopupProps extends LandingProps {
  /** Opening by a handle renders this component alone, not the page around it. */
  ref: Ref<OrderPopupHandle>
}

/**
 * The order form of the Sales and default templates (docs/product/builder.md 2.4). Its dialog is rendered, closed, after the first interaction
 * with the page, so that slow phones show it right after the tap.
 */
export function OrderPopup({ ref, ...props }: OrderPopupProps) {
  const { website, seller, traderName } = props
  const [rules] = useState(() => popupRules(website.targetMarket))
  const ordering = useOrder({
    website,
    seller,
    rules,
    startQuantity: 1,
    onFailed: () => alert(ORDER_FAILED),
    onPlaced: (orderId) => setTimeout(() => location.replace(thankYouPath(website.id, orderId)), REDIRECT_AFTER_MS),
  })
  const { dispatch } = ordering
  const begin = useLandingPixel(props)
  const onOpen = useCallback(
    (quantity: number) => {
      dispatch({ type: 'quantity-chosen', quantity })
      begin(offersOf(website).find((offer) => offer.quantity === quantity)?.price ?? 0)
    },
    [dispatch, begin, website],
  )
  const { isOpen, wasOpened, open, close } = usePopup(onOpen)
  useImperativeHandle(ref, () => ({ open }), [open])
  useEarlyTap(open)
  const hasInteracted = useFirstInteraction()
  if (!wasOpened && !hasInteracted) return null
  const dialog = { website, traderName, ordering, isOpen, wasOpened }
  return <OrderDialog {...dialog} onClose={close} />
}
