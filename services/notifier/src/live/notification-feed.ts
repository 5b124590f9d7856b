import { NotificationStreamEvent } from '@izlog/contracts/http/notifications'
import type { Logger } from '@izlog/kit/logger'
import type { Worker } from '@izlog/kit/service'
import type { Redis } from 'ioredis'
import { z } from 'zod'

type Listener = (event: NotificationStreamEvent) => void

const Told = z.object({ userId: z.int(), event: NotificationStreamEvent })

/** What happens to people's notifications, over Redis, so that every instance feeds its own streams. */
export interface NotificationFeed extends Worker {
  tell(userId: number, event: NotificationStreamEvent): void
  /** Answers how to stop listening. */
  listen(userId: number, listener: Listener): () => void
}

/** A missed message costs a line that appears at the next reload; nothing depends on it. */
export function redisNotificationFeed(redis: Redis, namespace: string, log: Logger): NotificationFeed {
  const channel = `${namespace}:notifications`
  const listeners = new Map<Listener, number>()
  const subscriber = redis.duplicate({ autoResubscribe: false })
  const warn = (err: unknown) => log.warn({ err }, 'notification feed')
  subscriber.on('error', warn)
  subscriber.on('message', (_channel, text) => {
    const { userId, event } = Told.parse(JSON.parse(text))
    for (const [listener, whose] of listeners) {
      if (whose === userId) listener(event)
    }
  })
  const subscribe = () => void subscriber.subscribe(channel).catch(warn)
  return {
    tell(userId, event) {
      redis.publish(channel, JSON.stringify({ userId, event })).catch(warn)
    },
    listen(userId, listener) {
      listeners.set(listener, userId)
      return () => void listeners.delete(listener)
    },
    start() {
      // Also after Redis was away, at the start or later.
      subscriber.on('ready', subscribe)
      if (subscriber.status === 'ready') subscribe()
    },
    async stop() {
      subscriber.disconnect()
    },
  }
}
