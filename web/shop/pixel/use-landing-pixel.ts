import { offersOf } from '@izlog/contracts/domain/offers'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { type Pixel, startPixel } from './pixel.ts'
import { productParameters } from './product-parameters.ts'
import { useConsent } from './use-consent.ts'

/**
 * Tracks PageView and ViewContent; returns the function to call when a shopper begins to order. InitiateCheckout is tracked once a page,
 * however often the form is opened; if consent is given later, then.
 */
export function useLandingPixel({ website, seller, pixelScriptUrl }: LandingProps): (value: number) => void {
  const pixel = useRef<Pixel>(null)
  const checkout = useRef({ value: 0, hasBegun: false, isTracked: false })
  // Edits of the seller are not another view.
  const [opened] = useState(website)
  const { granted } = useConsent(seller)
  useEffect(() => {
    if (!granted) return
    pixel.current = startPixel(seller, pixelScriptUrl)
    pixel.current.track('ViewContent', productParameters(opened, offersOf(opened)[0]?.price ?? 0))
    trackCheckout(pixel.current, checkout.current, opened)
  }, [opened, seller, pixelScriptUrl, granted])
  return useCallback(
    (value) => {
      if (checkout.current.hasBegun) return
      Object.assign(checkout.current, { value, hasBegun: true })
      trackCheckout(pixel.current, checkout.current, website)
    },
    [website],
  )
}

interface Checkout {
  /** Total of the first choice. */
  readonly value: number
  readonly hasBegun: boolean
  isTracked: boolean
}

function trackCheckout(pixel: Pixel | null, checkout: Checkout, website: LandingProps['website']): void {
  if (!pixel || !checkout.hasBegun || checkout.isTracked) return
  checkout.isTracked = true
  pixel.track('InitiateCheckout', productParameters(website, checkout.value))
}
