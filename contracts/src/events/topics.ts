import { auditEvents } from './audit.ts'
import { deliveryEvents } from './deliveries.ts'
import { domainEvents } from './domains.ts'
import type { EventSchema } from './envelope.ts'
import { erasureEvents } from './erasures.ts'
import { integrationEvents } from './integrations.ts'
import { orderEvents } from './orders.ts'
import { pageEvents } from './pages.ts'
import { sellerStatsEvents } from './seller-stats.ts'
import { upsellProductEvents } from './upsell-products.ts'
import { upsellEvents } from './upsells.ts'
import { userEvents } from './users.ts'
import { websiteEvents } from './websites.ts'

/** Events of a topic by `type.vN`. */
export type TopicEvents = Readonly<Record<string, EventSchema>>

export type TopicKind =
  /** Compacted: the last snapshot of each key is kept for ever, and projections are rebuilt from it. */
  | 'snapshots'
  /** Kept 7 days, and nothing is rebuilt from them. `orders`, `upsells` and `deliveries` hold personal data. */
  | 'facts'

/** Every topic with its kind and its events. Who writes and reads each is in services/kit/src/bus/topic-access.ts. */
export const TOPICS = {
  users: { kind: 'snapshots', events: userEvents },
  integrations: { kind: 'snapshots', events: integrationEvents },
  websites: { kind: 'snapshots', events: websiteEvents },
  'upsell-products': { kind: 'snapshots', events: upsellProductEvents },
  'seller-stats': { kind: 'snapshots', events: sellerStatsEvents },
  domains: { kind: 'snapshots', events: domainEvents },
  orders: { kind: 'facts', events: orderEvents },
  upsells: { kind: 'facts', events: upsellEvents },
  deliveries: { kind: 'facts', events: deliveryEvents },
  pages: { kind: 'facts', events: pageEvents },
  audit: { kind: 'facts', events: auditEvents },
  erasures: { kind: 'facts', events: erasureEvents },
} as const satisfies Record<string, { kind: TopicKind; events: TopicEvents }>

export type TopicName = keyof typeof TOPICS
export const isTopicName = (name: string): name is TopicName => Object.hasOwn(TOPICS, name)
export const FACTS_RETENTION_DAYS = 7
