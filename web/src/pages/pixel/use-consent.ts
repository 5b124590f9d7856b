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
  const [consent, setConsent] = useState<Consent | undefined>(undefined)
  useEffect(() => {
    const read = () => setConsent(asksFirst(seller) ? consentTo(seller) : true)
    read()
    return onConsent(read)
  }, [seller])
  return { granted: consent === true, open: consent === null }
}
