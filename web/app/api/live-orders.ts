import { OrderStreamEvent } from '@izlog/contracts/http/orders'
import { listen } from './live-stream.ts'

/** Calls `onEvent` for new and changed orders; see `listen`. */
export const listenToOrders = (onEvent: (event: OrderStreamEvent) => void, onOpen: () => void): (() => void) =>
  listen({ path: '/api/orders/stream', type: 'order', schema: OrderStreamEvent }, onEvent, onOpen)
