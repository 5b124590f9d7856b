import { useEffect, useState } from 'react'
import type { Seller } from '../render-types.ts'
import { asksFirst, type Consent, consentTo, onConsent } from './consent.ts'

interface AskedConsent {
  /** Measuring is allowed: consent is not required, or it was given. */
  readonly granted: boolean
  /** Consent is required and not answered yet. */
  readonly open: boolean
}

/** The shopper's current consent; on the server and before hydration nothing is granted and nothing asked. */
export function useConsent(seller: Seller | null): AskedConsent {
  const [answer, setAnswer] = useState<{ to: Seller | null; consent: Consent } | null>(null)
  useEffect(() => {
    const read = () => setAnswer({ to: seller, consent: asksFirst(seller) ? consentTo(seller) : true })
    read()
    return onConsent(read)
  }, [seller])
  // An answer to one seller does not apply to another.
  const consent = answer?.to === seller ? answer?.consent : undefined
  return { granted: consent === true, open: consent === null }
}
