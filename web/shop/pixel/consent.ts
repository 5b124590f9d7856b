import type { Seller } from '../render-types.ts'

/** What a shopper said to being measured for a seller's ads; null while they have not said. */
export type Consent = boolean | null

const CHANGED = 'izlog:consent'
const keyOf = (pixelId: string) => `izlog.consent.${pixelId}`

/** Whether this seller's shoppers are asked before anything is measured. */
export const asksFirst = (seller: Seller | null): seller is Seller & { readonly pixelId: string } =>
  Boolean(seller?.pixelId && seller.consentBanner)

/** The answer of this browser to this seller. Where nothing can be kept, it counts as not given. */
export function consentTo({ pixelId }: Pick<Seller, 'pixelId'>): Consent {
  try {
    const kept = localStorage.getItem(keyOf(pixelId ?? ''))
    return kept === null ? null : kept === 'yes'
  } catch {
    return null
  }
}

/** Keeps the answer and tells every part of the page that waits for it. */
export function answerConsent(seller: Pick<Seller, 'pixelId'>, agreed: boolean): void {
  try {
    localStorage.setItem(keyOf(seller.pixelId ?? ''), agreed ? 'yes' : 'no')
  } catch {
    // The answer then holds for nothing, which measures nothing.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Calls back at each answer; gives back what ends that. */
export function onConsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** What an order tells the server: null where nobody asked, else whether the shopper agreed. */
export const adConsentOf = (seller: Seller | null): boolean | null =>
  asksFirst(seller) ? consentTo(seller) === true : null
