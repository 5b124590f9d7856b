import type { Seller } from '../render-types.ts'

/** A shopper's consent to being measured for a seller's ads; null before they answer. */
export type Consent = boolean | null

const CHANGED = 'izlog:consent'
const keyOf = (pixelId: string) => `izlog.consent.${pixelId}`

/** True if this seller's shoppers are asked before anything is measured. */
export const asksFirst = (seller: Seller | null): seller is Seller & { readonly pixelId: string } =>
  Boolean(seller?.pixelId && seller.consentBanner)

/** This browser's stored answer to this seller; null without an answer or without storage. */
export function consentTo({ pixelId }: Pick<Seller, 'pixelId'>): Consent {
  try {
    const kept = localStorage.getItem(keyOf(pixelId ?? ''))
    return kept === null ? null : kept === 'yes'
  } catch {
    return null
  }
}

/** Stores the answer and notifies the subscribers on the page. */
export function answerConsent(seller: Pick<Seller, 'pixelId'>, agreed: boolean): void {
  try {
    localStorage.setItem(keyOf(seller.pixelId ?? ''), agreed ? 'yes' : 'no')
  } catch {
    // Without storage there is no consent, so nothing is measured.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Calls back at each answer; returns an unsubscribe function. */
export function onConsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** The consent that an order carries: null if the shopper was not asked, else their answer. */
export const adConsentOf = (seller: Seller | null): boolean | null =>
  asksFirst(seller) ? consentTo(seller) === true : null
