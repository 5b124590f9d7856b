import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { Redis } from 'ioredis'
import type { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { Worker } from '../service.ts'

/** What happens to a user's things, over Redis, so that every instance feeds its own streams. Where nobody listens it costs nothing. */
export interface UserFeed<T> extends Worker {
  notify(userId: number, event: T): void
  /** Whether somebody may listen, at any instance: where nobody does, nothing need be read to be told. */
  isWatched(userId: number): boolean
  /** `userId` undefined: everybody's. Resolves once it gets what any instance tells, or Redis is away; answers how to stop listening. */
  listen(userId: number | undefined, listener: (event: T) => void): Promise<() => void>
}

/** An idle subscription learns by this that its connection is half open. */
const PING_EVERY_MS = 5000

/**
 * Each user has a channel of Redis, and so has everybody. Redis counts who receives a message: after one that nobody received,
 * nothing is sent there until an instance announces that it listens. A missed message costs a line that appears at the next reload;
 * nothing depends on it.
 */
export function userFeed<S extends z.ZodType>(
  redis: Redis,
  { keyspace, name, event, log }: { keyspace: string; name: string; event: S; log: Logger },
): UserFeed<z.infer<S>> {
  const announcements = `${keyspace}:feed:${name}`
  const channelOf = (userId: number | undefined) => `${announcements}:${userId ?? 'everybody'}`
  const listeners = new Map<string, Set<(event: z.infer<S>) => void>>()
  /** Channels without a subscriber; undefined while an announcement could be missed. Another set whenever one becomes watched. */
  let unwatched: Set<string> | undefined
  const watchedOf = (userId: number) => [channelOf(userId), channelOf(undefined)].filter((one) => !unwatched?.has(one))

  const subscriber = redis.duplicate({ autoResubscribe: false })
  const warn = (err: unknown) => log.warn({ err, feed: name }, 'feed')
  subscriber.on('error', warn)
  subscriber.on('close', () => {
    unwatched = undefined
  })
  subscriber.on('message', (channel, text) => {
    if (channel === announcements) {
      unwatched = unwatched?.difference(new Set(text.split(' ')))
      return
    }
    const read = event.safeParse(parseJson(text))
    // Another version of us may be telling: what we cannot read is passed over.
    if (!read.success) return warn(read.error)
    for (const listener of listeners.get(channel) ?? []) listener(read.data)
  })
  const announce = async (channels: string[]) => {
    if (channels.length > 0) await redis.publish(announcements, channels.join(' '))
  }
  const subscribe = async () => {
    const channels = [...listeners.keys()]
    await subscriber.subscribe(announcements, ...channels)
    unwatched = new Set()
    await announce(channels)
  }
  const onReady = () => void subscribe().catch(warn)
  const publish = async (channel: string, text: string) => {
    const before = unwatched
    const receivers = await redis.publish(channel, text)
    // Whoever began to listen since Redis counted has announced it, and the set is another one.
    if (receivers === 0 && unwatched === before) unwatched?.add(channel)
  }
  let pings: NodeJS.Timeout | undefined
  return {
    notify(userId, pushed) {
      const channels = watchedOf(userId)
      if (channels.length === 0) return
      const text = JSON.stringify(pushed)
      for (const channel of channels) publish(channel, text).catch(warn)
    },
    isWatched: (userId) => watchedOf(userId).length > 0,
    async listen(userId, listener) {
      const channel = channelOf(userId)
      const here = listeners.get(channel) ?? new Set()
      listeners.set(channel, here.add(listener))
      try {
        await subscriber.subscribe(channel)
        await announce([channel])
      } catch (err) {
        warn(err) // it is subscribed to once Redis is there
      }
      return () => {
        here.delete(listener)
        if (here.size > 0 || listeners.get(channel) !== here) return
        listeners.delete(channel)
        subscriber.unsubscribe(channel).catch(warn)
      }
    },
    start() {
      // Also after Redis was away, at the start or later.
      subscriber.on('ready', onReady)
      if (subscriber.status === 'ready') onReady()
      pings = setInterval(() => {
        if (subscriber.status === 'ready') subscriber.ping().catch(warn)
      }, PING_EVERY_MS)
    },
    async stop() {
      clearInterval(pings)
      subscriber.disconnect()
    },
  }
}
