import { OrderStreamEvent } from '@izlog/contracts/http/orders'
import { listen } from './live-stream.ts'

/** Listens to orders as they come and change; see `listen`. */
export const listenToOrders = (onEvent: (event: OrderStreamEvent) => void, onOpen: () => void): (() => void) =>
  listen({ path: '/api/orders/stream', type: 'order', schema: OrderStreamEvent }, onEvent, onOpen)
