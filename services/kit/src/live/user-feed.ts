import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { Redis } from 'ioredis'
import type { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { Worker } from '../service.ts'

/** Events about a user's data, published over Redis so that every instance streams them to its own connections. Without listeners nothing is published. */
export interface UserFeed<T> extends Worker {
  notify(userId: number, event: T): void
  /** False if no instance has a listener: then an event need not even be read from the store. */
  isWatched(userId: number): boolean
  /** `userId` undefined: events of all users. Resolves once subscribed, or at once while Redis is away. Returns an unsubscribe function. */
  listen(userId: number | undefined, listener: (event: T) => void): Promise<() => void>
}

/** Pings make an idle subscription notice a half-open connection. */
const PING_EVERY_MS = 5000

/**
 * There is a Redis channel for each user and one for listeners to all users. Redis returns how many subscribers received a message: after
 * a message with none, nothing is published there until an instance announces that it has subscribed. A lost message only means that a
 * line appears at the next reload.
 */
export function userFeed<S extends z.ZodType>(
  redis: Redis,
  { keyspace, name, event, log }: { keyspace: string; name: string; event: S; log: Logger },
): UserFeed<z.infer<S>> {
  const announcements = `${keyspace}:feed:${name}`
  const channelOf = (userId: number | undefined) => `${announcements}:${userId ?? 'everybody'}`
  const listeners = new Map<string, Set<(event: z.infer<S>) => void>>()
  /** Channels without a subscriber; undefined while an announcement could be missed. Replaced by a new set with each announcement. */
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
    // During a deployment another version may publish events that this one cannot parse: they are skipped.
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
  const publishOn = async (channel: string, text: string) => {
    const before = unwatched
    const receivers = await redis.publish(channel, text)
    // A listener that subscribed after Redis counted has announced itself, which replaced the set.
    if (receivers === 0 && unwatched === before) unwatched?.add(channel)
  }
  let pings: NodeJS.Timeout | undefined
  return {
    notify(userId, pushed) {
      const channels = watchedOf(userId)
      if (channels.length === 0) return
      const text = JSON.stringify(pushed)
      for (const channel of channels) publishOn(channel, text).catch(warn)
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
        warn(err) // `onReady` subscribes once Redis is there
      }
      return () => {
        here.delete(listener)
        if (here.size > 0 || listeners.get(channel) !== here) return
        listeners.delete(channel)
        subscriber.unsubscribe(channel).catch(warn)
      }
    },
    start() {
      // Subscribes again each time the connection is back.
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
