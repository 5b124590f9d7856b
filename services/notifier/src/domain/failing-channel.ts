import type { Channel } from '@izlog/contracts/domain/delivery'
import type { ChannelHealth } from '@izlog/contracts/http/channel-health'
import { loggable } from '@izlog/kit/loggable'
import type { Delivery } from './delivery.ts'

/** Fewer failed deliveries than these may be anybody's bad luck. */
export const DOWN_FROM = 3
const MAX_REASON = 200

/** An outside service's own words stand in brackets and may quote a shopper; only the number of its answer is kept. */
const QUOTED = / \((?!odgovor \d+\)).*\)/s

type Failed = Pick<Delivery, 'channel' | 'userId' | 'reason' | 'changedAt'>

/** What fails of a channel, without `isDown`: `deliveries` are all that failed, of all channels. */
export function failingOf(channel: Channel, deliveries: readonly Failed[]): Omit<ChannelHealth, 'isDown'> {
  const failed = deliveries
    .filter((one) => one.channel === channel)
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime())
  const sellers = [...new Set(failed.map(({ userId }) => userId))]
  return {
    channel,
    failing: failed.length,
    sellers: sellers.length,
    userId: sellers.length === 1 ? (sellers[0] ?? null) : null,
    since: failed[0]?.changedAt.toISOString() ?? null,
    reason: shortReason(failed.at(-1)?.reason ?? null),
  }
}

const shortReason = (reason: string | null): string | null =>
  reason === null ? null : loggable(reason.replace(QUOTED, '')).slice(0, MAX_REASON)
