import { Channel } from '@izlog/contracts/domain/delivery'
import { type ChannelsHealth, FAILING_READ } from '@izlog/contracts/http/channel-health'
import { MAX_COUNTED } from '@izlog/contracts/http/system'
import { failingOf } from '../domain/failing-channel.ts'
import type { ChannelHealthStore } from '../store/channel-health.ts'
import type { ChannelPauses } from '../store/channel-pauses.ts'
import type { LivePauses } from './live-pauses.ts'

export interface ChannelHealthDeps {
  health: ChannelHealthStore
  pauses: Pick<ChannelPauses, 'all'>
  isPaused: LivePauses['isPaused']
  now: () => Date
}

export type FailingChannelsDeps = Pick<ChannelHealthDeps, 'health' | 'isPaused' | 'now'>

/** What fails of each channel, and how many deliveries wait for the end of each pause. */
export async function readChannelHealth(deps: ChannelHealthDeps): Promise<ChannelsHealth> {
  const { health, pauses } = deps
  const waitingOf = async (records: Awaited<ReturnType<ChannelPauses['all']>>) =>
    Promise.all(
      records
        .filter(({ pause }) => pause !== null)
        .map(async ({ channel, userId }) => ({
          channel,
          userId,
          waiting: await health.waiting({ channel, userId }, MAX_COUNTED),
        })),
    )
  const [failing, paused] = await Promise.all([readFailingChannels(deps), pauses.all().then(waitingOf)])
  return { ...failing, paused }
}

/** What fails of each channel, and whether it is down: nothing of it was sent since it began to fail. */
export async function readFailingChannels({
  health,
  isPaused,
  now,
}: FailingChannelsDeps): Promise<Omit<ChannelsHealth, 'paused'>> {
  const { deliveries, isPartial } = await health.failed(FAILING_READ)
  const channels = Channel.options.map(async (channel) => {
    const { suspectSince, ...failing } = failingOf(channel, deliveries, { now: now(), isPaused })
    return { ...failing, isDown: suspectSince !== null && !(await health.hasSent(channel, suspectSince)) }
  })
  return { channels: await Promise.all(channels), isPartial }
}
