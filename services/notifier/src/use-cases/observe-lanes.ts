import { Channel } from '@izlog/contracts/domain/delivery'
import type { Worker } from '@izlog/kit/service'
import { channelPausedSeconds, deliveryDueAgeSeconds, deliveryTries } from '@izlog/kit/telemetry/instruments'
import { observe } from '@izlog/kit/telemetry/metrics'
import type { SendOutcome } from '../domain/delivery.ts'
import type { LivePauses } from './live-pauses.ts'
import type { SendDeps } from './send-deliveries.ts'

const KEPT_MS = 10_000
const OUTCOMES: readonly SendOutcome['outcome'][] = ['sent', 'skipped', 'failed', 'postponed']

interface ObserveLanesDeps extends Pick<SendDeps, 'lanes' | 'now'> {
  livePauses: Pick<LivePauses, 'of' | 'pausedSince' | 'resumptions'>
}

/**
 * Observes for how long deliveries are due: those that nothing sends have no age when sent. The time of a pause does not count, as
 * nobody is late then; for how long a channel is paused is observed by itself.
 */
export function observeLanes({ lanes, livePauses, now }: ObserveLanesDeps): Worker {
  let ends: (() => void)[] = []
  const secondsSince = (since: Date, at: Date) => Math.max(0, at.getTime() - since.getTime()) / 1000
  const dueAges = async () => {
    const at = now()
    return Promise.all(
      Channel.options.map(async (channel) => {
        const due = await lanes.dueSince(channel, at, livePauses.of(channel), livePauses.resumptions(channel))
        return { value: secondsSince(due ?? at, at), attributes: { channel } }
      }),
    )
  }
  const pauseAges = async () => {
    const at = now()
    return Channel.options.flatMap((channel) =>
      (['all', 'seller'] as const).map((scope) => ({
        value: secondsSince(livePauses.pausedSince(channel, scope) ?? at, at),
        attributes: { channel, scope },
      })),
    )
  }
  return {
    start() {
      // From nothing on: to Prometheus the first try of an outcome is no increase otherwise.
      for (const channel of Channel.options) for (const outcome of OUTCOMES) deliveryTries.add(0, { channel, outcome })
      ends = [observe(deliveryDueAgeSeconds, KEPT_MS, dueAges), observe(channelPausedSeconds, 0, pauseAges)]
    },
    stop: async () => {
      for (const end of ends) end()
    },
  }
}
