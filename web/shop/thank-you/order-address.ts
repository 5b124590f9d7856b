import { asRecord } from '../../shared/as-record.ts'

/**
 * Which order a thank-you address shows: /hvala/{websiteId}/{orderId}, ?order=, or what the history remembers while the
 * address is hidden. Null when none.
 */
export function orderIn(pathname: string, search: string, remembered: unknown): string | null {
  const [, route, , fromPath] = pathname.split('/')
  if (route === 'hvala' && fromPath) return decoded(fromPath)
  const fromQuery = new URLSearchParams(search).get('order')
  if (fromQuery) return fromQuery
  const { order } = asRecord(remembered)
  return typeof order === 'string' ? order : null
}

/** The page that a thank-you address names beside the order, whose seller the server took for it; null when none. */
export function websiteIn(pathname: string, search: string): number | null {
  const [, route, fromPath, order] = pathname.split('/')
  const named = route === 'hvala' && order ? fromPath : new URLSearchParams(search).get('website')
  return Number(named) || null
}

/** As it stands where somebody has cut it in the middle of a sign: no order has such a string. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The ad platform reads the page's address with every event; it needs a moment for those sent at the start. */
const SENT_AFTER_MS = 3000

/**
 * Takes the order's string out of the address bar, so that the pixel never sees it (docs/architecture.md, 'Public pages'). The page stays
 * named and the history keeps the rest: a reload meanwhile shows the same order on the same route. Gives back what puts the address there
 * again once the pixel's script has come and sent its events.
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
