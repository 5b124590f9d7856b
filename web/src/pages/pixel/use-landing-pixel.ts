import { offersOf } from '@izlog/contracts/domain/offers'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { type Pixel, startPixel } from './pixel.ts'
import { productParameters } from './product-parameters.ts'
import { useConsent } from './use-consent.ts'

/** PageView and ViewContent as the page appears; gives back what to call when a shopper begins to order. */
export function useLandingPixel({ website, seller, pixelScriptUrl }: LandingProps): (value: number) => void {
  const pixel = useRef<Pixel>(null)
  // What its owner edits meanwhile is no other view.
  const [opened] = useState(website)
  const { granted } = useConsent(seller)
  useEffect(() => {
    if (!granted) return
    pixel.current = startPixel(seller, pixelScriptUrl)
    pixel.current.track('ViewContent', productParameters(opened, offersOf(opened)[0]?.price ?? 0))
  }, [opened, seller, pixelScriptUrl, granted])
  return useCallback((value) => pixel.current?.track('InitiateCheckout', productParameters(website, value)), [website])
}
