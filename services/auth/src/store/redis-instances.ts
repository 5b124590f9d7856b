import { parseJson } from '@izlog/contracts/domain/parse-json'
import { Announcement } from '@izlog/contracts/http/system'
import { instancesKey } from '@izlog/kit/instances/instance-keys'
import { ServiceName } from '@izlog/kit/security/service-token'
import type { Redis } from 'ioredis'

/** An announcement, and how long ago (ms) it was made by Redis's clock. */
interface AnnouncedInstance extends Announcement {
  service: ServiceName
  agoMs: number
}

/** What announces itself: every service but tls-sync, which knows no Redis. */
export const ANNOUNCING: readonly ServiceName[] = ServiceName.options.filter((service) => service !== 'tls-sync')

/** Reads what the processes of all services announce (services/kit/src/instances). */
export interface Instances {
  announced(): Promise<AnnouncedInstance[]>
}

export const redisInstances = (redis: Redis, namespace: string): Instances => ({
  async announced() {
    const asked = ANNOUNCING.map((service) => redis.hvals(instancesKey(namespace, service)))
    const [[seconds = 0, micros = 0], ...stored] = await Promise.all([redis.time(), ...asked])
    const now = Number(seconds) * 1000 + Number(micros) / 1000
    return ANNOUNCING.flatMap((service, at) => (stored[at] ?? []).flatMap((text) => announcedIn(text, service, now)))
  },
})

/** Of a process of another release, what this one cannot read is left out. */
function announcedIn(text: string, service: ServiceName, now: number): AnnouncedInstance[] {
  const space = text.indexOf(' ')
  const announcement = Announcement.safeParse(parseJson(text.slice(space + 1)))
  return announcement.success
    ? [{ ...announcement.data, service, agoMs: Math.max(0, now - Number(text.slice(0, space))) }]
    : []
}
