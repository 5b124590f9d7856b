import { useEffect, useState } from 'react'
import type { Seller } from '../render-types.ts'
import { asksFirst, type Consent, consentTo, onConsent } from './consent.ts'

interface AskedConsent {
  /** Nothing speaks against measuring: nobody has to be asked, or they agreed. */
  readonly granted: boolean
  /** The question is still open. */
  readonly open: boolean
}

/** The shopper's answer, as it is now; on the server, and before the page came to life, nothing is granted and nothing asked. */
export function useConsent(seller: Seller | null): AskedConsent {
  const [answer, setAnswer] = useState<{ to: Seller | null; consent: Consent } | null>(null)
  useEffect(() => {
    const read = () => setAnswer({ to: seller, consent: asksFirst(seller) ? consentTo(seller) : true })
    read()
    return onConsent(read)
  }, [seller])
  // What was said to one seller, or to none, holds for no other.
  const consent = answer?.to === seller ? answer?.consent : undefined
  return { granted: consent === true, open: consent === null }
}
