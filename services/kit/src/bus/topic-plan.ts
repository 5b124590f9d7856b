import { DAY_MS } from '@izlog/contracts/domain/durations'
import { FACTS_RETENTION_DAYS, TOPICS } from '@izlog/contracts/events/topics'
import { inNamespace } from './names.ts'

const REPLICAS = 3

/** A topic as it should be, or as Kafka has it. */
export interface TopicState {
  readonly partitions: number
  readonly replicas: number
  readonly config: Readonly<Record<string, string>>
}

export const FACTS_CONFIG = { 'retention.ms': String(FACTS_RETENTION_DAYS * DAY_MS) }
const SNAPSHOTS_CONFIG = { 'cleanup.policy': 'compact', 'min.compaction.lag.ms': '60000' }

/**
 * Every topic of the contracts by its name in this namespace. With three brokers: a copy on each, and an event counts as published once
 * two have it, so that losing one broker loses no event.
 */
export function plannedTopics(
  namespace: string,
  { partitions, brokers }: { partitions: number; brokers: number },
): ReadonlyMap<string, TopicState> {
  const replicas = Math.min(REPLICAS, brokers)
  const copies = replicas === REPLICAS ? { 'min.insync.replicas': '2' } : {}
  return new Map(
    Object.entries(TOPICS).map(([name, { kind }]) => [
      inNamespace(namespace, name),
      { partitions, replicas, config: { ...(kind === 'snapshots' ? SNAPSHOTS_CONFIG : FACTS_CONFIG), ...copies } },
    ]),
  )
}

/** What differs between the plan and Kafka. `replicas` is only reported: copies are moved by Kafka's own kafka-reassign-partitions.sh. */
export type TopicChange = { readonly topic: string } & (
  | { readonly is: 'missing' }
  | { readonly is: 'partitions' | 'replicas'; readonly from: number; readonly to: number }
  | { readonly is: 'config'; readonly name: string; readonly from: string; readonly to: string }
)

/** Set on a topic that grows. No event is so small: producers are refused, and outboxes keep the events. */
export const PAUSED = { 'max.message.bytes': '1' }
/** Kafka's own value, to which a topic goes back that an interrupted growth has left paused. */
export const OPEN = { 'max.message.bytes': '1048588' }
export const isPaused = ({ config }: TopicState): boolean => config['max.message.bytes'] === PAUSED['max.message.bytes']

/** The changes that lead from what Kafka has to the plan. More partitions than planned are left: Kafka takes none away. */
export function topicChanges(
  plan: ReadonlyMap<string, TopicState>,
  found: ReadonlyMap<string, TopicState>,
): TopicChange[] {
  return [...plan].flatMap(([topic, wanted]): TopicChange[] => {
    const has = found.get(topic)
    if (!has) return [{ topic, is: 'missing' }]
    const config = Object.entries({ ...(isPaused(has) ? OPEN : {}), ...wanted.config })
      .map(([name, to]) => ({ topic, is: 'config' as const, name, from: has.config[name] ?? '', to }))
      .filter(({ from, to }) => from !== to)
    return [
      ...(has.partitions < wanted.partitions
        ? [{ topic, is: 'partitions' as const, from: has.partitions, to: wanted.partitions }]
        : []),
      ...(has.replicas < wanted.replicas
        ? [{ topic, is: 'replicas' as const, from: has.replicas, to: wanted.replicas }]
        : []),
      ...config,
    ]
  })
}
