import { offersOf } from '@izlog/contracts/domain/offers'
import { type RefObject, useLayoutEffect } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { useLandingPixel } from '../pixel/use-landing-pixel.ts'
import { OrderPopup } from './order-popup.tsx'
import { useEarlyTap } from './use-early-tap.ts'
import { useFirstInteraction } from './use-first-interaction.ts'
import { usePopup } from './use-popup.ts'

interface PopupPlaceProps extends LandingProps {
  /** Is given what opens the form. */
  opener: RefObject<(quantity: number) => void>
}

/** Where the order form is: prepared, unseen, once somebody begins to use the page, so that a slow phone shows it right after the tap. */
export function PopupPlace({ opener, ...props }: PopupPlaceProps) {
  const { website, seller } = props
  const begin = useLandingPixel(props)
  const { quantity, isOpen, open, close } = usePopup((started) =>
    begin(offersOf(website).find((offer) => offer.quantity === started)?.price ?? 0),
  )
  useLayoutEffect(() => {
    opener.current = open
  }, [opener, open])
  useEarlyTap(open)
  const isPrepared = useFirstInteraction()
  if (quantity === null && !isPrepared) return null
  return (
    <OrderPopup
      website={website}
      seller={seller}
      isOpen={isOpen}
      wasOpened={quantity !== null}
      quantity={quantity ?? 1}
      onClose={close}
    />
  )
}
