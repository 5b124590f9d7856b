import { type Admin, Kafka, logLevel } from 'kafkajs'
import './kafkajs-timers.ts'
import { ServiceName } from '../security/service-token.ts'
import { behind } from './group-metrics.ts'
import type { KafkaAccess } from './kafka-access.ts'
import { inNamespace } from './names.ts'

/** A consumer group: whether somebody reads for it, and how many messages of each topic it has not read. */
export interface GroupLag {
  group: string
  state: string
  members: number
  lag: number
  topics: { topic: string; lag: number }[]
}

/** How far each of the wanted groups is behind, of those that our user may see. */
export async function groupLags(admin: Admin, isWanted: (group: string) => boolean): Promise<GroupLag[]> {
  const { groups } = await admin.listGroups()
  const ids = groups
    .map(({ groupId }) => groupId)
    .filter(isWanted)
    .sort()
  if (ids.length === 0) return []
  const described = new Map((await admin.describeGroups(ids)).groups.map((group) => [group.groupId, group]))
  // Several groups read the same topic, whose ends are asked for once.
  const ends = new Map<string, ReturnType<Admin['fetchTopicOffsets']>>()
  const endsOf = (topic: string) => {
    const asked = ends.get(topic) ?? admin.fetchTopicOffsets(topic)
    ends.set(topic, asked)
    return asked
  }
  const topicsOf = async (groupId: string) =>
    Promise.all(
      (await admin.fetchOffsets({ groupId })).map(async ({ topic, partitions }) => {
        const ended = new Map((await endsOf(topic)).map((end) => [end.partition, end]))
        const lags = partitions.map(({ partition, offset }) => {
          const end = ended.get(partition)
          return behind(Number(offset), Number(end?.low ?? 0), Number(end?.high ?? 0))
        })
        return { topic, lag: sum(lags) }
      }),
    )
  return Promise.all(
    ids.map(async (group) => {
      const topics = await topicsOf(group)
      const found = described.get(group)
      return {
        group,
        state: found?.state ?? 'Unknown',
        members: found?.members.length ?? 0,
        lag: sum(topics.map(({ lag }) => lag)),
        topics,
      }
    }),
  )
}

/** The groups of one namespace, read over a connection that stays open. */
export interface GroupLags {
  /** By their names without the namespace; readers for one look, and of tls-sync, each of whose processes has a group of its own, are left out. */
  read(): Promise<GroupLag[]>
  stop(): Promise<void>
}

const GROUP_OWNERS: readonly string[] = ServiceName.options.filter((service) => service !== 'tls-sync')

export async function openGroupLags(access: KafkaAccess, namespace: string): Promise<GroupLags> {
  const admin = new Kafka({ clientId: 'group-lags', ...access, logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  const prefix = inNamespace(namespace, '')
  const nameOf = (name: string) => name.slice(prefix.length)
  const isOurs = (group: string) => {
    const [owner = '', ...rest] = nameOf(group).split('.')
    return group.startsWith(prefix) && GROUP_OWNERS.includes(owner) && rest.length > 0 && rest[0] !== 'look'
  }
  return {
    async read() {
      const found = await groupLags(admin, isOurs)
      return found.map(({ group, topics, ...rest }) => ({
        ...rest,
        group: nameOf(group),
        topics: topics.map(({ topic, lag }) => ({ topic: nameOf(topic), lag })),
      }))
    },
    stop: () => admin.disconnect(),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
