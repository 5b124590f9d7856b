import { asRecord } from '@izlog/contracts/domain/as-record'

/**
 * The order of a thank-you address: /hvala/{websiteId}/{orderId}, ?order=, or the history state while the
 * address is hidden. Null without one.
 */
export function orderIn(pathname: string, search: string, remembered: unknown): string | null {
  const [, route, , fromPath] = pathname.split('/')
  if (route === 'hvala' && fromPath) return decoded(fromPath)
  const fromQuery = new URLSearchParams(search).get('order')
  if (fromQuery) return fromQuery
  const { order } = asRecord(remembered)
  return typeof order === 'string' ? order : null
}

/** The website id of a thank-you address, whose seller the server rendered the page for; null without one. */
export function websiteIn(pathname: string, search: string): number | null {
  const [, route, fromPath, order] = pathname.split('/')
  const named = route === 'hvala' && order ? fromPath : new URLSearchParams(search).get('website')
  return Number(named) || null
}

/** Decodes a part of the address; one that was cut within an escape stays as it is, and no order has this code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The ad platform reads the page's address with each event; the first events need this long (ms). */
const SENT_AFTER_MS = 3000

/**
 * Removes the order's code from the address, so that the pixel never sees it (docs/architecture.md, 'Public pages'). The website's id
 * stays, and the history state keeps the rest: a reload shows the same order. Returns a function that restores the address
 * after the pixel's script has sent its events.
 */
export function hideOrder(order: string): () => void {
  const { pathname, search } = location
  const address = asRecord(history.state).address ?? pathname + search
  const website = websiteIn(pathname, search)
  const route = `/${pathname.split('/')[1]}`
  history.replaceState({ order, address }, '', website === null ? route : `${route}?website=${website}`)
  return () => {
    setTimeout(() => history.replaceState(null, '', String(address)), SENT_AFTER_MS)
  }
}
