import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { Worker } from '../service.ts'

/** What happens to a user's things, over Redis, so that every instance feeds its own streams. */
export interface UserFeed<T> extends Worker {
  tell(userId: number, event: T): void
  /** `userId` undefined: everybody's. Answers how to stop listening. */
  listen(userId: number | undefined, listener: (event: T) => void): () => void
}

/** A missed message costs a line that appears at the next reload; nothing depends on it. */
export function userFeed<S extends z.ZodType>(
  redis: Redis,
  { namespace, name, event, log }: { namespace: string; name: string; event: S; log: Logger },
): UserFeed<z.infer<S>> {
  const channel = `${namespace}:feed:${name}`
  const listeners = new Map<(event: z.infer<S>) => void, number | undefined>()
  const subscriber = redis.duplicate({ autoResubscribe: false })
  const warn = (err: unknown) => log.warn({ err, feed: name }, 'feed')
  subscriber.on('error', warn)
  subscriber.on('message', (_channel, text) => {
    const told = Told.safeParse(parsed(text))
    const read = event.safeParse(told.data?.event)
    // Another version of us may be telling: what we cannot read is passed over.
    if (!told.success || !read.success) return warn(told.error ?? read.error)
    for (const [listener, userId] of listeners) {
      if (userId === undefined || userId === told.data.userId) listener(read.data)
    }
  })
  const subscribe = () => void subscriber.subscribe(channel).catch(warn)
  return {
    tell(userId, told) {
      redis.publish(channel, JSON.stringify({ userId, event: told })).catch(warn)
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

const Told = z.object({ userId: z.int(), event: z.unknown() })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
