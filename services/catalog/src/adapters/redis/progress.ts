import { GenerationStep } from '@izlog/contracts/http/catalog'
import type { Logger } from '@izlog/kit/logger'
import type { Redis } from 'ioredis'

const KEPT_SECONDS = 600

type Listener = (step: GenerationStep) => void

/** The current step of a creation, readable on every instance by the seller who chose its key. */
export interface Progress {
  /** Never throws: a creation must not fail because its progress cannot be reported. */
  report(userId: number, key: string, step: GenerationStep): Promise<void>
  /** Calls the listener with the last step, if any, and with every further one until `leave` is called. */
  watch(userId: number, key: string, listener: Listener): Promise<{ leave(): void }>
  stop(): void
}

/** Stores each step in Redis for late listeners, and publishes it for present ones. */
export function createProgress(redis: Redis, keyspace: string, log: Logger): Progress {
  const subscriber = redis.duplicate({ maxRetriesPerRequest: 1, lazyConnect: true })
  subscriber.on('error', (err: Error) => log.warn({ err: err.message }, 'progress'))
  const listeners = new Map<string, Set<Listener>>()
  const channelOf = (userId: number, key: string) => `${keyspace}:progress:${userId}:${key}`
  subscriber.on('message', (channel: string, message: string) => {
    const step = GenerationStep.safeParse(message)
    if (step.success) for (const listener of listeners.get(channel) ?? []) listener(step.data)
  })

  const leave = (channel: string, listener: Listener) => {
    const here = listeners.get(channel)
    here?.delete(listener)
    if (here?.size !== 0) return
    listeners.delete(channel)
    subscriber.unsubscribe(channel).catch((err: unknown) => log.warn({ err }, 'progress'))
  }

  return {
    async report(userId, key, step) {
      const channel = channelOf(userId, key)
      await redis
        .multi()
        .set(channel, step, 'EX', KEPT_SECONDS)
        .publish(channel, step)
        .exec()
        .catch((err: unknown) => log.warn({ err }, 'progress not published'))
    },
    async watch(userId, key, listener) {
      const channel = channelOf(userId, key)
      const here = listeners.get(channel) ?? new Set()
      listeners.set(channel, here.add(listener))
      try {
        await subscriber.subscribe(channel)
        const last = GenerationStep.safeParse(await redis.get(channel))
        if (last.success) listener(last.data)
      } catch (error) {
        leave(channel, listener)
        throw error
      }
      return { leave: () => leave(channel, listener) }
    },
    stop: () => subscriber.disconnect(),
  }
}
