import type { TopicName } from '@izlog/contracts/events/topics'
import type { ServiceName } from '../security/service-token.ts'

interface TopicAccess {
  writers: readonly ServiceName[]
  /** Writers may read their own topics too: republishing compares the store with the topic. */
  readers: readonly ServiceName[]
}

/** Which services write and read each topic. Kafka's access rules are made from it (infra/docker/kafka-acls.ts). */
export const TOPIC_ACCESS: Readonly<Record<TopicName, TopicAccess>> = {
  users: { writers: ['auth'], readers: ['catalog', 'order', 'upsell', 'domain'] },
  integrations: { writers: ['auth'], readers: ['notifier'] },
  websites: { writers: ['catalog'], readers: ['order', 'upsell'] },
  'upsell-products': { writers: ['upsell'], readers: ['catalog', 'order'] },
  'seller-stats': { writers: ['order'], readers: ['catalog'] },
  domains: { writers: ['domain'], readers: ['auth', 'catalog', 'notifier', 'tls-sync'] },
  orders: { writers: ['order'], readers: ['catalog', 'upsell', 'notifier'] },
  upsells: { writers: ['upsell'], readers: ['notifier'] },
  deliveries: { writers: ['notifier'], readers: ['order', 'upsell'] },
  pages: { writers: ['catalog'], readers: [] },
  erasures: { writers: ['upsell', 'notifier', 'catalog'], readers: ['order'] },
  audit: { writers: ['auth', 'order', 'domain', 'notifier'], readers: [] },
}
