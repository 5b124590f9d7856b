import type { SystemGroup, SystemParts } from '@izlog/contracts/http/system'
import type { KafkaWatch } from '../adapters/kafka-watch.ts'
import { systemParts } from '../domain/system-parts.ts'
import { ANNOUNCING, type Instances } from '../store/redis-instances.ts'

export interface WatchSystemDeps {
  instances: Instances
  watch: Pick<KafkaWatch, 'groups'>
  now: () => Date
}

/** Every service with its processes, as these announce themselves. */
export const readParts = async ({ instances, now }: WatchSystemDeps): Promise<SystemParts> =>
  systemParts(await instances.announced(), ANNOUNCING, now())

/** How far each group is behind, the furthest first. */
export async function readGroups({ watch }: Pick<WatchSystemDeps, 'watch'>): Promise<SystemGroup[]> {
  const groups = await watch.groups()
  return groups
    .map(({ group, members, lag, topics }) => ({
      ...{ group, members, lag },
      topics: topics.filter((topic) => topic.lag > 0),
    }))
    .toSorted((a, b) => b.lag - a.lag || a.group.localeCompare(b.group))
}
