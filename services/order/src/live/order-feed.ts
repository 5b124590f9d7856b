import { OrderStreamEvent } from '@izlog/contracts/http/orders'
import type { Logger } from '@izlog/kit/logger'
import type { Worker } from '@izlog/kit/service'
import type { Redis } from 'ioredis'
import type { Order } from '../domain/order.ts'
import { orderItem } from '../domain/order-views.ts'

type Listener = (event: OrderStreamEvent) => void

/** Changes of orders as they happen, over Redis, so that every instance feeds its own streams. */
export interface OrderFeed extends Worker {
  tell(kind: OrderStreamEvent['kind'], order: Order): void
  /** `userId` undefined: everybody's. Answers how to stop listening. */
  listen(userId: number | undefined, listener: Listener): () => void
}

/** A missed message costs a row that appears at the next reload; nothing depends on it. */
export function redisOrderFeed(redis: Redis, namespace: string, log: Logger): OrderFeed {
  const channel = `${namespace}:orders`
  const listeners = new Map<Listener, number | undefined>()
  const subscriber = redis.duplicate()
  const warn = (err: unknown) => log.warn({ err }, 'order feed')
  subscriber.on('error', warn)
  subscriber.on('message', (_channel, text) => {
    const event = eventIn(text)
    if (!event) return
    for (const [listener, userId] of listeners) {
      if (userId === undefined || userId === event.order.userId) listener(event)
    }
  })
  return {
    tell(kind, order) {
      redis.publish(channel, JSON.stringify({ kind, order: orderItem(order) })).catch(warn)
    },
    listen(userId, listener) {
      listeners.set(listener, userId)
      return () => void listeners.delete(listener)
    },
    start: () => void subscriber.subscribe(channel).catch(warn),
    async stop() {
      subscriber.disconnect()
    },
  }
}

/** Another version of us may be telling: what we cannot read must not end the process. */
function eventIn(text: string): OrderStreamEvent | undefined {
  try {
    return OrderStreamEvent.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
