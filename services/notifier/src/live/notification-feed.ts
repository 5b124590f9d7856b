import { NotificationStreamEvent } from '@izlog/contracts/http/notifications'
import { type UserFeed, userFeed } from '@izlog/kit/live/user-feed'
import type { Logger } from '@izlog/kit/logger'
import type { Redis } from 'ioredis'

/** New and read notifications, streamed to the open screens of their user. */
export type NotificationFeed = UserFeed<NotificationStreamEvent>

export const redisNotificationFeed = (redis: Redis, keyspace: string, log: Logger): NotificationFeed =>
  userFeed(redis, { keyspace, name: 'notifications', event: NotificationStreamEvent, log })
