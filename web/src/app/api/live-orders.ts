import { OrderStreamEvent } from '@izlog/contracts/http/orders'

/**
 * Listens to GET /api/orders/stream (server-sent events of type `order`) while the tab is seen: a browser keeps few
 * connections to one host, so a hidden tab holds none. `onReopen` runs when it is seen again, since something may have been missed.
 * Gives back how to stop.
 */
export function listenToOrders(onEvent: (event: OrderStreamEvent) => void, onReopen: () => void): () => void {
  let source: EventSource | null = null
  const close = () => {
    source?.close()
    source = null
  }
  const open = () => {
    source = new EventSource('/api/orders/stream', { withCredentials: true })
    source.addEventListener('order', ({ data }) => {
      const event = OrderStreamEvent.safeParse(JSON.parse(String(data))).data
      if (event) onEvent(event)
    })
  }
  const follow = () => {
    if (document.hidden) return close()
    if (source) return
    open()
    onReopen()
  }
  document.addEventListener('visibilitychange', follow)
  if (!document.hidden) open()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
