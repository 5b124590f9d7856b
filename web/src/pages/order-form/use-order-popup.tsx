import { offersOf } from '@izlog/contracts/domain/offers'
import type { ReactNode } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { useLandingPixel } from '../pixel/use-landing-pixel.ts'
import { OrderPopup } from './order-popup.tsx'
import { useEarlyTap } from './use-early-tap.ts'
import { usePopup } from './use-popup.ts'

/** The popup form of a landing page: how to open it with a quantity, and what to put at the end of the page. */
export function useOrderPopup(props: LandingProps): {
  readonly open: (quantity: number) => void
  readonly form: ReactNode
} {
  const { website, seller } = props
  const begin = useLandingPixel(props)
  const { quantity, isOpen, open, close } = usePopup((started) =>
    begin(offersOf(website).find((offer) => offer.quantity === started)?.price ?? 0),
  )
  useEarlyTap(open)
  const form = quantity !== null && (
    <OrderPopup website={website} seller={seller} isOpen={isOpen} quantity={quantity} onClose={close} />
  )
  return { open, form }
}
