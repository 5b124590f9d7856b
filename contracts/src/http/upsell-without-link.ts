import { z } from 'zod'

/** The fault of an upsell product that has neither a link nor `noLink`. */
export const UPSELL_URL_INVALID = 'Mora biti validan URL'
export const UPSELL_PRICE_INVALID = 'Upišite cenu veću od 0'
const TITLE_REQUIRED = 'Upišite naziv'

/** True: the product has no page to read, so `url` may be absent. */
export const noUpsellLink = z.boolean('Neispravna vrednost').default(false)

interface Given {
  url?: string | undefined
  noLink: boolean
  title?: string | undefined
  price?: number | undefined
}

/** Refuses an upsell product with neither link nor `noLink`, and one without link whose name or price nobody could find out. */
export function checkUpsellLink({ url, noLink, title, price }: Given, context: z.RefinementCtx): void {
  if (url !== undefined) return
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (!noLink) refuse('url', UPSELL_URL_INVALID)
  if (noLink && !title) refuse('title', TITLE_REQUIRED)
  if (noLink && price === undefined) refuse('price', UPSELL_PRICE_INVALID)
}
