import type { Channel } from '@izlog/contracts/domain/delivery'
import { HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import type { ChannelHealth } from '@izlog/contracts/http/channel-health'
import { loggable } from '@izlog/kit/loggable'
import type { Delivery } from './delivery.ts'
import type { Lane } from './lane.ts'

/** Fewer deliveries without an answer than these may be anybody's bad luck. */
const DOWN_FROM = 3
/** From so many sellers on a refusal is hardly each one's own. */
const MANY_SELLERS = 3
/** A failure that is older is retried so rarely that it is no sign of how the channel is now. */
const RECENT_MS = HOUR_MS
/** In a shorter time a busy channel may fail three times in a row by chance. */
const DOWN_FOR_MS = MINUTE_MS
const MAX_REASON = 200

/** An outside service's own words stand in brackets and may quote a shopper; only the number of its answer is kept. */
const QUOTED = / \((?!odgovor \d+\)).*\)/s

export type FailedDelivery = Pick<Delivery, 'channel' | 'userId' | 'reason' | 'failureKind' | 'changedAt'>

/** What fails of a channel. */
type FailingChannel = Omit<ChannelHealth, 'isDown'> & {
  /** The channel is down if nothing that came since then was sent; null: it is not, whatever was sent. */
  suspectSince: Date | null
}

interface Circumstances {
  now: Date
  isPaused: (lane: Lane) => boolean
}

/** What fails of a channel: `deliveries` are all that failed, of all channels. */
export function failingOf(
  channel: Channel,
  deliveries: readonly FailedDelivery[],
  circumstances: Circumstances,
): FailingChannel {
  const failed = deliveries
    .filter((one) => one.channel === channel)
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime())
  const indicative = failed.filter((delivery) => isIndicative(delivery, circumstances))
  const sellers = sellersOf(failed)
  return {
    channel,
    failing: failed.length,
    sellers: sellers.length,
    userId: sellers.length === 1 ? (sellers[0] ?? null) : null,
    since: failed[0]?.changedAt.toISOString() ?? null,
    reason: shortReason(failed.at(-1)?.reason ?? null),
    isWidespread: sellersOf(indicative).length >= MANY_SELLERS,
    suspectSince: suspectSince(indicative, circumstances.now),
  }
}

/** Whether a failure is a sign of how its channel is now: not what a seller has set up wrongly, however many have, and not what waits in a pause. */
const isIndicative = ({ channel, userId, failureKind, changedAt }: FailedDelivery, { now, isPaused }: Circumstances) =>
  failureKind !== 'misconfigured' && now.getTime() - changedAt.getTime() < RECENT_MS && !isPaused({ channel, userId })

/** When the last three failures began that make a channel suspect: three without an answer, or one each of three sellers. Oldest first. */
function suspectSince(indicative: readonly FailedDelivery[], now: Date): Date | null {
  const unanswered = indicative.filter(({ failureKind }) => failureKind === 'unavailable').at(-DOWN_FROM)
  const latestOfEach = new Map(indicative.map((delivery) => [delivery.userId, delivery]))
  const lastOfEach = indicative.filter((delivery) => latestOfEach.get(delivery.userId) === delivery).at(-MANY_SELLERS)
  const begun = [unanswered, lastOfEach].flatMap((delivery) => delivery?.changedAt.getTime() ?? [])
  return begun.length > 0 ? new Date(Math.min(Math.max(...begun), now.getTime() - DOWN_FOR_MS)) : null
}

const sellersOf = (deliveries: readonly FailedDelivery[]): number[] => [
  ...new Set(deliveries.map(({ userId }) => userId)),
]

const shortReason = (reason: string | null): string | null =>
  reason === null ? null : loggable(reason.replace(QUOTED, '')).slice(0, MAX_REASON)
