/**
 * Which order a thank-you address shows: /hvala/{websiteId}/{orderId}, ?order=, or what the history remembers while the
 * address is hidden. Null when none.
 */
export function orderIn(pathname: string, search: string, remembered: unknown): string | null {
  const [, route, , fromPath] = pathname.split('/')
  if (route === 'hvala' && fromPath) return decodeURIComponent(fromPath)
  const fromQuery = new URLSearchParams(search).get('order')
  if (fromQuery) return fromQuery
  const { order } = typeof remembered === 'object' && remembered !== null ? { order: undefined, ...remembered } : {}
  return typeof order === 'string' ? order : null
}

/** The ad platform reads the page's address with every event; it needs a moment for those sent at the start. */
const SENT_AFTER_MS = 3000

/**
 * Takes the order's string out of the address bar, so that the pixel never sees it (docs/architecture.md, 'Public pages').
 * Gives back what puts it there again once the pixel's script has come and sent its events.
 */
export function hideOrder(order: string): () => void {
  const address = location.href
  history.replaceState({ order }, '', '/hvala')
  return () => {
    setTimeout(() => history.replaceState(null, '', address), SENT_AFTER_MS)
  }
}
