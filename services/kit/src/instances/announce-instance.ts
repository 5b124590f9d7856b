import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { ANNOUNCED_EVERY_MS, type Announcement, SILENT_AFTER_MS } from '@izlog/contracts/http/system'
import type { Redis } from 'ioredis'
import type { BaseConfig } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { ServiceName } from '../security/service-token.ts'
import { pollingWorker, type Worker } from '../worker.ts'
import { instancesKey } from './instance-keys.ts'
import { setLiveInstances } from './live-instances.ts'

/** How long a process that was killed is remembered, so that the operator's page can show that it is gone, ms. */
const REMEMBERED_MS = DAY_MS

/** By Redis's clock, since machines' clocks may differ. Forgets those of the same service that are long gone, and returns how many of the same part are not silent. */
const ANNOUNCE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', now) .. ' ' .. ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  local all = redis.call('HGETALL', KEYS[1])
  local live = 0
  for at = 1, #all, 2 do
    local seen, announced = string.match(all[at + 1], '^(%d+) (.*)$')
    if now - seen > tonumber(ARGV[3]) then
      redis.call('HDEL', KEYS[1], all[at])
    elseif now - seen <= tonumber(ARGV[4]) and cjson.decode(announced).part == ARGV[5] then
      live = live + 1
    end
  end
  return live`

interface Announced {
  name: ServiceName
  config: Pick<BaseConfig, 'NAMESPACE' | 'VERSION' | 'OTEL_SERVICE_NAME'>
  redis: Redis
  log: Logger
  notReady: () => Promise<string[]>
  workers: readonly Worker[]
}

/**
 * Announces this process in Redis every few seconds until it stops: that it runs, since when, what it misses, and what waits in its service's
 * outboxes. So each process also learns how many do the same work.
 */
export function announceInstance({ name, config, redis, log, notReady, workers }: Announced): Worker {
  const key = instancesKey(config.NAMESPACE, name)
  const instance = `${hostname()}-${randomBytes(2).toString('hex')}`
  const part = config.OTEL_SERVICE_NAME ?? name
  const startedAt = new Date().toISOString()
  const announcement = async (): Promise<Announcement> => {
    const missing = await notReady()
    return {
      part,
      instance,
      version: config.VERSION,
      startedAt,
      missing,
      outboxes: missing.includes('store')
        ? null
        : await Promise.all(workers.flatMap((worker) => worker.backlog?.() ?? [])).catch(() => null),
    }
  }
  const announce = async () => {
    const announced = JSON.stringify(await announcement())
    const live = await redis.eval(ANNOUNCE, 1, key, instance, announced, REMEMBERED_MS, SILENT_AFTER_MS, part)
    setLiveInstances(Number(live))
    return 0
  }
  const announcing = pollingWorker('announcement', log, ANNOUNCED_EVERY_MS, announce, { eachInstance: true })
  return {
    start: announcing.start,
    async stop() {
      await announcing.stop()
      // Where this fails, the process looks as if it had been killed.
      await redis.hdel(key, instance).catch(() => undefined)
    },
  }
}
