import { type TokenBucket, tokenBucket } from '@izlog/kit/security/token-bucket'
import type { Redis } from 'ioredis'
import type { NotifierConfig } from '../config.ts'
import { SHEET_CALLS_AT_ONCE } from './sheet-quota.ts'

/** How often outside services may be called, over all instances; undefined: without a limit. */
export interface CallLimits {
  telegram: TokenBucket | undefined
  sheets: TokenBucket | undefined
}

export function callLimits(redis: Redis, keyspace: string, config: NotifierConfig): CallLimits {
  const { LIMIT_TELEGRAM_PER_MINUTE: messages, LIMIT_SHEETS_CALLS_PER_MINUTE: calls } = config
  const perMinute = (name: string, points: number, burst: number) =>
    tokenBucket(redis, { name, keyspace, points, seconds: 60, burst })
  return {
    // Orders come in bursts, so half of a minute's messages may go at once.
    telegram: perMinute('telegram', messages, messages / 2),
    // All sellers share these calls; a small burst leaves room for the others within the minute.
    sheets: perMinute('sheets', calls, Math.max(SHEET_CALLS_AT_ONCE, calls / 6)),
  }
}
